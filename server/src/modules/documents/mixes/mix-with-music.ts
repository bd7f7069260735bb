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
 * @param narration key of the narration's file
 * @param track name of the track's file
 * @returns the key of the mixed file
 */
export async function mixWithMusic(
  { files, mixer, secrets }: Pick<PlatformDeps, 'files' | 'mixer' | 'secrets'>,
  narration: string,
  track: string,
): Promise<string> {
  const digest = createHmac('sha256', secrets.previews)
    .update(`${narration} ${track}`)
    .digest('hex')
    .slice(0, 24)
  const mixed = `${narration.slice(0, narration.lastIndexOf('/') + 1)}music-${digest}.mp3`
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

class MusicNotReady extends Busy {
  constructor() {
    super('This music is still being made. Please try again in a minute.', 60)
  }
}

class TooManyMixes extends Busy {
  constructor() {
    super('Many stories are being mixed with music just now. Please try again in a minute.', 60)
  }
}

export class NotRecorded extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This story has not been read aloud to its end yet.')
  }
}
