import { ExpectedError } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { soundOf } from '../../narration/index.ts'
import { waitUntil } from './wait-until.ts'

/** Proxies give up on a silent request after a minute. */
const patienceMs = 50_000

/**
 * Waits until a narration is recorded.
 * @returns where it can be heard, or null when it is still being recorded after a long wait
 * @throws when nothing came of it
 */
export function waitForNarration(
  deps: Pick<PlatformDeps, 'db' | 'events'>,
  storyId: string,
  narrationId: number,
): Promise<string | null> {
  const look = async () => {
    const audioUrl = await soundOf(deps.db, narrationId)
    if (audioUrl === undefined) throw new NarrationFailed()
    return audioUrl ?? undefined
  }
  return waitUntil(deps, storyId, look, patienceMs)
}

class NarrationFailed extends ExpectedError {
  constructor() {
    super(502, 'provider_failed', 'The narration could not be recorded. Please try again.')
  }
}
