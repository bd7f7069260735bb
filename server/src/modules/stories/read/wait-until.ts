import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { storyTopic } from '../advance-story.ts'

/**
 * Reads at once, and again with every event of a story, until there is a result.
 * @param read returns undefined as long as there is no result
 * @returns the result, or null when there was none within the time
 * @throws what `read` throws
 */
export async function waitUntil<T>(
  { events }: Pick<PlatformDeps, 'events'>,
  storyId: string,
  read: () => Promise<T | undefined>,
  longestWaitMs: number,
): Promise<T | null> {
  const { promise, resolve, reject } = Promise.withResolvers<T | null>()
  // An event may reject the promise during the first read, before anybody awaits it below.
  promise.catch(() => {})
  const tryRead = () => read().then((result) => result !== undefined && resolve(result), reject)
  const timeout = setTimeout(() => resolve(null), longestWaitMs)
  const unsubscribe = await events.subscribe(storyTopic(storyId), () => void tryRead())
  try {
    await tryRead()
    return await promise
  } finally {
    clearTimeout(timeout)
    await unsubscribe()
  }
}
