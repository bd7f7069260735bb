import type { AgeBand } from '@nightlight/storyteller'
import { familiarWords } from '@nightlight/understanding'
import { countAll, sentencesOf, wordsOf } from './prose.ts'
import { stemsOf } from './stems.ts'

export interface ReadingLevel {
  /** Flesch-Kincaid grade without names. Below zero for toddlers' texts, so it is never the only measure. */
  readonly gradeLevel: number
  readonly wordsPerSentence: number
  readonly longestSentence: number
  /** 0 to 1. */
  readonly unfamiliarShare: number
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

/** @param text with names as marks: they count as words and are otherwise ignored */
export function measureLevel(text: string): ReadingLevel {
  const sentences = sentencesOf(text)
  const lengths = sentences.map(countAll)
  const words = wordsOf(text)
  const perSentence = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, sentences.length)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0) / Math.max(1, words.length)
  return {
    // Kincaid and others, 1975.
    gradeLevel: oneDecimal(0.39 * perSentence + 11.8 * syllables - 15.59),
    wordsPerSentence: oneDecimal(perSentence),
    longestSentence: Math.max(0, ...lengths),
    unfamiliarShare: words.filter((word) => !isFamiliar(word)).length / Math.max(1, words.length),
  }
}

export const isFamiliar = (word: string): boolean =>
  word.length === 1 || [...stemsOf(word)].some((stem) => familiarWords.has(stem))

/** What is above the band, in words that help a writer to correct it; empty when nothing is. */
export function aboveBand(level: ReadingLevel, band: Band): string[] {
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
  for (const word of wordsOf(text)) {
    if (isFamiliar(word) || word.includes('’') || !isNewAt(word, age)) continue
    const [key = word] = [...stemsOf(word)].sort((a, b) => a.length - b.length)
    if (!firstByStem.has(key)) firstByStem.set(key, word)
  }
  return [...firstByStem.values()].slice(0, mostNewWords)
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
