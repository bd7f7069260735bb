import type { WordTiming } from '@nightlight/contract'
import { limit, scaled } from '../../../platform/audio/level.ts'
import { encodeMp3 } from '../../../platform/audio/mp3.ts'
import { resample } from '../../../platform/audio/resample.ts'
import { addRoomTone } from '../../../platform/audio/room-tone.ts'
import { highestVoicePeak, storyLoudness } from '../../../platform/audio/voice-loudness.ts'
import { type PlannedPhrase, planReading, type ReadingPlace } from '../../../platform/prosody/plan-reading.ts'
import { readingPaces } from './catalogue/reading-paces.ts'
import { engineRate, speak, type Utterance, type VoiceSettings } from './flite.ts'
import { withMelody } from './melody.ts'
import { type SpokenPhrase, spokenPhrase } from './spoken-text.ts'
import { coloured, withBreath } from './tone.ts'
import { type BuiltinVoice, bases, voiceOf } from './voices.ts'
import { learnWords, timeWords } from './word-timings.ts'

export interface SectionRequest {
  readonly text: string
  readonly voiceId: string
  readonly speed: number
  readonly pauseMs: number
  readonly place?: ReadingPlace
}

export interface SpokenSection {
  readonly mp3: Uint8Array
  readonly durationMs: number
  readonly words: WordTiming[]
  /** Phrases whose word times had to be estimated. */
  readonly estimated: number
}

export const sampleRate = 24_000

/**
 * Speaks a section: phrase by phrase as planned, and encoded as MP3. Each voice has one gain for all that it says, so that a story
 * becomes as quiet as its plan wants and no section is louder than another.
 */
export async function speakSection(request: SectionRequest): Promise<SpokenSection> {
  const { pcm, words, estimated, voice, gains } = sayInColour(request)
  const gain = storyLoudness - (readingPaces[voice.voiceId]?.loudness ?? storyLoudness)
  // Limited before it gets quieter: a voice with high peaks would get back from the limiter what the plan takes away.
  const even = limit(scaled(pcm, gain), sampleRate, highestVoicePeak)
  const levelled = addRoomTone(limit(withGains(even, gains), sampleRate, highestVoicePeak), sampleRate)
  const mp3 = await encodeMp3([levelled], { sampleRate, channels: 1, bitrate: 64 })
  return {
    mp3,
    durationMs: (levelled.length / sampleRate) * 1000,
    words,
    estimated,
  }
}

/** The section in the colour of its voice, neither levelled nor encoded, and before the gains of its plan. */
export function sayInColour(request: SectionRequest) {
  const section = say(request)
  const { base, tone = {} } = section.voice
  return { ...section, pcm: coloured(section.pcm, bases[base], tone, sampleRate) }
}

/** The section as it comes from the engine, with its melody and its pauses. */
export function say(request: SectionRequest) {
  const voice = voiceOf(request.voiceId)
  const phrases = planReading(request.text, request.pauseMs, request.place).map((phrase) => ({
    ...phrase,
    ...spokenPhrase(request.text, phrase),
  }))
  const [first] = phrases
  if (first)
    learnWords(
      phrases.flatMap(({ words }) => words),
      settingsFor(first, voice, request.speed),
    )
  const takes = phrases.flatMap((phrase) => speakPhrase(phrase, voice, request.speed) ?? [])
  return { voice, ...lineUp(takes), estimated: takes.filter((take) => !take.exact).length }
}

/** Samples of a phrase, from and to, and the decibels that are planned for it. */
interface PhraseGain {
  readonly from: number
  readonly to: number
  readonly gainDb: number
}

/** Each phrase as loud as planned. Between phrases is silence, so a step there is not heard. */
function withGains(pcm: Float32Array, gains: readonly PhraseGain[]): Float32Array {
  const planned = pcm.slice()
  for (const { from, to, gainDb } of gains) planned.set(scaled(pcm.subarray(from, to), gainDb), from)
  return planned
}

interface Take {
  readonly pcm: Float32Array
  readonly gainDb: number
  readonly words: readonly WordTiming[]
  readonly exact: boolean
  readonly pauseMs: number
}

