import { brownNoise, type Tier } from '@nightlight/contract'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { musicFile, selectTrackFor } from '../../music/index.ts'
import { MusicNotReady, TooManyMixes } from './mix-with-music.ts'

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'mixer'>

/** One takes some seconds of a thread: whoever is behind so many gets silence in time. */
const mostAtOnce = 8
let underWay = 0

/** @throws {UpgradeRequired} for music of a higher plan */
export async function makeStoryTail(
  { db, files, mixer }: Deps,
  tier: Tier,
  { minutes, sound }: { minutes: number; sound: string },
): Promise<Uint8Array> {
  const track = sound === brownNoise ? null : await selectTrackFor(db, tier, sound)
  const music = track === null ? null : await files.read(musicFile(track))
  if (track !== null && !music) throw new MusicNotReady()
  if (underWay >= mostAtOnce) throw new TooManyMixes()
  underWay++
  try {
    return await mixer.tail(music, minutes * 60)
  } finally {
    underWay--
  }
}
