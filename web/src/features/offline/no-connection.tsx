import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { isApiError } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { isOnline, onOnlineChange, useOnline } from '../../lib/online.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfflineStories } from './offline-stories.ts'

interface NoConnectionProps {
  /** Loads again; also called by itself once there is a connection. */
  onRetry: () => void
  /** What is missing. */
  children: ReactNode
}

/** In place of what could not be loaded: that there is no connection, and what can be done without one. */
export function NoConnection({ onRetry, children }: NoConnectionProps) {
  const stories = useOfflineStories()?.stories ?? []
  useRetryWhenOnline(onRetry)
  return (
    <Notice
      title="There is no connection"
      icon={<CloudOff size={28} />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>{children}</p>
      {stories.length === 0 ? (
        <p className="mt-2">No stories are saved on this device, so there is nothing to read until then.</p>
      ) : (
        <>
          <p className="mt-2">You can read and listen to the stories saved on this device:</p>
          <ul className="mt-1">
            {stories.map(({ id, title }) => (
              <li key={id}>
                <Link
                  href={`/story/${id}`}
                  className="inline-flex min-h-12 items-center font-bold text-link underline underline-offset-4"
                >
                  {isolate(title)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

/** Whether something is missing because there is no connection. @param error why it could not be loaded, if it has failed already */
export function useIsDisconnected(error: unknown): boolean {
  const online = useOnline()
  return !online || (isApiError(error) && error.code === 'unreachable')
}

/** Loads again what is missing as soon as there is a connection. */
export function useRetryWhenOnline(onRetry: () => void): void {
  const retry = useLatest(onRetry)
  useEffect(() => onOnlineChange(() => isOnline() && retry.current()), [retry])
}
