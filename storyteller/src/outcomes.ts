import escapeStringRegexp from 'escape-string-regexp'
import type { Brief, Section } from './brief.ts'
import { type Casting, conflictsOf } from './casting.ts'
import { isAnsweredBy, isUsable } from './casting-answers.ts'
import type { FactOutcome, StoryFact } from './facts.ts'
import { wordsForThing } from './named-things.ts'
import type { ToldNote } from './personal.ts'
import { plots } from './plots.ts'
import { pluralOf } from './plural.ts'
import { beginningsOf } from './word-beginnings.ts'

/** What became of every fact of a brief: read off the finished text, not off what was planned. */
export function outcomesOf(
  casting: Casting,
  brief: Brief,
  sections: readonly Section[],
  notes: readonly ToldNote[],
  report: string | undefined,
): FactOutcome[] {
  return (brief.facts ?? []).map((fact) => ({
    factId: fact.id,
    ...outcomeOf(fact, casting, brief, sections, notes, report),
  }))
}

type Outcome = Omit<FactOutcome, 'factId'>

function outcomeOf(
  fact: StoryFact,
  casting: Casting,
  brief: Brief,
  sections: readonly Section[],
  notes: readonly ToldNote[],
  report: string | undefined,
): Outcome {
  if (fact.sensitivity === 'private') return { outcome: 'left-out', why: 'private' }
  const avoided = (brief.avoid ?? []).find(({ factId }) => factId === fact.id)
  if (avoided && !casting.answers.includes(fact)) {
    const isIn = conflictsOf(casting.plot, { ...brief, avoid: [avoided] }) > 0
    return isIn ? { outcome: 'left-out', why: 'unavoidable' } : { outcome: 'kept-out' }
  }
  if (fact.from === 'wish' && isOfLength(fact.about, brief)) return { outcome: 'told' }
  if (fact.from === 'wish' && always.has(fact.about) && !casting.main.includes(fact))
    return { outcome: fact.kind === 'avoid' ? 'kept-out' : 'told' }
  const isReported = report !== undefined && fact.from === 'wish' && reports(report, fact)
  const reporting = isReported ? sectionReporting(fact, sections) : null
  // What is only read out is told: the story is about whoever reads it.
  const isOfReport = fact.from === 'wish' && isMadeOfReport(casting)
  const section =
    (isOfReport ? reporting : null) ??
    sectionWith(fact, casting, sections) ??
    sectionOfNote(fact, sections, notes) ??
    reporting
  const how = section !== null && section === reporting ? howReported(casting) : undefined
  if (casting.answers.includes(fact) && !isOfReport && (section !== null || !isAThing(fact)))
    return {
      outcome: 'shaped',
      ...(casting.nearly.includes(fact) && ({ why: 'in-part' } as const)),
      ...(section !== null && { section }),
    }
  if (section !== null) return { outcome: 'told', section, ...(how && { how }) }
  if (fact.sensitivity === 'tender') return { outcome: 'left-out', why: 'tender' }
  if (!isUsable(fact)) return { outcome: 'left-out', why: 'unsure' }
  if (fact.from !== 'wish') return { outcome: 'waits' }
  return { outcome: 'left-out', why: isAnsweredBy(plots, fact) ? 'not-this-time' : 'no-story' }
}

/** A story about clowns has clowns in it; one about a first day need not have the word. */
const isAThing = ({ kind, what, name }: StoryFact): boolean =>
  (what !== undefined || name !== undefined) && things.has(kind)

const things: ReadonlySet<StoryFact['kind']> = new Set(['want', 'creature', 'thing', 'person', 'place'])

/** What every story of ours is: nothing in it frightens, and it ends well, in bed. */
const always: ReadonlySet<string> = new Set(['not-scary', 'happy-ending', 'calm', 'any-story'])

/** A story is as long as was chosen beside the wish, or as its minutes say. */
const isOfLength = (about: string, { length, minutes }: Brief): boolean =>
  about === 'short'
    ? minutes === undefined
      ? length === 'short'
      : minutes <= shortMinutes
    : about === 'long' && (minutes === undefined ? length === 'long' : minutes >= longMinutes)

const shortMinutes = 5
const longMinutes = 9

/** The index of the section with a paragraph that was made of these words of a note; null if there is none. */
function sectionOfNote(
  { said }: StoryFact,
  sections: readonly Section[],
  notes: readonly ToldNote[],
): number | null {
  const note = notes.find(({ text, paragraph }) => text.includes(said) && shareAWord(said, paragraph))
  const found = note ? sections.findIndex(({ text }) => text.includes(note.paragraph)) : -1
  return found === -1 ? null : found
}

/** A paragraph tells one thing of a long note, and says nothing of the rest. */
function shareAWord(said: string, paragraph: string): boolean {
  const told = new Set(beginningsOf(paragraph))
  return beginningsOf(said).some((word) => told.has(word))
}

const isMadeOfReport = ({ plot: { head } }: Casting): boolean =>
  head.tellsEntries !== null || head.tellsReport

/** A wished-for story happens as it was typed. Other plots that are made of what was typed play it out, or show it; the rest say it before they begin. */
export function howReported(casting: Casting): 'played' | 'quoted' | 'happens' {
  if (casting.plot.head.tellsEntries === 'story') return 'happens'
  return isMadeOfReport(casting) ? 'played' : 'quoted'
}

/** The first section that has most of its words: what was typed is read out sentence by sentence. */
function sectionReporting(fact: StoryFact, sections: readonly Section[]): number {
  return Math.max(
    0,
    sections.findIndex(({ text }) => reports(text, fact)),
  )
}

/** Whether most of the words in which a fact was typed are in a text that says what the parent has reported. */
function reports(report: string, { said }: StoryFact): boolean {
  const told = new Set(beginningsOf(report))
  const words = beginningsOf(said)
  return words.length > 0 && words.filter((word) => told.has(word)).length >= words.length * mostOf
}

const mostOf = 0.6

/** The index of the first section that tells the fact; null if none does. */
function sectionWith(fact: StoryFact, { roles }: Casting, sections: readonly Section[]): number | null {
  if (!isUsable(fact)) return null
  const filler = [...roles.values()].find(({ factId }) => factId === fact.id)
  const needle =
    fact.name ?? filler?.name ?? filler?.noun ?? fact.what?.text.replace(/^(?:an?|the|some) /i, '')
  if (!needle) return null
  // 'A marshmallow' of a wish is 'the marshmallows' of a story.
  const head = fact.what?.head ?? ''
  const isHead = (word: string) => word === head || word === pluralOf(head) || pluralOf(word) === head
  const others = filler ? [] : wordsForThing(head).filter(isHead)
  const needles = [needle, ...others].map((each) => escapeStringRegexp(each))
  const pattern = new RegExp(`(?<!\\p{L})(?:${needles.join('|')})(?!\\p{L})`, 'iu')
  const found = sections.findIndex(({ text }) => pattern.test(text))
  return found === -1 ? null : found
}
