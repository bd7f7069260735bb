import { createHmac } from 'node:crypto'
import { Busy, ExpectedError } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { musicFile } from '../../music/index.ts'

/** One is mixed at a time: whoever is behind so many would wait for minutes. */
const mostMixes = 8

/** Concurrent requests for the same file wait for one mix. */
const runningMixes = new Map<string, Promise<void>>()

/**
 * A narration mixed with music. The file is stored beside the narration and deleted with it, under a name that cannot be guessed:
 * those who may listen to the story need not be allowed to hear the music.
 */
interface Mix {
  /** Key of the narration's file. */
  readonly narration: string
  /** Name of the track's file. */
  readonly track: string
}

/** @returns the key of the mixed file; null if it has not been made */
export async function findMix(
  { files, secrets }: Pick<PlatformDeps, 'files' | 'secrets'>,
  mix: Mix,
): Promise<string | null> {
  const mixed = keyOf(secrets, mix)
  return (await files.find(mixed)) ? mixed : null
}

/** @returns the key of the mixed file, which is made unless it is there */
export async function makeMix(
  { files, mixer, secrets }: Pick<PlatformDeps, 'files' | 'mixer' | 'secrets'>,
  { narration, track }: Mix,
): Promise<string> {
  const mixed = keyOf(secrets, { narration, track })
  if (await files.find(mixed)) return mixed
  if (!runningMixes.has(mixed) && runningMixes.size >= mostMixes) throw new TooManyMixes()
  const mixing = runningMixes.get(mixed) ?? mix().finally(() => runningMixes.delete(mixed))
  runningMixes.set(mixed, mixing)
  await mixing
  return mixed

  async function mix(): Promise<void> {
    const speech = await files.read(narration)
    if (!speech) throw new NotRecorded()
    const music = await files.read(musicFile(track))
    if (!music) throw new MusicNotReady()
    const mp3 = await mixer.mix(speech, music)
    await files.put(mixed, mp3, 'audio/mpeg')
  }
}

function keyOf(secrets: PlatformDeps['secrets'], { narration, track }: Mix): string {
  const digest = createHmac('sha256', secrets.previews).update(`${narration} ${track}`).digest('hex')
  return `${narration.slice(0, narration.lastIndexOf('/') + 1)}music-${digest.slice(0, 24)}.mp3`
}

export class MusicNotReady extends Busy {
  constructor() {
    super('This music is still being made. Please try again in a minute.', 60)
  }
}

export class TooManyMixes extends Busy {
  constructor() {
    super('Many stories are being mixed with music just now. Please try again in a minute.', 60)
  }
}

export class NotMixed extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This story has not been mixed with this music yet.')
  }
}

export class NotRecorded extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This story has not been read aloud to its end yet.')
  }
}
