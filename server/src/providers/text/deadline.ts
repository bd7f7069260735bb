import { failureOf } from './model-failed.ts'

/** Aborts when the caller does, or when nothing was heard for too long. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Something was heard: the time starts anew. */
  heard(): void
}

/** Calls a vendor. @throws {ModelFailed} for whatever the vendor or the wait for it did; the caller's own abort as it is */
export async function withinDeadline<T>(
  timeoutMs: number,
  caller: AbortSignal,
  call: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const start = () => setTimeout(() => late.abort(), timeoutMs)
  let timer = start()
  const heard = () => {
    clearTimeout(timer)
    timer = start()
  }
  try {
    return await call({ signal: AbortSignal.any([caller, late.signal]), heard })
  } catch (error) {
    caller.throwIfAborted()
    throw failureOf(error, late.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}
