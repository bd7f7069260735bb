import { CloudOff } from 'lucide-react'
import { Link } from 'wouter'
import { useOnline } from '../../lib/online.ts'
import { useOfflineStories } from './offline-stories.ts'

/** Says that the device is offline and what still works. */
export function OfflineNotice() {
  const online = useOnline()
  const count = useOfflineStories()?.stories.length ?? 0
  return (
    <div role="status">
      {!online && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-raised px-4 py-3 text-center">
          <span>
            <CloudOff size={20} aria-hidden="true" className="me-2 inline align-text-bottom text-lantern" />
            <b>You are offline.</b>{' '}
            {count > 0
              ? 'Stories on this device can be read and heard; everything else waits for the network.'
              : 'Everything waits for the network.'}
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
