import type { FactReceipt } from '@nightlight/contract'
import { type Fact, intents, labelOf, type Named, singularOf } from '@nightlight/understanding'
import type { Brief } from '../request/brief.ts'
import { factsOf } from '../request/facts-of.ts'
import type { Draft, FactOutcome } from './story-writer.ts'
import { affirmedFor, carries, mentions, sectionTelling, tells } from './wishes.ts'

type Story = Pick<
  Draft,
  'outcomes' | 'places' | 'toldNotes' | 'toldThings' | 'toldReport' | 'howReported' | 'toldTale'
> & {
  readonly sections: readonly { readonly text: string }[]
}

/** What became of everything that the family told. */
export function factReceipts(brief: Brief, story: Story): FactReceipt[] {
  const { notUnderstood, named } = factsOf(brief)
  const understood = outcomesIn(brief, story).map(({ fact, ...outcome }): FactReceipt => {
    const { said, from, kind, about } = fact
    return { said, from, kind, about: intents[about].label, label: labelOf(fact), ...outcome }
  })
  const words = notUnderstood.map(({ said, from, isDetail }): FactReceipt => {
    const told = from === 'wish' ? tellingOf(said, named, story) : undefined
    return {
      said,
      from,
      kind: 'words',
      about: '',
      outcome: told ? 'told' : from === 'wish' ? 'left-out' : 'waits',
      why: told || from !== 'wish' ? null : isDetail ? 'detail' : 'not-understood',
      section: told?.section ?? null,
      ...(told?.how && { how: told.how }),
    }
  })
  return [...understood, ...words]
}

/** Where a story tells words that no fact has, and whether it does so in the words in which they were typed. */
export function tellingOf(
  said: string,
  named: Named,
  story: Story,
): { readonly section: number; readonly how?: 'played' | 'quoted' | 'happens' } | undefined {
  const reported = reportedIn(said, story)
  if (reported !== -1) return { section: reported, ...(story.howReported && { how: story.howReported }) }
  const section = sectionNaming(said, named, story)
  return section === -1 ? undefined : { section }
}

/** The section that says what a parent has reported, if these words are part of that. */
function reportedIn(said: string, { sections, toldReport }: Story): number {
  const words = spoken(bare(said.toLowerCase()))
  if (toldReport === undefined || words === '' || !` ${spoken(toldReport)} `.includes(` ${words} `)) return -1
  return sections.findIndex(({ text }) => ` ${spoken(text)} `.includes(` ${words} `))
}

const spoken = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).join(' ')

