import { Tinypool } from 'tinypool'

/** Work that would keep everybody else waiting, one piece after the other, on a thread of this machine. */
export interface OneThread<Given, Made> {
  run(given: Given, signal: AbortSignal): Promise<Made>
  close(): Promise<void>
}

/** @param worker a module whose default export does the work. The thread ends when it has been idle for a minute. */
export function oneThread<Given, Made>(worker: URL): OneThread<Given, Made> {
  const pool = new Tinypool({
    filename: worker.href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  return {
    run: (given, signal) => pool.run(given, { signal }),
    close: () => pool.destroy(),
  }
}
