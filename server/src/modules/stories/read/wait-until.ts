import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { storyTopic } from '../advance-story.ts'

/**
 * Looks at once, and again whenever there is news of a story, until something is seen.
 * @param look answers undefined while there is nothing to see
 * @returns what was seen, or null when there was nothing for so long
 * @throws what a look throws
 */
export async function waitUntil<T>(
  { events }: Pick<PlatformDeps, 'events'>,
  storyId: string,
  look: () => Promise<T | undefined>,
  patienceMs: number,
): Promise<T | null> {
  const { promise, resolve, reject } = Promise.withResolvers<T | null>()
  // News may end the waiting while the first look is on its way: it is told below, and until then nobody listens.
  promise.catch(() => {})
  const lookAgain = () => look().then((seen) => seen !== undefined && resolve(seen), reject)
  const patience = setTimeout(() => resolve(null), patienceMs)
  const unsubscribe = await events.subscribe(storyTopic(storyId), () => void lookAgain())
  try {
    await lookAgain()
    return await promise
  } finally {
    clearTimeout(patience)
    await unsubscribe()
  }
}
