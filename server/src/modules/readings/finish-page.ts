import { maxPageSeconds, type WordTiming } from '@nightlight/contract'
import { alignWords } from '../../platform/audio/align-words.ts'
import type { Sound } from '../../platform/audio/decode-sound.ts'
import { isClipped, isTooQuiet, tryDecodeWav } from '../../platform/audio/judge-recording.ts'
import { level } from '../../platform/audio/level.ts'
import { encodeMp3 } from '../../platform/audio/mp3.ts'
import { resample } from '../../platform/audio/resample.ts'
import { setPauses } from '../../platform/audio/set-pauses.ts'
import { highestVoicePeak } from '../../platform/audio/voice-loudness.ts'

export interface PageToFinish {
  readonly text: string
  /** As the browser sent it. */
  readonly wav: Uint8Array
}

export type Refusal = 'unreadable' | 'too short' | 'too long' | 'too quiet'

export type FinishedPage =
  | {
      readonly mp3: Uint8Array
      readonly durationMs: number
      readonly words: readonly WordTiming[]
      readonly advice: 'short' | 'loud' | null
    }
  | { readonly refused: Refusal }

/** The same format and loudness as every other voice. */
const sampleRate = 24_000
const loudness = -19

/** After a sentence. People pause by themselves; this only separates sentences that run into each other. */
const pauseMs = 300

/** Nobody speaks more letters a second than this over a whole page. */
const mostLettersPerSecond = 30

/** Turns a person's recording into what a built-in voice would have recorded: trimmed, levelled and encoded, with word times. */
export async function finishPage({ text, wav }: PageToFinish): Promise<FinishedPage> {
  const raw = tryDecodeWav(wav, maxPageSeconds + 1)
  if (typeof raw === 'string') return { refused: raw }
  const seconds = raw.pcm.length / raw.sampleRate
  if (seconds < 1) return { refused: 'too short' }
  const pcm = resample(raw.pcm, sampleRate / raw.sampleRate)
  if (isTooQuiet({ pcm, sampleRate })) return { refused: 'too quiet' }
  const { pcm: paced, words } = setPauses(
    text,
    { pcm, sampleRate },
    alignWords(text, pcm, sampleRate),
    pauseMs,
  )
  const levelled = level(paced, sampleRate, loudness, highestVoicePeak)
  const mp3 = await encodeMp3([levelled], { sampleRate, channels: 1, bitrate: 64 })
  const durationMs = Math.round((levelled.length / sampleRate) * 1000)
  return { mp3, durationMs, words, advice: adviceOn(text, durationMs, raw) }
}

function adviceOn(text: string, durationMs: number, raw: Sound): 'short' | 'loud' | null {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters / (durationMs / 1000) > mostLettersPerSecond) return 'short'
  return isClipped(raw) ? 'loud' : null
}
