import type { Deps } from '../../deps.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { soundOf } from '../narration/index.ts'
import { storyTopic } from './advance-story.ts'

/** Proxies give up on a silent request after a minute. */
const patienceMs = 50_000

/**
 * Waits until a narration is recorded.
 * @returns where it can be heard, or null when it is still being recorded after a long wait
 * @throws when nothing came of it
 */
export async function waitForNarration(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  storyId: string,
  narrationId: number,
): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const look = async () => {
    const audioUrl = await soundOf(db, narrationId)
    if (audioUrl === undefined) reject(new NarrationFailed())
    else if (audioUrl !== null) resolve(audioUrl)
  }
  const patience = setTimeout(() => resolve(null), patienceMs)
  const unsubscribe = await events.subscribe(storyTopic(storyId), () => void look().catch(reject))
  try {
    await look()
    return await promise
  } finally {
    clearTimeout(patience)
    await unsubscribe()
  }
}

class NarrationFailed extends ExpectedError {
  constructor() {
    super(502, 'provider_failed', 'The narration could not be recorded. Please try again.')
  }
}
