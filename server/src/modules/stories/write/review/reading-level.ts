import type { StoryLanguage } from '@nightlight/contract'
import type { AgeBand } from '@nightlight/storyteller'
import { familiarWords } from '@nightlight/understanding'
import { wordsBesideEnglish } from '../../../narration/index.ts'
import { countAll, sentencesOf, unitIn, wordsOf } from './prose.ts'
import { stemsOf } from './stems.ts'

export interface ReadingLevel {
  /** Flesch-Kincaid grade without names. Below zero for toddlers' texts, so it is never the only measure. */
  readonly gradeLevel: number
  readonly wordsPerSentence: number
  readonly longestSentence: number
  /** Between two places to breathe: what a listener holds in mind at a time. */
  readonly wordsPerBreath: number
  /** 0 to 1. A word that is heard again is no longer new. */
  readonly unfamiliarShare: number
  /** Syllables per word, which with the words per sentence makes the grade. */
  readonly syllablesPerWord: number
}

/**
 * The most that listeners of an age follow without effort when it is read aloud. It lies above what the embedded storyteller's plots
 * measure for that age (reading-level.test.ts).
 */
export type Band = Pick<AgeBand, 'wordsPerSentence' | 'longestSentence' | 'unfamiliarShare' | 'gradeLevel'>

/** By this factor a single section may exceed the band of the whole story: a short section of long words matters little. */
const sectionAllowance = 1.4

export const bandForSection = (band: Band): Band => ({
  longestSentence: band.longestSentence,
  wordsPerSentence: oneDecimal(band.wordsPerSentence * sectionAllowance),
  unfamiliarShare: band.unfamiliarShare * sectionAllowance,
  gradeLevel: oneDecimal(band.gradeLevel * sectionAllowance),
})

/**
 * The length of sentences, which is known of any language: so much longer as its words are more, or fewer, than English ones. Characters
 * where there are no spaces between words.
 */
export function measureSentences(
  text: string,
  language: StoryLanguage,
): Pick<ReadingLevel, 'wordsPerSentence' | 'longestSentence'> {
  const lengths = sentencesOf(text).map((sentence) => countAll(sentence, language))
  const sum = lengths.reduce((total, length) => total + length, 0)
  return {
    wordsPerSentence: oneDecimal(sum / Math.max(1, lengths.length)),
    longestSentence: Math.max(0, ...lengths),
  }
}

/** The band of an age for the sentences of another language. */
export function sentenceBand(band: Band, language: StoryLanguage): Band {
  const factor = wordsBesideEnglish(language)
  return {
    ...band,
    wordsPerSentence: oneDecimal(band.wordsPerSentence * factor),
    longestSentence: Math.round(band.longestSentence * factor),
  }
}

/** What is above the band in the sentences of another language. */
export const sentencesAbove = (
  level: Pick<ReadingLevel, 'wordsPerSentence' | 'longestSentence'>,
  band: Band,
  language: StoryLanguage,
): string[] =>
  aboveBand(
    {
      ...level,
      wordsPerBreath: level.wordsPerSentence,
      syllablesPerWord: 0,
      unfamiliarShare: 0,
      gradeLevel: 0,
    },
    band,
  ).map((fault) => fault.replaceAll(' words', ` ${unitIn(language)}`))

/** @param text with names as marks: they count as words and are otherwise ignored */
export function measureLevel(text: string): ReadingLevel {
  const sentences = sentencesOf(text)
  const breaths = sentences.flatMap(breathsOf)
  const lengths = sentences.map((sentence) => countAll(sentence))
  const words = wordsOf(text)
  const perSentence = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, sentences.length)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0) / Math.max(1, words.length)
  return {
    gradeLevel: gradeOf(perSentence, syllables),
    wordsPerSentence: oneDecimal(perSentence),
    longestSentence: Math.max(0, ...lengths),
    wordsPerBreath: oneDecimal(
      breaths.reduce((sum, breath) => sum + countAll(breath), 0) / Math.max(1, breaths.length),
    ),
    unfamiliarShare: unfamiliarIn(words).length / Math.max(1, words.length),
    syllablesPerWord: syllables,
  }
}

/** Kincaid and others, 1975. */
const gradeOf = (wordsPerSentence: number, syllablesPerWord: number) =>
  oneDecimal(0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59)

