import { openThreads, type Threads } from '../../platform/threads.ts'
import type { FinishedPage, PageToFinish } from './finish-page.ts'

/** Finishes what people record. */
export type Studio = Threads<PageToFinish, FinishedPage>

export const openStudio = (): Studio => openThreads(new URL('./finish-page.worker.ts', import.meta.url))
