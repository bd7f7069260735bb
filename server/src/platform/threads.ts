import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'

/** Work that would keep everybody else waiting, on threads of this machine. */
export interface Threads<Given, Made> {
  /** @throws when the signal says so, or when a thread takes longer than it may: the thread ends with it */
  run(given: Given, signal: AbortSignal): Promise<Made>
  close(): Promise<void>
}

/**
 * @param worker a module whose default export does the work
 * @param threads pieces that are worked on at the same time; the others wait in line. A thread ends when it has been idle for a minute
 * @param deadlineMs how long a piece may take once a thread has it: time in the line is no sign of a fault
 */
export function openThreads<Given, Made>(
  worker: URL,
  { threads = 1, deadlineMs }: { threads?: number; deadlineMs?: number } = {},
): Threads<Given, Made> {
  const pool = new Tinypool({
    filename: worker.href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  })
  const limit = pLimit(threads)
  return {
    run: (given, signal) =>
      limit(() => {
        const late = deadlineMs === undefined ? [] : [AbortSignal.timeout(deadlineMs)]
        return pool.run(given, { signal: AbortSignal.any([signal, ...late]) })
      }),
    close: () => pool.destroy(),
  }
}
