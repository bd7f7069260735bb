import { type ApiError, isApiError } from './api-error.ts'

/** How soon after such a response the server is asked whether it can serve, and how often from then on. */
const firstMs = 2_000
const retryMs = 10_000

/** A call that fails for a reason of its own while the server is ready must not be repeated without end. */
const quietMs = 60_000

const listeners = new Set<() => void>()
let isWaiting = false
let wasAway = false
let recoveredAt = Number.NEGATIVE_INFINITY

/** Whether nobody can be served just now, as while the database is away or no process is ready: not a fault of this call. */
export const isAway = (error: unknown): error is ApiError =>
  isApiError(error) &&
  [502, 503, 504].includes(error.status) &&
  (error.code === undefined || error.code === 'unavailable')

/** Called for every response of that kind: waits until the server can serve again, once for all of them. */
export function reportAway(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(check, firstMs)
}

/** @returns a function that ends the subscription */
export function onRecovered(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function check(): Promise<void> {
  const isReady = await fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReady) {
    wasAway = true
    setTimeout(check, retryMs)
    return
  }
  const quietLeftMs = recoveredAt + quietMs - performance.now()
  if (!wasAway && quietLeftMs > 0) {
    setTimeout(check, quietLeftMs)
    return
  }
  isWaiting = false
  wasAway = false
  recoveredAt = performance.now()
  for (const listener of listeners) listener()
}
