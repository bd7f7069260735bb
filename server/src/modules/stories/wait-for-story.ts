import type { Deps } from '../../deps.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { storyTopic } from './advance-story.ts'
import { followedStory } from './story-progress.ts'

/** Proxies give up on a silent request after a minute; a story that takes longer is found in the library. */
const patienceMs = 50_000

/**
 * Waits until a story can be opened.
 * @returns false when it is still being made after a long wait
 * @throws when no story came of it
 */
export async function waitForStory(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: string,
): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const look = async () => {
    const followed = await followedStory(db, id)
    if (followed?.progress.status === 'ready') resolve(true)
    if (!followed || followed.progress.status === 'failed')
      reject(new StoryFailed(followed?.progress.message))
  }
  const patience = setTimeout(() => resolve(false), patienceMs)
  const unsubscribe = await events.subscribe(storyTopic(id), () => void look().catch(reject))
  try {
    await look()
    return await promise
  } finally {
    clearTimeout(patience)
    await unsubscribe()
  }
}

class StoryFailed extends ExpectedError {
  constructor(message: string | null | undefined) {
    super(502, 'provider_failed', message ?? 'Failed to generate story. Please try again.')
  }
}
