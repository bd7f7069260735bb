import { finishPage, type PageToFinish } from './finish-page.ts'

/** Runs on a thread of the pool: levelling and encoding a minute of audio would block other requests. */
export default function work(page: PageToFinish) {
  return finishPage(page)
}
