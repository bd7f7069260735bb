import type { eld } from 'eld/extrasmall'

/** What a text looks like most, and how near the expected language comes to that: 1 where it is the same. */
export interface DetectedLanguage {
  /** ISO 639-1 */
  readonly language: string
  readonly likeness: number
}

let detector: typeof eld | null = null

/**
 * Loads the detector, which takes a seventh of a second and 30 MB: only an installation with a language model needs it, and loads it with
 * the first story.
 */
export async function loadLanguageDetector(): Promise<void> {
  detector ??= (await import('eld/extrasmall')).eld
}

/** null where nothing can be said of the text, or the detector is not loaded. */
export function detectedLanguage(text: string, expected: string): DetectedLanguage | null {
  const scores = Object.entries<number>(detector?.detect(text).getScores() ?? {})
  const [first] = scores.toSorted(([, one], [, other]) => other - one)
  if (!first) return null
  const [language, score] = first
  const own = scores.find(([code]) => code === expected)?.[1] ?? 0
  return { language, likeness: own / score }
}
