import { Tinypool } from 'tinypool'
import type { FinishedPage, PageToFinish } from './finish-page.ts'

/** Finishes what people record, one page after the other, on a thread of this machine. */
export interface Studio {
  finish(page: PageToFinish, signal: AbortSignal): Promise<FinishedPage>
  close(): Promise<void>
}

export function openStudio(): Studio {
  const pool = new Tinypool({
    filename: new URL('./finish-page.worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  return {
    finish: (page, signal) => pool.run(page, { signal }),
    close: () => pool.destroy(),
  }
}
