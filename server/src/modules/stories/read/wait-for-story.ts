import { ExpectedError } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { readProgress } from './story-progress.ts'
import { waitUntil } from './wait-until.ts'

/** Less than the minute after which proxies give up on a silent request; a story that takes longer is in the library later. */
const longestWaitMs = 50_000

/**
 * Waits until a story can be opened.
 * @returns false when it is still being made after a long wait
 * @throws when the story failed
 */
export async function waitForStory(deps: Pick<PlatformDeps, 'db' | 'events'>, id: string): Promise<boolean> {
  const readReady = async () => {
    const progress = await readProgress(deps.db, id)
    if (!progress || progress.status === 'failed') throw new StoryFailed(progress?.message)
    return progress.status === 'ready' || undefined
  }
  return (await waitUntil(deps, id, readReady, longestWaitMs)) ?? false
}

class StoryFailed extends ExpectedError {
  constructor(message: string | null | undefined) {
    super(502, 'provider_failed', message ?? 'Failed to generate story. Please try again.')
  }
}
