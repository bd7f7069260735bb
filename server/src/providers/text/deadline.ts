import { failureOf } from './model-failed.ts'

/** Aborts when the caller does, or when no data has arrived for too long. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Call when data has arrived: restarts the timeout. */
  extend(): void
}

/** Calls a vendor. @throws {ModelFailed} when the vendor fails or times out; an abort of the caller is rethrown */
export async function withinDeadline<T>(
  timeoutMs: number,
  caller: AbortSignal,
  call: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const start = () => setTimeout(() => late.abort(), timeoutMs)
  let timer = start()
  const extend = () => {
    clearTimeout(timer)
    timer = start()
  }
  try {
    return await call({ signal: AbortSignal.any([caller, late.signal]), extend: extend })
  } catch (error) {
    caller.throwIfAborted()
    throw failureOf(error, late.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}
