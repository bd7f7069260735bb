import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'

/** Runs work that would block the event loop on threads. */
export interface Threads<Input, Output> {
  /** @throws when the signal aborts or the deadline is over; the thread is then ended */
  run(input: Input, signal?: AbortSignal): Promise<Output>
  /**
   * Starts the threads if they have ended, so that they are there when the next tasks come.
   * @param input of a small task that loads what later ones need; its failure is left to them
   */
  warmUp(input: Input): void
  close(): Promise<void>
}

/**
 * @param worker a module whose default export does the work
 * @param threads how many tasks run at a time; the others wait
 * @param idleMs after how long without a task a thread ends, and its memory returns
 * @param deadlineMs how long a task may run, not counting its time in the queue
 */
export function openThreads<Input, Output>(
  worker: URL,
  {
    threads = 1,
    deadlineMs,
    idleMs = 60_000,
  }: { threads?: number; deadlineMs?: number; idleMs?: number } = {},
): Threads<Input, Output> {
  const pool = new Tinypool({
    filename: worker.href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
  })
  const limit = pLimit(threads)
  const run = (input: Input, signal?: AbortSignal): Promise<Output> =>
    limit(() => {
      const deadline = deadlineMs === undefined ? undefined : AbortSignal.timeout(deadlineMs)
      const signals = [signal, deadline].filter((each) => each !== undefined)
      return pool.run(input, { signal: AbortSignal.any(signals) })
    })
  return {
    run,
    warmUp(input) {
      if (limit.activeCount > 0 || pool.threads.length >= threads) return
      for (let thread = 0; thread < threads; thread++) run(input).catch(() => undefined)
    },
    close: () => pool.destroy(),
  }
}
