import { UnreadableSound } from '@nightlight/lullaby/wav'
import { SpeechFailed } from '../../../modules/voices/index.ts'
import { decodeSound, type Sound } from '../../../platform/audio/decode-sound.ts'
import { endLevel, findSilences } from '../../../platform/audio/silences.ts'
import type { Spoken } from './voice-vendor.ts'

/**
 * The fastest plausible reading rate, in characters per second: voices have 10 to 15 at their natural rate. Shorter audio lacks
 * part of its text.
 */
const fastest = 18
/** The slowest plausible rate: below it, the voice has derailed. */
const slowest = 2

/** Shorter texts cannot be judged by their pace. */
const minCharacters = 40

/** A voice that has finished is so far below its loud parts at the end, in dB. */
const fadesBelow = -10

/** Tolerance for the duration that a vendor reports. */
const toleranceMs = 400

/**
 * Hears a sound out before it is taken: whether it is sound, whether somebody speaks in it, and whether all of it is there.
 * @param speed the requested speed; voices that deviate from it are accepted
 * @throws {SpeechFailed} `unreadable` or `cut`
 */
export function listen(text: string, speed: number, { bytes, format, words, claimedMs }: Spoken): Sound {
  const sound = decoded(bytes, format)
  const lengthMs = (sound.pcm.length / sound.sampleRate) * 1000
  const spokenMs = lengthMs - silentAtEdges(sound, lengthMs)
  if (spokenMs <= 0 && /\p{L}|\p{N}/u.test(text)) throw new SpeechFailed('unreadable')
  const claimedEndMs = Math.max(claimedMs ?? 0, words?.at(-1)?.[3] ?? 0)
  if (claimedEndMs > lengthMs + toleranceMs) throw new SpeechFailed('cut')
  const characters = text.match(/\p{L}|\p{N}/gu)?.length ?? 0
  if (characters < minCharacters) return sound
  const perSecond = characters / (spokenMs / 1000)
  if (perSecond > fastest * Math.max(1, speed)) throw new SpeechFailed('cut')
  if (perSecond < slowest * Math.min(1, speed)) throw new SpeechFailed('unreadable')
  if (endLevel(sound.pcm, sound.sampleRate) > fadesBelow) throw new SpeechFailed('cut')
  return sound
}

function decoded(bytes: Uint8Array, format: Spoken['format']): Sound {
  try {
    return decodeSound(bytes, format)
  } catch (error) {
    if (!(error instanceof UnreadableSound)) throw error
    throw new SpeechFailed(error.fault === 'truncated' ? 'cut' : 'unreadable')
  }
}

function silentAtEdges({ pcm, sampleRate }: Sound, lengthMs: number): number {
  if (pcm.every((sample) => Math.abs(sample) < 0.0005)) return lengthMs
  const silences = findSilences(pcm, sampleRate, 30)
  const [first] = silences
  const last = silences.at(-1)
  const before = first?.from === 0 ? first.to : 0
  return before + (last && last !== first && last.to >= lengthMs - 20 ? last.to - last.from : 0)
}
