import { useSyncExternalStore } from 'react'

/** How long to wait before the server is looked for again, where the browser believes in a network that leads nowhere. */
const lookAgainMs = 10_000

const listeners = new Set<() => void>()
let reached = true
let looking: ReturnType<typeof setTimeout> | undefined

/**
 * Whether there is a network that leads to the server. The browser alone does not know: a router without a line behind it looks
 * to it like a network.
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && reached,
    () => true,
  )

/** Told after every call: an answer of the server's own, or none. */
export function heardFromServer(heard: boolean): void {
  if (reached !== heard) {
    reached = heard
    for (const listener of listeners) listener()
  }
  clearTimeout(looking)
  if (!heard) looking = setTimeout(look, lookAgainMs)
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
