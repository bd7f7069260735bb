import { truePeak } from '../../../server/src/platform/audio/level.ts'
import { measureLoudness } from '../../../server/src/platform/audio/loudness.ts'
import { decodeMp3 } from '../../../server/src/platform/audio/mp3-decoder/decode-mp3.ts'
import { trackPitch } from '../../../server/src/platform/audio/pitch-track.ts'
import { planReading } from '../../../server/src/platform/prosody/plan-reading.ts'
import {
  type SectionRequest,
  type SpokenSection,
  sampleRate,
  speakSection,
} from '../../../server/src/providers/speech/builtin/speak-section.ts'
import { brightnessOf } from '../../../server/test/brightness.ts'
import { onsetErrors, pitchOf, riseWithin } from '../../../server/test/voice-measures.ts'

/** What can be measured of one section as a family hears it: decoded from its MP3. */
export interface ReadingFigures {
  readonly seconds: number
  readonly processorSeconds: number
  /** Without pauses. */
  readonly lettersASecond: number
  /** Mean pitch in semitones above one hertz, and its standard deviation. */
  readonly height: number
  readonly range: number
  /** Semitones within the last word of each question that can be answered with yes or no, and of each statement. */
  readonly questions: readonly number[]
  readonly statements: readonly number[]
  /** Milliseconds of each pause between two sentences of a paragraph. */
  readonly pauses: readonly number[]
  /** Hertz under which 95 % of the energy is. */
  readonly brightness: number
  /** In dBTP and LUFS. */
  readonly peak: number
  readonly loudness: number
  /** Milliseconds between a word's time and its sound. */
  readonly wordErrors: readonly number[]
}

export async function measureReading(
  request: SectionRequest,
): Promise<{ figures: ReadingFigures; pcm: Float32Array }> {
  const began = processorSeconds()
  const section = await speakSection(request)
  const spent = processorSeconds() - began
  const [pcm = new Float32Array()] = decodeMp3(section.mp3).channels
  return { pcm, figures: { processorSeconds: spent, ...figuresOf(request, section, pcm) } }
}

function figuresOf({ text, pauseMs }: SectionRequest, { words }: SpokenSection, pcm: Float32Array) {
  const pitch = pitchOf(pcm, sampleRate)
  const track = trackPitch(pcm, sampleRate)
  const spokenMs = words.reduce((sum, [, , from, to]) => sum + to - from, 0)
  const phrases = planReading(text, pauseMs).map((phrase) => ({
    ...phrase,
    last: words.findLast(([start]) => start >= phrase.start && start < phrase.end),
    next: words.find(([start]) => start >= phrase.end),
  }))
  const rises = (kind: string) =>
    phrases.flatMap((phrase) => {
      const [, , from = 0, to = 0] = phrase.kind === kind ? (phrase.last ?? []) : []
      return (to > from ? riseWithin(track, from, to) : null) ?? []
    })
  return {
    seconds: pcm.length / sampleRate,
    lettersASecond: (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / (spokenMs / 1000),
    height: 12 * Math.log2(pitch.hertz),
    range: pitch.semitones,
    questions: rises('question'),
    statements: rises('statement'),
    pauses: phrases.flatMap(({ endsSentence, paragraph, last, next }, index) =>
      endsSentence && last && next && phrases[index + 1]?.paragraph === paragraph ? [next[2] - last[3]] : [],
    ),
    brightness: brightnessOf(pcm, sampleRate).most,
    peak: truePeak(pcm),
    loudness: measureLoudness(pcm, sampleRate),
    wordErrors: onsetErrors(pcm, words, sampleRate),
  }
}

/** Of this thread alone, whatever else the machine does. */
function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
