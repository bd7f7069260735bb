import { optional, type Passage } from './fit-length.ts'
import type { Plot } from './plots.ts'
import type { Words } from './words.ts'

/** A plot that is being told. */
export type Telling = ReturnType<Plot['open']>

export function give(telling: Telling, words: Words): void {
  for (const [name, value] of Object.entries(words)) telling.variablesState.$(name, value)
}

/** What a plot says in one of its sections, and what can be seen meanwhile. */
export function tellKnot(telling: Telling, knot: string): { lines: Passage[]; scene: string } {
  telling.ChoosePathString(knot)
  const lines: Passage[] = []
  let scene = ''
  while (telling.canContinue) {
    const text = (telling.Continue() ?? '').trim()
    const tags: string[] = telling.currentTags ?? []
    scene = tags.find((tag) => tag.startsWith('scene:'))?.slice('scene:'.length) ?? scene
    lines.push({ text: tidied(text), told: optional.find((told) => tags.includes(told)) ?? 'always' })
  }
  return { lines: lines.filter(({ text }) => text !== ''), scene }
}

/**
 * Without what an alternative that was left empty leaves behind, and with paragraphs where `¶` stands. Before the names are in:
 * theirs are left as they were typed.
 */
const tidied = (paragraph: string) => paragraph.replace(/ {2,}/g, ' ').replace(/ ?¶ ?/g, '\n\n').trim()