/** Whoever reads aloud draws breath at a comma, and where the next clause is joined on. */
const breathsOf = (sentence: string) =>
  sentence
    .split(
      /[,;:–—()]\s*|\s+(?=(?:and|but|or|for|so|because|when|while|until|till|if|that|which|who|where|as|than)\s)/i,
    )
    .filter((breath) => countAll(breath) > 0)

function unfamiliarIn(words: readonly string[]): string[] {
  const known = new Set<string>()
  return words.filter((word) => {
    if (isFamiliar(word)) return false
    const stems = [...stemsOf(word)]
    const isNew = !stems.some((stem) => known.has(stem))
    for (const stem of stems) known.add(stem)
    return isNew
  })
}

export const isFamiliar = (word: string): boolean =>
  word.length === 1 || [...stemsOf(word)].some((stem) => familiarWords.has(stem))

/**
 * By this factor the sentences of a whole may be longer than those of its age if they go forward clause by clause, as those of the classics do,
 * which were written for reading aloud. Toddlers have no such classics.
 */
const cadenceAllowance = 2

/** Breaths of the classics have about half as many words as a sentence may have at their age. */
const hasCadence = (level: ReadingLevel, band: Band) =>
  band.wordsPerSentence > shortestWithCadence &&
  level.wordsPerBreath <= Math.max(7.5, band.wordsPerSentence / 2)

const shortestWithCadence = 10

/** What is above the band, in words that help a writer to correct it; empty when nothing is. */
export function aboveBand(read: ReadingLevel, strict: Band): string[] {
  const withCadence = hasCadence(read, strict)
  const band = withCadence
    ? { ...strict, wordsPerSentence: strict.wordsPerSentence * cadenceAllowance }
    : strict
  // The grade then says how hard the words are, in sentences of that age.
  const level = withCadence
    ? {
        ...read,
        gradeLevel: gradeOf(Math.min(read.wordsPerSentence, strict.wordsPerSentence), read.syllablesPerWord),
      }
    : read
  const faults = [
    level.wordsPerSentence > band.wordsPerSentence &&
      `sentences of ${level.wordsPerSentence} words on average, where ${band.wordsPerSentence} are the most`,
    level.longestSentence > band.longestSentence &&
      `a sentence of ${level.longestSentence} words, where ${band.longestSentence} are the most`,
    level.unfamiliarShare > band.unfamiliarShare &&
      `${percent(level.unfamiliarShare)} of the words are unfamiliar, where ${percent(band.unfamiliarShare)} are the most`,
    level.gradeLevel > band.gradeLevel &&
      `grade ${level.gradeLevel}, where ${band.gradeLevel} is the highest`,
  ]
  return faults.filter((fault) => fault !== false)
}

const mostNewWords = 12

/** Words that are likely new to a listener of this age, in the order of the story, at most 12. */
export function newWordsOf(text: string, age: number): string[] {
  const firstByStem = new Map<string, string>()
  const names = onlyNamesIn(text)
  for (const word of wordsOf(text)) {
    if (names.has(word) || isFamiliar(word) || word.includes('’') || !isNewAt(word, age)) continue
    const [key = word] = [...stemsOf(word)].sort((a, b) => a.length - b.length)
    if (!firstByStem.has(key)) firstByStem.set(key, word)
  }
  return [...firstByStem.values()].slice(0, mostNewWords)
}

/** Words that are only names in a text: they stand in it with a capital also where no sentence begins, and never without: 'Mrs Quince'. */
function onlyNamesIn(text: string): ReadonlySet<string> {
  const small = new Set(text.match(/(?<![\p{L}’'])\p{Ll}+/gu))
  const within = [...text.matchAll(/(?<=[\p{L}\d,;:–—’'] |\b(?:Mrs?|Ms|Dr|St)\. )\p{Lu}\p{Ll}+/gu)]
  return new Set(within.map(([word]) => word.toLowerCase()).filter((word) => !small.has(word)))
}

/** Older children know most of the short words. */
const isNewAt = (word: string, age: number) => word.length >= (age <= 5 ? 4 : age <= 7 ? 5 : 7)

/** By the usual rule of thumb: groups of vowels, without a silent e. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '')
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^l]e|(?<=[aeiouy])le)$/, (end) => end.charAt(0))
    .replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouyà-öø-ÿ]+/g)?.length ?? 0)
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
const percent = (share: number) => `${Math.round(share * 100)} %`
