import { finishPage, type PageToFinish } from './finish-page.ts'

/** Runs on a thread of the pool: levelling and encoding a minute of sound would keep everybody else waiting. */
export default function work(page: PageToFinish) {
  return finishPage(page)
}
