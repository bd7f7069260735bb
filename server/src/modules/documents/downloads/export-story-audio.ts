import { plans } from '@nightlight/contract'
import { type Chapter, id3Tag } from '../../../platform/audio/id3.ts'
import { concat, withoutTag } from '../../../platform/audio/mp3.ts'
import { UpgradeRequired } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { narrationOf } from '../../narration/index.ts'
import { type ownStory, selectStory } from '../../stories/index.ts'
import { makeStorySound, NotRecorded } from '../mixes/index.ts'
import { fileNameOf } from '../storybook/index.ts'
import { artworkOf } from './artwork.ts'

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'mixer' | 'secrets'>

/**
 * The whole story as one MP3 with its title, its cover and a chapter for each section.
 * @param music the track to mix in; null for the voice alone
 * @throws {UpgradeRequired} on plans without downloads, and for music of a higher plan
 */
export async function exportStoryAudio(
  deps: Deps,
  account: Account,
  { id }: Awaited<ReturnType<typeof ownStory>>,
  music: string | null,
): Promise<{ name: string; mp3: Uint8Array }> {
  const { db, files } = deps
  if (plans[account.tier].offlineStories === 0) {
    throw new UpgradeRequired('plan', 'Keeping stories as sound comes with the Starlight plan.')
  }
  const story = await selectStory(db, id)
  const sound = await files.read(await makeStorySound(deps, account.tier, { story: { id }, music }))
  if (!story || !sound) throw new NotRecorded()
  const { sections } = story.storyStructure
  const presented = await narrationOf(db, id, sections.length)
  const tag = id3Tag({
    title: story.title,
    artist: presented?.voiceName ?? 'Nightlight',
    album: 'Nightlight',
    artwork: await artworkOf(files, story.storyImages[0]),
    chapters: (presented?.sections ?? []).map(
      ({ position, startMs, durationMs }): Chapter => ({
        title: firstWords(sections[position]?.text ?? ''),
        startMs,
        endMs: startMs + durationMs,
      }),
    ),
  })
  return { name: `${fileNameOf(story.title)}.mp3`, mp3: concat([tag, withoutTag(sound)]) }
}

/** A section has no title, so its chapter is named by its first words. */
const firstWords = (text: string): string => {
  const words = text.trim().split(/\s+/)
  return words.length > 7 ? `${words.slice(0, 7).join(' ')}…` : words.join(' ')
}
