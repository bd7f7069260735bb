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
import { splitText } from './split-text.ts'
import { openStoryGain } from './story-gain.ts'

export interface SpeakRequest {
  /** The one account that may hear it; null for what is the same for everybody. */
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
  /** The account to which calls to services are recorded. */
  readonly userId?: number
}

/**
 * Speaks a text and returns the URL of the audio. The name of the file is a keyed digest of the request, so that the same request
 * is not recorded twice, and nobody can guess what others have listened to.
 */
export async function speakText(deps: Deps, request: SpeakRequest, signal: AbortSignal): Promise<string> {
  const provider = await providerOf(deps, request, deps.userId ?? null)
  if (typeof provider === 'string')
    throw new ExpectedError(503, 'unavailable', 'This voice cannot be heard at the moment.')
  const file = fileOf(deps, request)
  if (!(await deps.files.find(file))) {
    const mp3 = await record(provider, deps, request, signal).catch(explainFailure(provider, signal))
    await deps.files.put(file, mp3, 'audio/mpeg')
  }
  return mediaUrl(file)
}

/** @returns the URL of a text that was spoken before; null if it was not, or the recording was removed since */
export async function findSpoken(
  deps: Pick<Deps, 'files' | 'secrets'>,
  request: SpeakRequest,
): Promise<string | null> {
  const file = fileOf(deps, request)
  return (await deps.files.find(file)) ? mediaUrl(file) : null
}

/** Speaks a text, or saves the recording anew if there is one, so that it is kept for longer. */
export async function refreshSpoken(deps: Deps, request: SpeakRequest, signal: AbortSignal): Promise<void> {
  const file = fileOf(deps, request)
  const mp3 = await deps.files.read(file)
  if (mp3) await deps.files.put(file, mp3, 'audio/mpeg')
  else await speakText(deps, request, signal)
}

function fileOf({ secrets }: Pick<Deps, 'secrets'>, request: SpeakRequest): string {
  const { listenerId, providerId, voiceId, text, speed, pauseMs } = request
  const requestKey = JSON.stringify({ providerId, voiceId, text, speed, pauseMs })
  const name = createHmac('sha256', secrets.previews).update(requestKey).digest('hex').slice(0, 40)
  return `${listenerId === null ? sharedPreviews : previewFolder(listenerId)}${name}.mp3`
}

function explainFailure({ name }: SpeechProvider, signal: AbortSignal) {
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

/** One part after the other: a long text must not take all threads of the engine away from stories. */
async function record(
  provider: SpeechProvider,
  { joinSections, db, userId }: Deps,
  { voiceId, text, speed, pauseMs }: SpeakRequest,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const recordings: Uint8Array[] = []
  const parts = splitText(text)
  const withStoryGain = openStoryGain(null, async () => {})
  for (const part of parts) {
    const urgent = parts.length === 1
    const recording = await withStoryGain((storyGain) =>
      provider.record({
        text: part,
        voiceId,
        speed,
        pauseMs,
        urgent,
        signal,
        ...(storyGain && { storyGain }),
        onCall: async (call) =>
          void (await insertSpeechCall(db, { storyId: null, userId: userId ?? null }, call)),
      }),
    )
    recordings.push(recording.mp3)
  }
  const [only, another] = recordings
  return only && !another ? only : joinSections(recordings, 'Nightlight').mp3
}
