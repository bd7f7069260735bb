import type { Brief, Section, Story, StoryLength } from './brief.ts'
import { fitTo, optional, type Passage, wordsAimedAt } from './fit-length.ts'
import { Names, withoutMarks } from './names.ts'
import { choosePlot, type Plot } from './plots.ts'
import { hashOf } from './random.ts'
import { readScene } from './scenes.ts'
import { type Words, wordsOfAll, wordsOfTurn } from './words.ts'

type Telling = ReturnType<Plot['open']>

/** Sections that a length tells: `s` always, `m` from medium on, `l` in long stories only. */
const sectionsOf: Record<StoryLength, string> = { short: 's', medium: 'sm', long: 'sml' }

/** How the voice slows down towards sleep. */
const slowestPace = 0.9

/**
 * Tells a story. Pure: the same brief gives the same story, letter for letter. Takes some milliseconds, and some tens more the
 * first time that a plot is told.
 * @throws when the brief has no child
 */
export function tellStory(asked: Brief): Story {
  const brief = cleaned(asked)
  const plot = choosePlot(brief)
  const names = new Names()
  const telling = plot.open(hashOf(brief.seed) % 2_147_483_647)
  give(telling, wordsOfAll(brief, names))
  give(telling, wordsOfTurn(brief, names, 0, true))
  const title = tellKnot(telling, 'title')
    .lines.map((line) => names.putIn(line.text))
    .join(' ')
  const knots = plot.sections.filter((knot) => sectionsOf[brief.length].includes(knot.charAt(0)))
  const tellings = knots.map((knot, turn) => {
    const isEdge = turn === 0 || turn === knots.length - 1
    give(telling, wordsOfTurn(brief, names, turn, isEdge))
    const { lines, scene } = tellKnot(telling, knot)
    const passages = lines.map(({ text, told }): Passage => ({ text: names.putIn(tidied(text)), told }))
    return { passages, scene: readScene(scene, brief, turn) }
  })
  const kept = fitTo(
    wordsAimedAt[brief.length],
    tellings.flatMap(({ passages }) => passages),
    brief.seed,
  )
  const sections = tellings.map(({ passages, scene }, index): Section => {
    const paragraphs = passages.filter((passage) => kept.has(passage) && passage.text !== '')
    const text = paragraphs.map((passage) => passage.text).join('\n\n')
    return { text, scene, pace: paceAt(index, knots.length) }
  })
  return { title, plot: plot.id, sections }
}

function cleaned(brief: Brief): Brief {
  if (brief.children.length === 0) throw new Error('A story needs a child')
  const clean = <T extends { readonly name: string }>(each: T): T => ({
    ...each,
    name: withoutMarks(each.name),
  })
  return { ...brief, children: brief.children.map(clean), companions: brief.companions.map(clean) }
}

function give(telling: Telling, words: Words): void {
  for (const [name, value] of Object.entries(words)) telling.variablesState.$(name, value)
}

function tellKnot(telling: Telling, knot: string): { lines: Passage[]; scene: string } {
  telling.ChoosePathString(knot)
  const lines: Passage[] = []
  let scene = ''
  while (telling.canContinue) {
    const text = (telling.Continue() ?? '').trim()
    const tags: string[] = telling.currentTags ?? []
    scene = tags.find((tag) => tag.startsWith('scene:'))?.slice('scene:'.length) ?? scene
    lines.push({ text, told: optional.find((told) => tags.includes(told)) ?? 'always' })
  }
  return { lines: lines.filter(({ text }) => text !== ''), scene }
}

/**
 * Without what an alternative that was left empty leaves behind, and with paragraphs where `¶` stands. Before the names are in:
 * theirs are left as they were typed.
 */
const tidied = (paragraph: string) => paragraph.replace(/ {2,}/g, ' ').replace(/ ?¶ ?/g, '\n\n').trim()

/** Even for two thirds, then a little slower with every section. */
function paceAt(index: number, count: number): number {
  const slowFrom = Math.ceil((count * 2) / 3)
  if (index < slowFrom) return 1
  const part = (index - slowFrom + 1) / (count - slowFrom)
  return Math.round((1 - (1 - slowestPace) * part) * 1000) / 1000
}
