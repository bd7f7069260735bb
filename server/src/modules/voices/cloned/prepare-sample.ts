import { maxSampleSeconds, minSampleSeconds } from '@nightlight/contract'
import { encodeWav } from '@nightlight/lullaby/wav'
import { isClipped, isTooQuiet, tryDecodeWav } from '../../../platform/audio/judge-recording.ts'
import { resample } from '../../../platform/audio/resample.ts'
import { findSilences } from '../../../platform/audio/silences.ts'

export type SampleRefusal = 'unreadable' | 'too short' | 'too long' | 'too quiet' | 'too loud' | 'too little'

export type PreparedSample =
  | { readonly wav: Uint8Array; readonly seconds: number }
  | { readonly refused: SampleRefusal }

const sampleRate = 24_000

/** Whoever reads pauses for breath; a longer silence is none of the voice. */
const longPauseMs = 1500

/** Of the least that is needed, so much has to be voice. */
const leastSpoken = 0.6

/** Looks whether a recording is good enough to make a voice of, and writes it anew: what else was in the file stays behind. */
export function prepareSample(file: Uint8Array): PreparedSample {
  const raw = tryDecodeWav(file)
  if (!raw) return { refused: 'unreadable' }
  const seconds = raw.pcm.length / raw.sampleRate
  if (seconds < minSampleSeconds) return { refused: 'too short' }
  // A recorder that ends by itself ends a moment late.
  if (seconds > maxSampleSeconds + 1) return { refused: 'too long' }
  if (isClipped(raw)) return { refused: 'too loud' }
  const pcm = resample(raw.pcm, sampleRate / raw.sampleRate)
  const sound = { pcm, sampleRate }
  if (isTooQuiet(sound)) return { refused: 'too quiet' }
  const silent = findSilences(sound.pcm, sampleRate, longPauseMs)
  const silentMs = silent.reduce((sum, { from, to }) => sum + to - from, 0)
  if (seconds - silentMs / 1000 < minSampleSeconds * leastSpoken) return { refused: 'too little' }
  return { wav: encodeWav({ sampleRate, channels: [pcm] }), seconds: Math.round(seconds) }
}
