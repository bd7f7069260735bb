import { clsx } from 'clsx'
import { CloudOff } from 'lucide-react'
import { Link } from 'wouter'
import { useOnline } from '../../lib/online.ts'
import { useOfflineStories } from './offline-stories.ts'

interface OfflineNoticeProps {
  headerAway: boolean
  /** Over a story only that it is so: it stays in sight, and the text is wanted more. */
  isReading: boolean
}

/** Says that the device is offline and what still works. Stays in sight, below the header or in its place. */
export function OfflineNotice({ headerAway, isReading }: OfflineNoticeProps) {
  const online = useOnline()
  const count = useOfflineStories()?.stories.length ?? 0
  return (
    <div role="status" className={clsx('sticky z-20', headerAway ? 'top-0' : 'top-16 short:top-0')}>
      {!online && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-raised px-4 py-2 text-center leading-snug">
          <span>
            <CloudOff size={20} aria-hidden="true" className="me-2 inline align-text-bottom text-lantern" />
            <b>You are offline.</b>{' '}
            <span className={isReading ? 'sr-only' : 'short:sr-only'}>
              {count > 0
                ? 'You can read and listen to the stories on this device. Everything else needs a connection.'
                : 'Nightlight needs a connection.'}
            </span>
          </span>
          {count > 0 && (
            <Link href="/library" className="font-bold text-link underline">
              Your stories
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
