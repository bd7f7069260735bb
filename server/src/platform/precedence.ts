import { once } from 'node:events'

/** Lets work that somebody waits for go before other work of this process that wants the same processors. Nothing of it is saved. */
export interface Precedence {
  /** Does work that other work lets pass. */
  goFirst<T>(work: () => Promise<T>): Promise<T>
  /** Waits while work that goes first is being done. @throws when the signal aborts */
  letPass(signal: AbortSignal): Promise<void>
}

/** @param longestMs how long a piece of work goes first, and how long others wait, so that neither holds the other up for ever */
export function openPrecedence(longestMs: number): Precedence {
  const goingFirst = new Set<Promise<void>>()
  return {
    async goFirst(work) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const end = () => {
        goingFirst.delete(promise)
        resolve()
      }
      goingFirst.add(promise)
      const longest = setTimeout(end, longestMs).unref()
      try {
        return await work()
      } finally {
        clearTimeout(longest)
        end()
      }
    },
    async letPass(signal) {
      signal.throwIfAborted()
      if (goingFirst.size === 0) return
      const enough = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
      const isEnough = once(enough, 'abort')
      while (goingFirst.size > 0 && !enough.aborted) await Promise.race([isEnough, ...goingFirst])
      signal.throwIfAborted()
    },
  }
}
