import type { Brief, Section, Story, StoryLength } from './brief.ts'
import { companionsAt, speakersOf } from './companions.ts'
import { list, Names, possessive, withoutMarks } from './names.ts'
import { keepsake, musing } from './personal.ts'
import { choosePlot } from './plots.ts'
import { hashOf } from './random.ts'
import { readScene } from './scenes.ts'

type Telling = ReturnType<ReturnType<typeof choosePlot>['open']>

/** Sections that a length tells: `s` always, `m` from medium on, `l` in long stories only. */
const told: Record<StoryLength, string> = { short: 's', medium: 'sm', long: 'sml' }

/** How the voice slows down towards sleep. */
const slowestPace = 0.9

/** Tells a story. Pure: the same brief gives the same story. Takes some milliseconds. */
export function tellStory(asked: Brief): Story {
  const brief = cleaned(asked)
  const plot = choosePlot(brief)
  const names = new Names()
  const telling = plot.open(hashOf(brief.seed) % 2_147_483_647)
  hand(telling, brief, names)
  const title = names.putIn(tellKnot(telling, 'title').paragraphs.join(' '))
  const knots = plot.sections.filter((knot) => told[brief.length].includes(knot.charAt(0)))
  const sections = knots.map((knot, index): Section => {
    const { paragraphs, scene } = tellKnot(telling, knot)
    const text = paragraphs.map((paragraph) => names.putIn(tidied(paragraph))).filter(Boolean)
    return { text: text.join('\n\n'), scene: readScene(scene, brief), pace: paceAt(index, knots.length) }
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

/** Gives the telling its words. With one child they are the child's name; with more, what one says of several. */
function hand(telling: Telling, brief: Brief, names: Names): void {
  const children = brief.children.map((child) => names.mark(child.name))
  const owners = brief.children.map((child) => names.mark(possessive(child.name)))
  const many = children.length > 1
  const all = names.mark(list(brief.children.map((child) => child.name)))
  const turn = (index: number) => children[index % children.length] ?? all
  const guide = speakersOf(brief.companions)[0]
  const words: Record<string, string | boolean> = {
    many,
    H: all,
    Hs: names.mark(possessive(list(brief.children.map((child) => child.name)))),
    A: turn(0),
    B: turn(1),
    C: turn(2),
    As: owners[0] ?? '',
    Bs: owners[1 % owners.length] ?? '',
    they: many ? 'they' : turn(0),
    They: many ? 'They' : turn(0),
    them: many ? 'them' : turn(0),
    their: many ? 'their' : (owners[0] ?? ''),
    Their: many ? 'Their' : (owners[0] ?? ''),
    was: many ? 'were' : 'was',
    guide: guide ? names.mark(guide.name) : turn(1),
    joining: names.mark(
      [kinship(brief), companionsAt('joining', brief.companions, brief.seed)].filter(Boolean).join(' '),
    ),
    midway: names.mark(companionsAt('midway', brief.companions, brief.seed)),
    resting: names.mark(companionsAt('resting', brief.companions, brief.seed)),
    musing: names.mark(musing(brief.children, brief.seed)),
    keepsake: names.mark(keepsake(brief.details, brief.seed)),
  }
  for (const [name, value] of Object.entries(words)) telling.variablesState.$(name, value)
}

/** What the children are to each other, where the parent said so. */
function kinship({ relationship, children }: Brief): string {
  if (children.length < 2) return ''
  const all = list(children.map((child) => child.name))
  if (relationship === 'siblings')
    return `${all} lived in the same house and shared nearly everything, except the last biscuit.`
  if (relationship === 'cousins')
    return `${all} were cousins, which is a bit like friends and a bit like having the same grandmother.`
  if (relationship === 'friends') return `${all} had been friends for as long as anybody could remember.`
  return ''
}

function tellKnot(telling: Telling, knot: string): { paragraphs: string[]; scene: string } {
  telling.ChoosePathString(knot)
  const paragraphs: string[] = []
  let scene = ''
  while (telling.canContinue) {
    paragraphs.push((telling.Continue() ?? '').trim())
    const tag = telling.currentTags?.find((each: string) => each.startsWith('scene:'))
    if (tag) scene = tag.slice('scene:'.length).trim()
  }
  return { paragraphs: paragraphs.filter(Boolean), scene }
}

/** What an alternative that was left empty leaves behind. Before the names are in: theirs are left as they were typed. */
const tidied = (paragraph: string) => paragraph.replace(/ {2,}/g, ' ').trim()

/** Even for two thirds, then a little slower with every section. */
function paceAt(index: number, count: number): number {
  const slowFrom = Math.ceil((count * 2) / 3)
  if (index < slowFrom) return 1
  const part = (index - slowFrom + 1) / (count - slowFrom)
  return Math.round((1 - (1 - slowestPace) * part) * 1000) / 1000
}
