import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { currentAudioOf } from '../../narration/index.ts'
import { advanceStory } from '../advance-story.ts'
import { setAudio } from '../written-story.queries.ts'

/** Called when sections were recorded: cards offer the audio, and subscribers are notified. */
export async function narrationAdvanced(
  deps: Pick<PlatformDeps, 'db' | 'events' | 'metrics'>,
  storyId: string,
): Promise<void> {
  const audioUrl = await currentAudioOf(deps.db, storyId)
  if (audioUrl) await setAudio(deps.db, storyId, audioUrl)
  await advanceStory(deps, storyId)
}
