import { optional, type Passage } from './fit-length.ts'
import type { Plot } from './plots.ts'
import type { Words } from './words.ts'

/** A plot that is running in Ink. */
export type Telling = ReturnType<Plot['open']>

export function setWords(telling: Telling, words: Words): void {
  for (const [name, value] of Object.entries(words)) telling.variablesState.$(name, value)
}

/** Runs a section of a plot. @returns its paragraphs, and the last scene that its tags name */
export function runKnot(telling: Telling, knot: string): { lines: Passage[]; scene: string } {
  telling.ChoosePathString(knot)
  const lines: Passage[] = []
  let scene = ''
  while (telling.canContinue) {
    const text = (telling.Continue() ?? '').trim()
    const tags: string[] = telling.currentTags ?? []
    scene = tags.find((tag) => tag.startsWith('scene:'))?.slice('scene:'.length) ?? scene
    lines.push({
      text: cleanedUp(text),
      priority: optional.find((priority) => tags.includes(priority)) ?? 'always',
    })
  }
  return { lines: lines.filter(({ text }) => text !== ''), scene }
}

/**
 * Removes the spaces that empty alternatives leave behind, and makes paragraphs of `¶`. Before names are filled in, which stay as
 * they were typed.
 */
const cleanedUp = (paragraph: string) => paragraph.replace(/ {2,}/g, ' ').replace(/ ?¶ ?/g, '\n\n').trim()
