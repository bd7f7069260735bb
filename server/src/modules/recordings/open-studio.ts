import { type OneThread, oneThread } from '../../platform/one-thread.ts'
import type { FinishedPage, PageToFinish } from './finish-page.ts'

/** Finishes what people record. */
export type Studio = OneThread<PageToFinish, FinishedPage>

export const openStudio = (): Studio => oneThread(new URL('./finish-page.worker.ts', import.meta.url))
