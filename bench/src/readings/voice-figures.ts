import { meanOf, medianOf, spreadOf } from '../../../server/test/voice-measures.ts'
import type { Heard } from './listen.ts'
import type { ReadingFigures } from './measure-reading.ts'

/** First, middle and last section of one story. */
export type StoryReading = readonly [ReadingFigures, ReadingFigures, ReadingFigures]

/** What the table shows of a voice; what a machine cannot hear without a tool that is not installed is left out. */
export interface VoiceFigures extends Partial<Heard> {
  readonly rate: number
  readonly range: number
  readonly question: number
  readonly statement: number
  readonly pauses: number
  readonly slower: number
  readonly lower: number
  readonly quieter: number
  readonly brightness: number
  readonly peak: number
  readonly loudness: number
  readonly wordError: number
  readonly processor: number
}

export function figuresOfVoice(stories: readonly StoryReading[], heard: Heard | undefined): VoiceFigures {
  const sections = stories.flat()
  const all = (of: (section: ReadingFigures) => readonly number[]) => sections.flatMap(of)
  const sum = (of: (section: ReadingFigures) => number) =>
    sections.reduce((total, section) => total + of(section), 0)
  const towardsTheEnd = (of: (section: ReadingFigures) => number) =>
    meanOf(stories.map(([first, , last]) => of(last) - of(first)))
  return {
    rate: medianOf(sections.map(({ lettersASecond }) => lettersASecond)),
    range: medianOf(sections.map(({ range }) => range)),
    question: medianOf(all(({ questions }) => questions)),
    statement: medianOf(all(({ statements }) => statements)),
    pauses: spreadOf(all(({ pauses }) => pauses)),
    slower: 100 * meanOf(stories.map(([first, , last]) => last.lettersASecond / first.lettersASecond - 1)),
    lower: towardsTheEnd(({ height }) => height),
    quieter: towardsTheEnd(({ loudness }) => loudness),
    brightness: medianOf(sections.map(({ brightness }) => brightness)),
    peak: Math.max(...sections.map(({ peak }) => peak)),
    loudness:
      10 *
      Math.log10(
        sum(({ loudness, seconds }) => seconds * 10 ** (loudness / 10)) / sum(({ seconds }) => seconds),
      ),
    wordError: medianOf(all(({ wordErrors }) => wordErrors)),
    processor: sum(({ processorSeconds }) => processorSeconds) / sum(({ seconds }) => seconds),
    ...heard,
  }
}
