import type { Tier } from '@nightlight/contract'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { selectTrackFor } from '../../music/index.ts'
import { selectCurrentNarration } from '../../narration/index.ts'
import { findMix, makeMix, NotMixed, NotRecorded } from './mix-with-music.ts'

/** A whole story as it is heard. */
export interface StorySound {
  readonly story: { readonly id: string }
  /** The slug of the track to mix in; null for the voice alone. */
  readonly music: string | null
}

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'mixer' | 'secrets'>

/**
 * The file with a whole story as it is heard, which is mixed if it has to be.
 * @returns its key
 * @throws {NotRecorded} before the narration is complete
 * @throws {UpgradeRequired} for music of a higher plan
 */
export async function makeStorySound(deps: Deps, tier: Tier, sound: StorySound): Promise<string> {
  const { narration, track } = await partsOf(deps, tier, sound)
  return track === null ? narration : makeMix(deps, { narration, track })
}

/** The same, if it is there. @throws {NotMixed} if not */
export async function findStorySound(
  deps: Omit<Deps, 'mixer'>,
  tier: Tier,
  sound: StorySound,
): Promise<string> {
  const { narration, track } = await partsOf(deps, tier, sound)
  const found = track === null ? narration : await findMix(deps, { narration, track })
  if (found === null) throw new NotMixed()
  return found
}

async function partsOf({ db }: Pick<Deps, 'db'>, tier: Tier, { story, music }: StorySound) {
  const track = music === null ? null : await selectTrackFor(db, tier, music)
  const narration = await selectCurrentNarration(db, story.id)
  if (!narration?.file) throw new NotRecorded()
  return { narration: narration.file, track }
}
