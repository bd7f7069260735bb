import type { Deps } from '../../deps.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { followedStory } from './story-progress.ts'
import { waitUntil } from './wait-until.ts'

/** Proxies give up on a silent request after a minute; a story that takes longer is found in the library. */
const patienceMs = 50_000

/**
 * Waits until a story can be opened.
 * @returns false when it is still being made after a long wait
 * @throws when no story came of it
 */
export async function waitForStory(deps: Pick<Deps, 'db' | 'events'>, id: string): Promise<boolean> {
  const look = async () => {
    const followed = await followedStory(deps.db, id)
    if (!followed || followed.progress.status === 'failed') throw new StoryFailed(followed?.progress.message)
    return followed.progress.status === 'ready' || undefined
  }
  return (await waitUntil(deps, id, look, patienceMs)) ?? false
}

class StoryFailed extends ExpectedError {
  constructor(message: string | null | undefined) {
    super(502, 'provider_failed', message ?? 'Failed to generate story. Please try again.')
  }
}
