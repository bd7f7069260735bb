import { useSyncExternalStore } from 'react'

/** Delay before the next attempt to reach the server when the browser thinks it is online. */
const retryMs = 10_000

const listeners = new Set<() => void>()
let reached = true
let looking: ReturnType<typeof setTimeout> | undefined

/** Whether the server can be reached. `navigator.onLine` alone is not enough: it is true for a router without an internet connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && reached,
    () => true,
  )

/** Called after every request. @param heard whether the server itself responded */
export function heardFromServer(heard: boolean): void {
  if (reached !== heard) {
    reached = heard
    for (const listener of listeners) listener()
  }
  clearTimeout(looking)
  if (!heard) looking = setTimeout(look, retryMs)
}

function look(): void {
  fetch('/healthz', { cache: 'no-store' }).then(
    () => heardFromServer(true),
    () => heardFromServer(false),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', look)
  addEventListener('offline', listener)
  addEventListener('online', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', look)
    removeEventListener('offline', listener)
    removeEventListener('online', listener)
  }
}
