import { ExpectedError } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { readProgress } from './story-progress.ts'
import { waitUntil } from './wait-until.ts'

/** Proxies give up on a silent request after a minute; a story that takes longer is found in the library. */
const patienceMs = 50_000

/**
 * Waits until a story can be opened.
 * @returns false when it is still being made after a long wait
 * @throws when no story came of it
 */
export async function waitForStory(deps: Pick<PlatformDeps, 'db' | 'events'>, id: string): Promise<boolean> {
  const look = async () => {
    const progress = await readProgress(deps.db, id)
    if (!progress || progress.status === 'failed') throw new StoryFailed(progress?.message)
    return progress.status === 'ready' || undefined
  }
  return (await waitUntil(deps, id, look, patienceMs)) ?? false
}

class StoryFailed extends ExpectedError {
  constructor(message: string | null | undefined) {
    super(502, 'provider_failed', message ?? 'Failed to generate story. Please try again.')
  }
}
