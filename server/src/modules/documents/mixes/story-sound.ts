import type { Tier } from '@nightlight/contract'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { selectTrackFor } from '../../music/index.ts'
import { selectCurrentNarration } from '../../narration/index.ts'
import { mixWithMusic, NotRecorded } from './mix-with-music.ts'

/**
 * The file with a whole story as it is heard.
 * @param music the slug of the track to mix in; null for the voice alone
 * @returns its key
 * @throws {NotRecorded} before the narration is complete
 * @throws {UpgradeRequired} for music of a higher plan
 */
export async function storySound(
  deps: Pick<PlatformDeps, 'db' | 'files' | 'mixer' | 'secrets'>,
  tier: Tier,
  story: { readonly id: string },
  music: string | null,
): Promise<string> {
  const track = music === null ? null : await selectTrackFor(deps.db, tier, music)
  const narration = await selectCurrentNarration(deps.db, story.id)
  if (!narration?.file) throw new NotRecorded()
  return track === null ? narration.file : mixWithMusic(deps, narration.file, track)
}