/** The index of the first section that has something of what a wish names, if these words name it and all of it is told: 'Lagos', 'her cousins'. */
function sectionNaming(
  said: string,
  named: Named,
  { sections, toldThings = [], toldReport, toldTale = '' }: Story,
): number {
  // It is what the story is about, from its first page on.
  const ofTale = wordsOf(toldTale)
  const ofSaid = wordsOf(said)
  if (ofSaid.length > 0 && ofSaid.every((word) => ofTale.includes(word))) return 0
  // In a child's mouth the line is a sentence: 'I won a goldfish'.
  const lines = [named.line, named.sentence].filter((each) => each !== undefined)
  const line = sections.some(({ text }) => lines.some((each) => text.includes(each))) ? named.line : undefined
  const { tale } = named
  const deed = tale?.does && sections.some(({ text }) => text.includes(tale.does)) ? tale.text : undefined
  const thing = bare(said.toLowerCase())
  if (toldThings.includes(thing)) {
    // 'An ice cream' is two words, of which only the last has a plural.
    const words = wordsOf(thing)
    return sections.findIndex(({ text }) => ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `))
  }
  const { place, person, thing: ownThing, saying, trait } = named
  const texts = [place?.text, person?.text, ownThing?.text, saying, trait, line, deed, toldReport]
  const words = texts.flatMap((text) => (text ? namingWords(text) : []))
  const own = namingWords(said).filter((word) => words.includes(word))
  const told = sections.map(({ text }) => namingWords(text))
  const isTold = own.length > 0 && own.every((word) => told.some((words) => words.includes(word)))
  return isTold ? told.findIndex((words) => own.some((word) => words.includes(word))) : -1
}

/** The words of a text in the singular: 'the puddle' tells of puddles. */
const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf)

const bare = (said: string) => said.replace(/^(?:an?|the|her|his|their|our|my|some) /, '')

const namingWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

type Outcome = Pick<FactReceipt, 'outcome' | 'why' | 'section' | 'how'>

/** @returns every fact of the brief with what became of it: nothing counts as told that is not in the text */
function outcomesIn(brief: Brief, story: Story): (Outcome & { fact: Fact })[] {
  const { facts, avoid } = factsOf(brief)
  return facts.map((fact) => {
    if (brief.language) return { fact, ...outcomeUnknown(fact) }
    const known = story.outcomes?.find(({ factId }) => factId === fact.id)
    if (known && isClaimedInVain(fact, known, story.sections)) return { fact, ...notFound }
    if (known) {
      const { outcome, why = null, section = null, how } = known
      return { fact, outcome, why, section, ...(how && { how }) }
    }
    const isAvoided = avoid.some(({ factId }) => factId === fact.id)
    const planned = story.places?.find(({ factId }) => factId === fact.id)?.section
    return { fact, ...outcomeInText(fact, isAvoided, story.sections, planned) }
  })
}

/** Whether a text in another language tells it cannot be looked up in it. */
const outcomeUnknown = ({ from }: Fact): Outcome =>
  from === 'wish'
    ? { outcome: 'left-out', why: 'not-checked', section: null }
    : { outcome: 'waits', why: null, section: null }

const notFound: Outcome = { outcome: 'left-out', why: 'not-found', section: null }

/** Whether a writer says that it has told a fact in a section whose text has none of its words. */
function isClaimedInVain(
  fact: Fact,
  { outcome, section, how }: FactOutcome,
  sections: Story['sections'],
): boolean {
  if (outcome === 'shaped') return isAThing(fact) && !sections.some(({ text }) => mentions(fact, text))
  if (outcome !== 'told') return false
  // What every story is, such as calm, has no words.
  if (section === undefined) return fact.kind !== 'want' && fact.kind !== 'avoid'
  const text = sections[section]?.text ?? ''
  // Read out as it was typed, 'Grandma found them' does not say again what they are.
  return how ? !mentions(withoutNoun(fact), text) : !mentions(fact, text)
}

const withoutNoun = ({ what: _, name: __, ...fact }: Fact): Fact => fact

/** A story about clowns has clowns in it; one about a first day need not have the word. */
const isAThing = ({ kind, what, name }: Fact): boolean =>
  (what !== undefined || name !== undefined) && things.has(kind)

const things: ReadonlySet<Fact['kind']> = new Set(['want', 'creature', 'thing', 'person', 'place'])

/** What a writer says that it has told, and what is not in the text all the same. */
export const claimedInVain = (brief: Brief, story: Story): Fact[] =>
  factsOf(brief).facts.filter((fact) => {
    const known = story.outcomes?.find(({ factId }) => factId === fact.id)
    return known && isClaimedInVain(fact, known, story.sections)
  })

/** Of a story whose writer does not say: what can be found in the text was told. */
function outcomeInText(
  fact: Fact,
  isAvoided: boolean,
  sections: Story['sections'],
  planned: number | undefined,
): Outcome {
  if (fact.sensitivity === 'private') return { outcome: 'left-out', why: 'private', section: null }
  const texts = sections.map(({ text }) => text)
  const found = sectionOf(fact, texts, planned)
  if (fact.kind === 'avoid') {
    if (found === -1) return { outcome: 'kept-out', why: null, section: null }
    return { outcome: 'left-out', why: 'unavoidable', section: found }
  }
  if (found !== -1) return { outcome: 'told', why: null, section: found }
  if (isAvoided) return { outcome: 'kept-out', why: null, section: null }
  if (fact.from !== 'wish') return { outcome: 'waits', why: null, section: null }
  return notFound
}

/** The index of the section that a fact is found in; -1 if it is in none. */
function sectionOf(fact: Fact, texts: readonly string[], planned: number | undefined): number {
  // Words that only happen to be spread over the pages neither tell a note nor break a promise to leave something out.
  if (fact.from !== 'wish' || fact.kind === 'avoid') return texts.findIndex((text) => tells(fact, text))
  // A key is found on page one and given back on page four: what was wished for is where the writer has planned it.
  const said = texts.map((text) => affirmedFor(fact, text))
  const isAsPlanned = planned !== undefined && carries(fact, said[planned] ?? '')
  return isAsPlanned ? planned : sectionTelling(fact, said)
}

/** Ids of the info items that a story tells. */
export function toldNotes(brief: Brief, story: Story): number[] {
  const told = outcomesIn(brief, story).flatMap(({ fact, outcome }) => {
    return fact.from === 'note' && fact.ref && (outcome === 'told' || outcome === 'shaped')
      ? [Number(fact.ref)]
      : []
  })
  const quoted = brief.children.flatMap(({ details = [] }) =>
    details.flatMap(({ id, text }) => (id !== undefined && story.toldNotes?.includes(text) ? [id] : [])),
  )
  return [...new Set([...told, ...quoted])]
}
