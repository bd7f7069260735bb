import type { WordTiming } from '@nightlight/contract'
import { level } from '../../../platform/audio/level.ts'
import { encodeMp3 } from '../../../platform/audio/mp3.ts'
import { resample } from '../../../platform/audio/resample.ts'
import { highestVoicePeak } from '../../../platform/audio/voice-peak.ts'
import { engineRate, speak, type Utterance, type VoiceSettings } from './flite.ts'
import { type Sentence, spokenText } from './spoken-text.ts'
import { coloured } from './tone.ts'
import { type BuiltinVoice, bases, voiceOf } from './voices.ts'
import { timeWords } from './word-timings.ts'

export interface SectionRequest {
  readonly text: string
  readonly voiceId: string
  readonly speed: number
  readonly pauseMs: number
}

export interface SpokenSection {
  readonly mp3: Uint8Array
  readonly durationMs: number
  readonly words: WordTiming[]
  /** Sentences whose word times had to be estimated. */
  readonly estimated: number
}

export const sampleRate = 24_000
const loudness = -19

/** After a paragraph, and after the section, a reader waits longer than after a sentence. */
const paragraphPause = 1.5

/** Speaks a section: sentence by sentence with the pauses of the pace, levelled, and encoded as MP3. */
export async function speakSection(request: SectionRequest): Promise<SpokenSection> {
  const { voice, pcm, words, estimated } = say(request)
  const levelled = level(
    coloured(pcm, bases[voice.base].air, voice.tone ?? {}, sampleRate),
    sampleRate,
    loudness,
    highestVoicePeak,
  )
  const mp3 = await encodeMp3([levelled], { sampleRate, channels: 1, bitrate: 64 })
  return {
    mp3,
    durationMs: (levelled.length / sampleRate) * 1000,
    words,
    estimated,
  }
}

/** The section as it comes from the engine, with its pauses: neither coloured nor levelled nor encoded. */
export function say(request: SectionRequest) {
  const voice = voiceOf(request.voiceId)
  const takes = spokenText(request.text).map((sentence) => speakSentence(sentence, voice, request))
  return { voice, ...lineUp(takes), estimated: takes.filter((take) => !take.exact).length }
}

interface Take {
  readonly pcm: Float32Array
  readonly words: readonly WordTiming[]
  readonly exact: boolean
  readonly pauseMs: number
}

function speakSentence(sentence: Sentence, voice: BuiltinVoice, { speed, pauseMs }: SectionRequest): Take {
  const { base, pitch, liveliness, size, tempo = 1 } = voice
  // A smaller speaker is made by playing faster: the engine speaks so much slower and lower before.
  const settings: VoiceSettings = {
    base,
    ...(pitch && { pitch: pitch / size }),
    ...(liveliness && { liveliness: liveliness / size }),
    stretch: (bases[base].stretch * size) / (speed * tempo),
  }
  const utterance = speak(sentence.said, settings)
  const { words, exact } = timeWords(sentence.words, utterance, settings)
  const { from, to } = edgesOf(utterance)
  const audible = utterance.pcm.subarray(from, to)
  const shiftMs = (from / engineRate) * 1000
  const timed = words.map(([start, end, begins, ends]): WordTiming => {
    const inPlace = (at: number) => Math.max(0, Math.round((at - shiftMs) / size))
    return [start, end, inPlace(begins), inPlace(ends)]
  })
  return {
    pcm: faded(resample(audible, sampleRate / engineRate / size)),
    words: timed,
    exact,
    pauseMs: pauseMs * (sentence.endsParagraph ? paragraphPause : 1),
  }
}

/** The engine's own silence before and after a sentence, from its trace. It is cut off: we insert the pauses. */
function edgesOf({ pcm, sounds }: Utterance): { from: number; to: number } {
  const first = sounds[0]
  const last = sounds.at(-1)
  const keep = 0.03
  const from = first?.name === 'pau' ? Math.max(0, first.end - keep) : 0
  const to = last?.name === 'pau' ? (sounds.at(-2)?.end ?? last.end) + keep * 3 : (last?.end ?? 0)
  return { from: Math.round(from * engineRate), to: Math.min(pcm.length, Math.round(to * engineRate)) }
}

/** A sentence that starts or ends at a sample other than zero would click. */
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

/** Sentences and pauses one after the other, with the words' times moved along. A section without words is a short silence. */
function lineUp(takes: readonly Take[]): { pcm: Float32Array; words: WordTiming[] } {
  const samples = (ms: number) => Math.round((ms / 1000) * sampleRate)
  const total = takes.reduce((sum, take) => sum + take.pcm.length + samples(take.pauseMs), 0)
  const pcm = new Float32Array(Math.max(total, samples(500)))
  const words: WordTiming[] = []
  let at = 0
  for (const take of takes) {
    pcm.set(take.pcm, at)
    const offset = (at / sampleRate) * 1000
    for (const [start, end, from, to] of take.words) {
      words.push([start, end, Math.round(from + offset), Math.round(to + offset)])
    }
    at += take.pcm.length + samples(take.pauseMs)
  }
  return { pcm, words }
}
