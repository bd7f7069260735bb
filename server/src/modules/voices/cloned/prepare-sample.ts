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

/** Readers pause for breath; a longer silence does not count as voice. */
const longPauseMs = 1500

/** The share of the shortest allowed recording that has to be voice. */
const leastSpoken = 0.6

/** Checks whether a recording is good enough to clone, and encodes it again, which removes everything else that was in the file. */
export function prepareSample(file: Uint8Array): PreparedSample {
  // A recorder that stops by itself stops a moment late.
  const raw = tryDecodeWav(file, maxSampleSeconds + 1)
  if (typeof raw === 'string') return { refused: raw }
  const seconds = raw.pcm.length / raw.sampleRate
  if (seconds < minSampleSeconds) return { refused: 'too short' }
  if (isClipped(raw)) return { refused: 'too loud' }
  const pcm = resample(raw.pcm, sampleRate / raw.sampleRate)
  const sound = { pcm, sampleRate }
  if (isTooQuiet(sound)) return { refused: 'too quiet' }
  const silent = findSilences(sound.pcm, sampleRate, longPauseMs)
  const silentMs = silent.reduce((sum, { from, to }) => sum + to - from, 0)
  if (seconds - silentMs / 1000 < minSampleSeconds * leastSpoken) return { refused: 'too little' }
  return { wav: encodeWav({ sampleRate, channels: [pcm] }), seconds: Math.round(seconds) }
}
