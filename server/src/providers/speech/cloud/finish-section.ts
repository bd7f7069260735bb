import type { WordTiming } from '@nightlight/contract'
import type { Recording } from '../../../modules/voices/index.ts'
import { alignWords } from '../../../platform/audio/align-words.ts'
import { bendPitch } from '../../../platform/audio/bend-pitch.ts'
import { gainTo, limit, scaled } from '../../../platform/audio/level.ts'
import { measureLoudness } from '../../../platform/audio/loudness.ts'
import { encodeMp3 } from '../../../platform/audio/mp3.ts'
import { resample } from '../../../platform/audio/resample.ts'
import { addRoomTone } from '../../../platform/audio/room-tone.ts'
import { setPauses } from '../../../platform/audio/set-pauses.ts'
import { highestVoicePeak, storyLoudness } from '../../../platform/audio/voice-loudness.ts'
import { type PlannedPhrase, planReading, type ReadingPlace } from '../../../platform/prosody/plan-reading.ts'

/** A part of a section as it came back, without a change. */
export interface Take {
  readonly text: string
  /** Where the part starts in the section. */
  readonly start: number
  readonly pcm: Float32Array
  readonly sampleRate: number
  /** Places in the part and times in its sound; null where they have to be found. */
  readonly words: readonly WordTiming[] | null
}

export interface RawSection {
  readonly text: string
  readonly takes: readonly Take[]
  readonly pauseMs: number
  readonly place?: ReadingPlace
  /** The gain of its story in decibels, if that is decided. */
  readonly gainDb?: number
}

/** The same for every voice, so that files of one story and of two join. */
const sampleRate = 24_000

/** How much louder than its beginning a story may get, in LU: what a service sends now and then must wake nobody. */
const mostLouderLu = 3

/** What cannot be changed of a voice once it has spoken. */
const leftOut = ['whispers'] as const

/**
 * Makes of what a vendor spoke what a built-in voice would have made, as far as that is possible: paced, its speakers told apart by pitch,
 * lower and quieter towards the end, levelled, and encoded as MP3 with the words' times.
 */
export async function finishSection(section: RawSection): Promise<Recording> {
  const { text, takes, pauseMs, place } = section
  const { pcm, words } = lineUp(takes)
  const plan = planReading(text, pauseMs, place)
  const spoken = setPauses(text, { pcm, sampleRate }, words, pauseMs, plan)
  const paced = { ...spoken, pcm: withPitches(spoken.pcm, plan, spoken.words) }
  const gainDb = section.gainDb ?? gainTo(paced.pcm, sampleRate, storyLoudness, highestVoicePeak)
  const own = Math.min(gainDb ?? 0, loudestGain(paced.pcm))
  const even = limit(scaled(paced.pcm, own), sampleRate, highestVoicePeak)
  const quieter = limit(withGains(even, plan, paced.words), sampleRate, highestVoicePeak)
  const levelled = addRoomTone(quieter, sampleRate)
  const mp3 = await encodeMp3([levelled], { sampleRate, channels: 1, bitrate: 64 })
  const durationMs = (levelled.length / sampleRate) * 1000
  return { mp3, durationMs, words: paced.words, leftOut, ...(gainDb !== null && { gainDb }) }
}

const loudestGain = (pcm: Float32Array) => storyLoudness + mostLouderLu - measureLoudness(pcm, sampleRate)

/** Semitones that nobody hears, and that are not worth the work. */
const inaudible = 0.1

/** How long the sound as it was spoken and the moved one overlap where one begins or ends. */
const overlapSeconds = 0.005

/**
 * Each phrase moved by its speaker's pitch and the end of the story's. The voice's own melody stays in it, and what is not moved is not
 * touched: most of what a narrator says.
 */
function withPitches(
  pcm: Float32Array,
  plan: readonly PlannedPhrase[],
  words: readonly WordTiming[],
): Float32Array {
  const starts = startsOf(plan, words)
  const isMoved = (index: number) => Math.abs(starts[index]?.shift ?? 0) >= inaudible
  const moved = Float32Array.from(pcm)
  for (let first = 0; first < starts.length; first++) {
    if (!isMoved(first)) continue
    let next = first
    while (next < starts.length && isMoved(next)) next++
    const [from, to] = [first, next].map((index) => Math.round(starts[index]?.at ?? pcm.length))
    movePitch(moved, from ?? 0, to ?? pcm.length, starts.slice(first, next))
    first = next
  }
  return moved
}

/** Moves the pitch of a stretch of sound in place. */
function movePitch(
  pcm: Float32Array,
  from: number,
  to: number,
  phrases: readonly { readonly at: number; readonly shift: number }[],
): void {
  let phrase = 0
  const bent = bendPitch(pcm.slice(from, to), sampleRate, (seconds) => {
    while (phrase + 1 < phrases.length && from + seconds * sampleRate >= (phrases[phrase + 1]?.at ?? 0))
      phrase++
    return phrases[phrase]?.shift ?? 0
  })
  const overlap = Math.max(1, Math.min(overlapSeconds * sampleRate, bent.length / 2))
  for (const [index, sample] of bent.entries()) {
    const share = Math.min(1, index / overlap, (bent.length - 1 - index) / overlap)
    pcm[from + index] = sample * share + (pcm[from + index] ?? 0) * (1 - share)
  }
}

/** When each phrase begins that has words, in samples. */
function startsOf(plan: readonly PlannedPhrase[], words: readonly WordTiming[]) {
  return plan.flatMap((phrase) => {
    const first = words.find(([from]) => from >= phrase.start && from < phrase.end)
    return first ? [{ ...phrase, at: (first[2] * sampleRate) / 1000 }] : []
  })
}

/** Each phrase as loud as planned. The gain glides to the next one, as a pause may be short. */
function withGains(
  pcm: Float32Array,
  plan: readonly PlannedPhrase[],
  words: readonly WordTiming[],
): Float32Array {
  if (plan.every(({ gainDb }) => gainDb === 0)) return pcm
  const starts = startsOf(plan, words).map(({ at, gainDb }) => ({ at, gain: 10 ** (gainDb / 20) }))
  const glide = 1 - Math.exp(-1 / (0.03 * sampleRate))
  let [phrase, gain] = [0, starts[0]?.gain ?? 1]
  return pcm.map((sample, index) => {
    while (index >= (starts[phrase + 1]?.at ?? Number.POSITIVE_INFINITY)) phrase++
    gain += ((starts[phrase]?.gain ?? 1) - gain) * glide
    return sample * gain
  })
}

function lineUp(takes: readonly Take[]): { pcm: Float32Array; words: WordTiming[] } {
  const sounds = takes.map((take) => resample(take.pcm, sampleRate / take.sampleRate))
  const pcm = new Float32Array(sounds.reduce((sum, sound) => sum + sound.length, 0))
  const words: WordTiming[] = []
  let at = 0
  for (const [index, take] of takes.entries()) {
    const sound = sounds[index] ?? new Float32Array()
    const shift = (at / sampleRate) * 1000
    const timed = take.words ?? alignWords(take.text, sound, sampleRate)
    for (const [start, end, from, to] of timed) {
      words.push([start + take.start, end + take.start, from + shift, to + shift])
    }
    pcm.set(sound, at)
    at += sound.length
  }
  return { pcm, words }
}
