import { createHmac } from 'node:crypto'
import { ExpectedError } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { musicFile } from '../../music/index.ts'

interface Voice {
  /** Where the narration is kept. */
  readonly file: string
  readonly speech: Uint8Array
}

/** A story of ten minutes takes ten seconds or so on a quiet machine. */
const deadlineMs = 180_000

/** The same is made once, whoever asks for it meanwhile. */
const inTheMaking = new Map<string, Promise<Uint8Array>>()

/**
 * A narration with music under it. It is kept beside the narration and goes with it, under a name that nobody guesses: whoever
 * may hear the story may not yet keep it.
 */
export async function soundWithMusic(
  { files, mixer, secrets }: Pick<PlatformDeps, 'files' | 'mixer' | 'secrets'>,
  { file, speech }: Voice,
  track: string,
): Promise<Uint8Array> {
  const seal = createHmac('sha256', secrets.previews).update(`${file} ${track}`).digest('hex').slice(0, 24)
  const mixed = `${file.slice(0, file.lastIndexOf('/') + 1)}music-${seal}.mp3`
  const kept = await files.read(mixed)
  if (kept) return kept
  const running = inTheMaking.get(mixed)
  if (running) return running
  const making = make().finally(() => inTheMaking.delete(mixed))
  inTheMaking.set(mixed, making)
  return making

  async function make(): Promise<Uint8Array> {
    const music = await files.read(musicFile(track))
    if (!music) throw new NoMusic()
    const mp3 = await mixer.mix(speech, music, AbortSignal.timeout(deadlineMs))
    await files.put(mixed, mp3, 'audio/mpeg')
    return mp3
  }
}

class NoMusic extends ExpectedError {
  constructor() {
    super(503, 'unavailable', 'This music is still being made. Please try again in a minute.')
  }
}
