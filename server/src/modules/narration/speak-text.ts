import { createHmac } from 'node:crypto'
import { ExpectedError } from '../../platform/errors.ts'
import { mediaUrl } from '../../platform/media-url.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { SpeechDeps, SpeechProvider } from '../voices/index.ts'
import {
  insertSpeechCall,
  previewFolder,
  providerOf,
  reasonOf,
  SpeechFailed,
  sharedPreviews,
} from '../voices/index.ts'
import { partsOf } from './parts-of-text.ts'

export interface SpokenText {
  /** The one account that may hear it; null for what is said to everybody alike. */
  readonly listenerId: number | null
  readonly providerId: string
  readonly voiceId: string
  readonly text: string
  readonly speed: number
  readonly pauseMs: number
}

interface Deps
  extends Pick<PlatformDeps, 'db' | 'files' | 'encryption' | 'secrets'>,
    Pick<SpeechDeps, 'speakers' | 'joinSections'> {
  /** On whose behalf; calls that leave the house are booked. */
  readonly userId?: number
}

/**
 * Speaks a text and returns where it can be heard. The name of the file is a keyed digest of what was asked for, so that the
 * second time the same is there at once, and nobody can guess what others listened to.
 */
export async function speakText(deps: Deps, asked: SpokenText, signal: AbortSignal): Promise<string> {
  const { listenerId, providerId, voiceId, text, speed, pauseMs } = asked
  const provider = await providerOf(deps, asked, deps.userId ?? null)
  if (typeof provider === 'string')
    throw new ExpectedError(503, 'unavailable', 'This voice cannot be heard at the moment.')
  const wanted = JSON.stringify({ providerId, voiceId, text, speed, pauseMs })
  const name = createHmac('sha256', deps.secrets.previews).update(wanted).digest('hex').slice(0, 40)
  const file = `${listenerId === null ? sharedPreviews : previewFolder(listenerId)}${name}.mp3`
  if (!(await deps.files.find(file))) {
    const mp3 = await record(provider, deps, asked, signal).catch(saySo(provider, signal))
    await deps.files.put(file, mp3, 'audio/mpeg')
  }
  return mediaUrl(file)
}

function saySo({ name }: SpeechProvider, signal: AbortSignal) {
  return (error: unknown): never => {
    if (signal.aborted) {
      throw new ExpectedError(
        503,
        'unavailable',
        'The voices are busy just now. Please try again in a moment.',
      )
    }
    if (!(error instanceof SpeechFailed)) throw error
    const advice = error.mayPass ? 'Please try again in a moment.' : 'Please choose another voice.'
    throw new ExpectedError(502, 'provider_failed', `${reasonOf(name, error)}. ${advice}`)
  }
}

/** Part after part: a long text must not take all threads of the engine from the stories. */
async function record(
  provider: SpeechProvider,
  { joinSections, db, userId }: Deps,
  { voiceId, text, speed, pauseMs }: SpokenText,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const takes: Uint8Array[] = []
  const parts = partsOf(text)
  for (const part of parts) {
    const urgent = parts.length === 1
    const take = await provider.record({
      text: part,
      voiceId,
      speed,
      pauseMs,
      urgent,
      signal,
      onCall: async (call) =>
        void (await insertSpeechCall(db, { storyId: null, userId: userId ?? null }, call)),
    })
    takes.push(take.mp3)
  }
  const [only, another] = takes
  return only && !another ? only : joinSections(takes, 'Nightlight').mp3
}