/** @returns null if the engine cannot say anything of it */
function speakPhrase(phrase: PlannedPhrase & SpokenPhrase, voice: BuiltinVoice, speed: number): Take | null {
  const { said, words: spoken } = phrase
  if (!/[a-z0-9]/i.test(said)) return null
  const { size } = voice
  const settings = settingsFor(phrase, voice, speed)
  const utterance = speak(said, settings)
  const { words, exact } = timeWords(spoken, utterance, settings)
  const [, , lastFrom = 0, lastTo = 0] = words.findLast(([, , from, to]) => to > from) ?? []
  const isFixed = voice.pitch === undefined
  const pcm = withMelody(utterance, {
    kind: phrase.kind,
    semitones: isFixed ? phrase.semitones + (voice.semitones ?? 0) : 0,
    range: isFixed ? phrase.range : 1,
    lastWord: [lastFrom / 1000, lastTo / 1000],
  })
  const { from, to } = edgesOf(utterance)
  const shiftMs = (from / engineRate) * 1000
  const timed = words.map(([start, end, begins, ends]): WordTiming => {
    const inPlace = (at: number) => Math.max(0, Math.round((at - shiftMs) / size))
    return [start, end, inPlace(begins), inPlace(ends)]
  })
  const sound = resample(pcm.subarray(from, to), sampleRate / engineRate / size)
  return {
    pcm: faded(phrase.breath > 0 ? withBreath(sound, phrase.breath, sampleRate) : sound),
    words: timed,
    exact,
    gainDb: phrase.gainDb,
    pauseMs: phrase.pauseMs,
  }
}

/** A smaller speaker is made by playing faster: the engine speaks so much slower and lower before. */
function settingsFor(
  phrase: PlannedPhrase,
  { base, pitch, liveliness, size, tempo = 1 }: BuiltinVoice,
  speed: number,
): VoiceSettings {
  const height = 2 ** (phrase.semitones / 12) / size
  return {
    base,
    ...(pitch && { pitch: pitch * height }),
    ...(liveliness && { liveliness: liveliness * phrase.range * height }),
    stretch: (bases[base].stretch * size) / (speed * tempo * phrase.pace),
  }
}

/** The engine's own silence before and after a phrase, from its trace. It is cut off: we insert the pauses. */
function edgesOf({ pcm, sounds }: Utterance): { from: number; to: number } {
  const first = sounds[0]
  const last = sounds.at(-1)
  const keep = 0.03
  const from = first?.name === 'pau' ? Math.max(0, first.end - keep) : 0
  const to = last?.name === 'pau' ? (sounds.at(-2)?.end ?? last.end) + keep * 3 : (last?.end ?? 0)
  return { from: Math.round(from * engineRate), to: Math.min(pcm.length, Math.round(to * engineRate)) }
}

/** A phrase that starts or ends at a sample other than zero would click. */
function faded(pcm: Float32Array): Float32Array {
  const edge = Math.min(Math.round(0.008 * sampleRate), pcm.length >> 1)
  for (let index = 0; index < edge; index++) {
    const gain = index / edge
    pcm[index] = (pcm[index] ?? 0) * gain
    const mirrored = pcm.length - 1 - index
    pcm[mirrored] = (pcm[mirrored] ?? 0) * gain
  }
  return pcm
}

/** Phrases and pauses one after the other, with the words' times moved along. A section without words is a short silence. */
function lineUp(takes: readonly Take[]) {
  const samples = (ms: number) => Math.round((ms / 1000) * sampleRate)
  const total = takes.reduce((sum, take) => sum + take.pcm.length + samples(take.pauseMs), 0)
  const pcm = new Float32Array(Math.max(total, samples(500)))
  const words: WordTiming[] = []
  const gains: PhraseGain[] = []
  let at = 0
  for (const take of takes) {
    pcm.set(take.pcm, at)
    gains.push({ from: at, to: at + take.pcm.length + samples(take.pauseMs), gainDb: take.gainDb })
    const offset = (at / sampleRate) * 1000
    for (const [start, end, from, to] of take.words) {
      words.push([start, end, Math.round(from + offset), Math.round(to + offset)])
    }
    at += take.pcm.length + samples(take.pauseMs)
  }
  return { pcm, words, gains }
}
