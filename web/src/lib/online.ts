import { useSyncExternalStore } from 'react'

/** Delay before the next attempt to reach the server when the browser thinks it is online. */
const retryMs = 10_000

const listeners = new Set<() => void>()
let reachable = true
let retryTimer: ReturnType<typeof setTimeout> | undefined

/** Whether the server can be reached. `navigator.onLine` alone is not enough: it is true for a router without an internet connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && reachable,
    () => true,
  )

/** Called after every request. @param responded whether the server itself responded */
export function reportReachable(responded: boolean): void {
  if (reachable !== responded) {
    reachable = responded
    for (const listener of listeners) listener()
  }
  clearTimeout(retryTimer)
  if (!responded) retryTimer = setTimeout(probe, retryMs)
}

function probe(): void {
  fetch('/healthz', { cache: 'no-store' }).then(
    () => reportReachable(true),
    () => reportReachable(false),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', probe)
  addEventListener('offline', listener)
  addEventListener('online', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', probe)
    removeEventListener('offline', listener)
    removeEventListener('online', listener)
  }
}
