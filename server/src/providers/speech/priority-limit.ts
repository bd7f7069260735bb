import pLimit from 'p-limit'

interface Options {
  /** Goes before everything that is not, except what has begun. */
  readonly urgent: boolean
  /** What waits is given up when this says so. */
  readonly signal: AbortSignal
}

/** Limits how many tasks run at a time. Vendors refuse more than a few calls at once. */
export function priorityLimit(concurrency: number) {
  const limit = pLimit(concurrency)
  const urgentWork: (() => Promise<void>)[] = []
  const otherWork: (() => Promise<void>)[] = []
  const next = () => (urgentWork.shift() ?? otherWork.shift())?.()

  return <T>({ urgent, signal }: Options, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const waiting = urgent ? urgentWork : otherWork
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(signal.reason)
      }
      const begin = async () => {
        signal.removeEventListener('abort', giveUp)
        await work().then(resolve, reject)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.push(begin)
      // A slot for each: a free slot goes to the task that is first in the queue at that time.
      void limit(next)
    })
}
