import { createHmac } from 'node:crypto'
import { ExpectedError } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { musicFile } from '../../music/index.ts'

interface NarrationAudio {
  /** Key of the narration's file. */
  readonly file: string
  readonly speech: Uint8Array
}

/** A story of ten minutes takes about ten seconds on an idle machine. */
const deadlineMs = 180_000

/** Concurrent requests for the same file wait for one mix. */
const runningMixes = new Map<string, Promise<Uint8Array>>()

/**
 * A narration mixed with music. The file is stored beside the narration and deleted with it, under a name that cannot be guessed:
 * those who may listen to the story need not be allowed to download it.
 */
export async function mixWithMusic(
  { files, mixer, secrets }: Pick<PlatformDeps, 'files' | 'mixer' | 'secrets'>,
  { file, speech }: NarrationAudio,
  track: string,
): Promise<Uint8Array> {
  const digest = createHmac('sha256', secrets.previews).update(`${file} ${track}`).digest('hex').slice(0, 24)
  const mixed = `${file.slice(0, file.lastIndexOf('/') + 1)}music-${digest}.mp3`
  const existing = await files.read(mixed)
  if (existing) return existing
  const running = runningMixes.get(mixed)
  if (running) return running
  const mixing = mix().finally(() => runningMixes.delete(mixed))
  runningMixes.set(mixed, mixing)
  return mixing

  async function mix(): Promise<Uint8Array> {
    const music = await files.read(musicFile(track))
    if (!music) throw new MusicNotReady()
    const mp3 = await mixer.mix(speech, music, AbortSignal.timeout(deadlineMs))
    await files.put(mixed, mp3, 'audio/mpeg')
    return mp3
  }
}

class MusicNotReady extends ExpectedError {
  constructor() {
    super(503, 'unavailable', 'This music is still being made. Please try again in a minute.')
  }
}
