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

/** Sets the variables that the plot has. */
export function setWords({ ink: { variablesState: variables } }: Telling, words: Words): void {
  for (const [name, value] of Object.entries(words))
    if (variables.GlobalVariableExistsWithName(name)) variables.$(name, value)
}

/** A paragraph, and whether a companion helps or is in the way right before it, or would if there were one. */
export interface Line extends Passage {
  readonly isAfterBeat?: boolean
}

/** Runs a section of a plot. @returns its paragraphs */
export function runKnot({ ink, names }: Telling, knot: string): Line[] {
  ink.ChoosePathString(knot)
  const lines: Line[] = []
  let isAfterBeat = false
  while (ink.canContinue) {
    const text = renamed((ink.Continue() ?? '').trim(), names)
    const tags: string[] = ink.currentTags ?? []
    const priority = optional.find((each) => tags.includes(each)) ?? 'always'
    const isOther = priority !== 'beat' && text !== ''
    if (text !== '')
      lines.push({ text: cleanedUp(text), priority, ...(isOther && isAfterBeat && { isAfterBeat }) })
    if (priority === 'beat') isAfterBeat = true
    else if (isOther) isAfterBeat = false
  }
  return lines.filter(({ text }) => text !== '')
}

/**
 * Removes the spaces that empty alternatives leave behind, and makes paragraphs of `¶`. Before names are filled in, which stay as
 * they were typed.
 */
const cleanedUp = (paragraph: string) =>
  paragraph
    .replace(/ {2,}/g, ' ')
    .replace(/ ?¶[ ¶]*/g, '\n\n')
    .trim()
