import { type ReactNode, useEffect } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { isOnline, onOnlineChange, useOnline } from '../../lib/online.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface NoConnectionProps {
  /** Loads again; also called by itself once there is a connection. */
  onRetry: () => unknown
  /** What is missing, and what can be done without it. */
  children: ReactNode
}

/** In place of what could not be loaded because there is no connection. */
export function NoConnection({ onRetry, children }: NoConnectionProps) {
  const retry = useLatest(onRetry)
  useEffect(() => onOnlineChange(() => void (isOnline() && retry.current())), [retry])
  return (
    <Notice title="There is no connection" action={<Button onClick={() => void onRetry()}>Try again</Button>}>
      {children}
    </Notice>
  )
}

/** Whether something is missing because there is no connection. @param error why it could not be loaded, if it has failed already */
export function useIsDisconnected(error: unknown): boolean {
  const online = useOnline()
  return !online || (isApiError(error) && !error.status)
}
