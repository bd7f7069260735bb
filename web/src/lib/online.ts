import { useSyncExternalStore } from 'react'

/** Delay before the next attempt to reach the server when the browser thinks it is online. */
const retryMs = 10_000

const listeners = new Set<() => void>()
let reachable = true
let retryTimer: ReturnType<typeof setTimeout> | undefined

/** Whether the server can be reached. `navigator.onLine` alone is not enough: it is true for a router without an internet connection. */
export const useOnline = (): boolean => useSyncExternalStore(onOnlineChange, isOnline, () => true)

export const isOnline = (): boolean => navigator.onLine && reachable

/** Called after every request. @param responded whether the server itself responded */
export function reportReachable(responded: boolean): void {
  if (reachable !== responded) {
    reachable = responded
    notify()
  }
  clearTimeout(retryTimer)
  if (!responded) retryTimer = setTimeout(checkReachable, retryMs)
}

/** Finds out whether the server can be reached, for connections that break without saying why. */
export function checkReachable(): void {
  fetch('/healthz', { cache: 'no-store' }).then(
    () => reportReachable(true),
    () => reportReachable(false),
  )
}

/** @returns a function that ends the subscription */
export function onOnlineChange(listener: () => void): () => void {
  if (listeners.size === 0) listenToBrowser(addEventListener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) listenToBrowser(removeEventListener)
  }
}

function listenToBrowser(listen: typeof addEventListener | typeof removeEventListener): void {
  listen('online', checkReachable)
  listen('online', notify)
  listen('offline', notify)
}

function notify(): void {
  for (const listener of listeners) listener()
}
