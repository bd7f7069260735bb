import { setTimeout as wait } from 'node:timers/promises'
import { type Files, FilesUnavailable } from '../../platform/files.ts'

const firstWaitMs = 200
const longestWaitMs = 5_000

/** Files in a place that may be away for a while. */
export interface Store extends Files {
  /** @param found gathers the keys over all tries of one removal: what an earlier one has removed is counted too */
  removeOlder(prefix: string, before: Date, found?: Set<string>): Promise<number>
}

/**
 * Files that are asked for again, ever more rarely, while the place where they are does not answer. Somebody who waits for a
 * page is told soon; work that nobody waits for has time.
 * @param patienceMs no new try is begun later than this
 */
export function withRetries(files: Store, patienceMs: number): Files {
  const persist = async <T>(work: () => Promise<T>): Promise<T> => {
    const until = Date.now() + patienceMs
    for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof FilesUnavailable) || Date.now() + pause > until) throw error
      }
      // Many that were refused together do not come back together.
      await wait(pause * (0.5 + Math.random() / 2))
    }
  }
  return {
    put: (key, bytes, contentType) => persist(() => files.put(key, bytes, contentType)),
    find: (key) => persist(() => files.find(key)),
    read: (key) => persist(() => files.read(key)),
    removeAll: (prefix) => persist(() => files.removeAll(prefix)),
    removeOlder: (prefix, before) => {
      const found = new Set<string>()
      return persist(() => files.removeOlder(prefix, before, found))
    },
    list: () => files.list(),
    check: () => files.check(),
  }
}
