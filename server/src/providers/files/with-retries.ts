import { setTimeout as wait } from 'node:timers/promises'
import { type Files, FilesUnavailable, type ListedFile } from '../../platform/files.ts'

const firstDelayMs = 200
const maxDelayMs = 5_000

/** Files in a store that may be down for a while. */
export interface Store extends Files {
  /** @param found collects the keys over all tries of one removal, so that files which an earlier try has removed are counted too */
  removeOlder(prefix: string, before: Date, found?: Set<string>): Promise<number>
}

/**
 * Retries with exponential backoff while the store is unavailable.
 * @param retryForMs no new try is started after this time
 */
export function withRetries(files: Store, retryForMs: number): Files {
  const retry = async <T>(work: () => Promise<T>): Promise<T> => {
    const deadline = Date.now() + retryForMs
    for (let pause = firstDelayMs; ; pause = Math.min(pause * 2, maxDelayMs)) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof FilesUnavailable) || Date.now() + pause > deadline) throw error
      }
      // Jitter: callers that failed together do not retry together.
      await wait(pause * (0.5 + Math.random() / 2))
    }
  }
  return {
    put: (key, bytes, contentType) => retry(() => files.put(key, bytes, contentType)),
    find: (key) => retry(() => files.find(key)),
    read: (key) => retry(() => files.read(key)),
    remove: (key) => retry(() => files.remove(key)),
    removeAll: (prefix) => retry(() => files.removeAll(prefix)),
    removeOlder: (prefix, before) => {
      const found = new Set<string>()
      return retry(() => files.removeOlder(prefix, before, found))
    },
    list: () => listWithRetries(files, retry),
    check: () => files.check(),
  }
}

/** A listing that broke off begins again; what was listed before is skipped. Each file that is reached has the whole time to be retried. */
async function* listWithRetries(
  files: Files,
  retry: <T>(work: () => Promise<T>) => Promise<T>,
): AsyncGenerator<ListedFile> {
  const listed = new Set<string>()
  const begin = () => files.list()[Symbol.asyncIterator]()
  let listing = begin()
  const next = async () => {
    try {
      for (;;) {
        const { value, done } = await listing.next()
        if (done) return null
        if (!listed.has(value.key)) return value
      }
    } catch (error) {
      // A generator that has thrown has ended.
      listing = begin()
      throw error
    }
  }
  for (let file = await retry(next); file; file = await retry(next)) {
    listed.add(file.key)
    yield file
  }
}
