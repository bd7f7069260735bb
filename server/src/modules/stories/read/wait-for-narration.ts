import { ExpectedError } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { audioUrlOf } from '../../narration/index.ts'
import { waitUntil } from './wait-until.ts'

/** Less than the minute after which proxies give up on a silent request. */
const longestWaitMs = 50_000

/**
 * Waits until a narration is recorded.
 * @returns the URL of the audio, or null when it is still being recorded after a long wait
 * @throws when the narration failed
 */
export function waitForNarration(
  deps: Pick<PlatformDeps, 'db' | 'events'>,
  storyId: string,
  narrationId: number,
): Promise<string | null> {
  const readAudioUrl = async () => {
    const audioUrl = await audioUrlOf(deps.db, narrationId)
    if (audioUrl === undefined) throw new NarrationFailed()
    return audioUrl ?? undefined
  }
  return waitUntil(deps, storyId, readAudioUrl, longestWaitMs)
}

class NarrationFailed extends ExpectedError {
  constructor() {
    super(502, 'provider_failed', 'The narration could not be recorded. Please try again.')
  }
}
