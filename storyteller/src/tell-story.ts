import type { Brief, Section, Story, StoryLength } from './brief.ts'
import { companionsAt, moments } from './companions.ts'
import { fitTo, optional, type Passage, wordsAimedAt } from './fit-length.ts'
import { list, Names, possessive, withoutMarks } from './names.ts'
import { dream, keepsake, kinship, musing } from './personal.ts'
import { choosePlot, type Plot } from './plots.ts'
import { hashOf } from './random.ts'
import { readScene } from './scenes.ts'

type Telling = ReturnType<Plot['open']>
type Words = Record<string, string | boolean>

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
  give(telling, wordsOfTurn(brief, names, 0))
  const title = names.putIn(
    tellKnot(telling, 'title')
      .lines.map((line) => line.text)
      .join(' '),
  )
  const knots = plot.sections.filter((knot) => sectionsOf[brief.length].includes(knot.charAt(0)))
  const tellings = knots.map((knot, turn) => {
    give(telling, wordsOfTurn(brief, names, turn))
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

/** What stays the same in every section. With one child the words are the child's name; with more, what one says of several. */
function wordsOfAll(brief: Brief, names: Names): Words {
  const all = list(brief.children.map((child) => child.name))
  const many = brief.children.length > 1
  const alone = !many && brief.companions.length === 0
  const lead = brief.children[0]?.name ?? ''
  const personal = { musing: musing(brief), keepsake: keepsake(brief), dream: dream(brief) }
  return {
    many,
    short: brief.length === 'short',
    long: brief.length === 'long',
    H: names.mark(all),
    Hs: names.mark(possessive(all)),
    L: names.mark(lead),
    Ls: names.mark(possessive(lead)),
    they: many ? 'they' : names.mark(all),
    They: many ? 'They' : names.mark(all),
    them: many ? 'them' : names.mark(all),
    their: many ? 'their' : names.mark(possessive(all)),
    Their: many ? 'Their' : names.mark(possessive(all)),
    was: many ? 'were' : 'was',
    we: alone ? 'I' : 'we',
    We: alone ? 'I' : 'We',
    us: alone ? 'me' : 'us',
    are: alone ? 'am' : 'are',
    were: many ? 'were' : 'was',
    has: many ? 'have' : 'has',
    ...Object.fromEntries(Object.entries(personal).map(([name, text]) => [name, names.mark(text)])),
    ...Object.fromEntries(moments.map((moment) => [moment, names.mark(momentOf(moment, brief))])),
  }
}

function momentOf(moment: (typeof moments)[number], brief: Brief): string {
  const companions = companionsAt(moment, brief)
  return moment === 'joining' && brief.length !== 'short'
    ? [kinship(brief), companions].filter(Boolean).join(' ')
    : companions
}

/** Whose turn it is to do and to say things: the next child with every section. */
function wordsOfTurn({ children }: Brief, names: Names, turn: number): Words {
  const name = (index: number) => children[(turn + index) % children.length]?.name ?? ''
  const words = ['A', 'B', 'C'].map((word, index) => [word, names.mark(name(index))])
  const owners = ['As', 'Bs', 'Cs'].map((word, index) => [word, names.mark(possessive(name(index)))])
  return Object.fromEntries([...words, ...owners])
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
