import { begin, seedOf } from './begin.ts'
import { type Brief, type Section, type Story, wordsPerMinute } from './brief.ts'
import { type Choice, type Reach, sectionsFor, sectionsOf } from './choose-sections.ts'
import { fitTo, isBriefest, type Passage, reachOf, wordsAimedAt } from './fit-length.ts'
import { Names, withoutMarks } from './names.ts'
import { choosePlot, type Plot } from './plots.ts'
import { readScene } from './scenes.ts'
import { settling } from './settling.ts'
import { give, tellKnot } from './telling.ts'
import { type Words, wordsOfAll, wordsOfTurn } from './words.ts'

/** How the voice slows down towards sleep. */
const slowestPace = 0.9

/**
 * Tells a story. Pure: the same brief gives the same story, letter for letter. Takes some milliseconds, and some tens more the
 * first time that a plot is told.
 * @throws when the brief has no child
 */
export function tellStory(asked: Brief): Story {
  const plot = choosePlot(asked)
  const words = asked.minutes ? asked.minutes * wordsPerMinute : wordsAimedAt[asked.length]
  const { length, knots } = choiceFor(plot, cleaned(asked), words)
  const brief = { ...cleaned(asked), length }
  const names = new Names()
  const said = wordsOfAll(brief, names)
  const { telling, title, opening } = begin(plot, knots, brief, names, said)
  const told = knots.map((knot, turn) => {
    give(telling, wordsOfTurn(brief, names, turn, isEdge(turn, knots)))
    const { lines, scene } = turn === 0 ? opening : tellKnot(telling, knot)
    const settled = asked.minutes && turn === knots.length - 1 ? withSettling(lines, said, brief) : lines
    const passages = settled.map((line) => ({
      text: names.putIn(line.text),
      told: levelOf(line, said, brief),
    }))
    return { passages, scene: readScene(scene, brief, turn) }
  })
  const kept = fitTo(
    words,
    told.flatMap(({ passages }) => passages),
    brief.seed,
  )
  const sections = told.map(({ passages, scene }, index): Section => {
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

function choiceFor(plot: Plot, brief: Brief, words: number): Choice {
  if (!brief.minutes) return sectionsOf(plot.sections, brief.length)
  return sectionsFor(words, plot.sections, brief.seed, (length) => measured(plot, { ...brief, length }))
}

/** What every section of a plot comes to in the wording of a length. */
function measured(plot: Plot, brief: Brief): ReadonlyMap<string, Reach> {
  const names = new Names()
  const telling = plot.open(seedOf(brief))
  const said = wordsOfAll(brief, names)
  give(telling, said)
  const knots = plot.sections.map(({ knot }) => knot)
  return new Map(
    knots.map((knot, turn) => {
      give(telling, wordsOfTurn(brief, names, turn, isEdge(turn, knots)))
      const { lines } = tellKnot(telling, knot)
      const passages = lines.map((line) => ({
        text: names.putIn(line.text),
        told: levelOf(line, said, brief),
      }))
      return [knot, reachOf(passages)]
    }),
  )
}

const isEdge = (turn: number, knots: readonly string[]) => turn === 0 || turn === knots.length - 1

/** What was noted about the children is more to them than what fills a page. */
function levelOf({ text, told }: Passage, said: Words, brief: Brief): Passage['told'] {
  if (text === said.resting && isBriefest(brief)) return 'company'
  return text === said.musing || text === said.keepsake ? 'personal' : told
}

/** A long evening has a long last page: its quiet comes after the dream, before the last words. */
function withSettling(lines: readonly Passage[], { dream }: Words, { seed }: Brief): Passage[] {
  const at = lines.findIndex(({ text }) => text === dream) + 1
  const quiet = settling(seed).map((text): Passage => ({ text, told: 'settling' }))
  return [...lines.slice(0, at), ...quiet, ...lines.slice(at)]
}

/** Even for two thirds, then a little slower with every section. */
function paceAt(index: number, count: number): number {
  const slowFrom = Math.ceil((count * 2) / 3)
  if (index < slowFrom) return 1
  const part = (index - slowFrom + 1) / (count - slowFrom)
  return Math.round((1 - (1 - slowestPace) * part) * 1000) / 1000
}
