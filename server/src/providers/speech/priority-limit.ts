import pLimit from 'p-limit'

interface Options {
  /** Goes before everything that is not, except what has begun. */
  readonly urgent: boolean
  /** What waits is given up when this says so. */
  readonly signal: AbortSignal
}

/** Lets so many pieces of work go on at the same time. Vendors refuse more than a few calls at once. */
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
      // A place for each: the first that is free goes to whoever is first then.
      void limit(next)
    })
}
