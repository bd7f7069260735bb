import type { Casting } from './casting.ts'
import { optional, type Passage } from './fit-length.ts'
import { renamed } from './invented-names.ts'
import type { Plot } from './plots.ts'
import type { Words } from './words.ts'

/** A plot that is running in Ink. */
export interface Telling {
  readonly ink: ReturnType<Plot['open']>
  /** What invented names become. */
  readonly names: Casting['names']
}

export const begin = ({ plot, names }: Casting, seed: number): Telling => ({ ink: plot.open(seed), names })

export function setWords({ ink }: Telling, words: Words): void {
  for (const [name, value] of Object.entries(words)) ink.variablesState.$(name, value)
}

/** Runs a section of a plot. @returns its paragraphs */
export function runKnot({ ink, names }: Telling, knot: string): Passage[] {
  ink.ChoosePathString(knot)
  const lines: Passage[] = []
  while (ink.canContinue) {
    const text = renamed((ink.Continue() ?? '').trim(), names)
    const tags: string[] = ink.currentTags ?? []
    lines.push({
      text: cleanedUp(text),
      priority: optional.find((priority) => tags.includes(priority)) ?? 'always',
    })
  }
  return lines.filter(({ text }) => text !== '')
}

/**
 * Removes the spaces that empty alternatives leave behind, and makes paragraphs of `¶`. Before names are filled in, which stay as
 * they were typed.
 */
const cleanedUp = (paragraph: string) => paragraph.replace(/ {2,}/g, ' ').replace(/ ?¶ ?/g, '\n\n').trim()
