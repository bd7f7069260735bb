import { type Avoided, type Need, plots } from '@nightlight/storyteller'
import {
  type KnownPerson,
  type Named,
  namedIn,
  restOf,
  type ToldClause,
  type ToldText,
  toldClausesIn,
  type Understanding,
  understand,
} from '@nightlight/understanding'
import { openWords, type Words } from '../write/review/index.ts'
import type { Brief } from './brief.ts'
import { likelyPlots } from './likely-plots/likely-plots.ts'

/** Everything that a brief says in a parent's own words, understood. */
export interface BriefFacts extends Understanding {
  readonly avoid: readonly Avoided[]
  /** What the text must not ask of somebody’s body. */
  readonly cannot: readonly Need[]
  /** The parent's words for tonight without those that they have asked to ignore. */
  readonly details: string
  /** What they name beside the facts. */
  readonly named: Named
  /** Which plots are told on evenings like theirs; see `likelyPlots`. Read when it is asked for: only our own storyteller does. */
  readonly likely: () => ReadonlyMap<string, number>
  /** Everything in them that can be spoken of before the child. */
  readonly clauses: readonly ToldClause[]
}

/** A brief is read by its writer, by the review and for the receipt. */
const known = new WeakMap<Brief, BriefFacts>()

export function factsOf(brief: Brief): BriefFacts {
  const facts = known.get(brief) ?? understandBrief(brief)
  known.set(brief, facts)
  return facts
}

function understandBrief(brief: Brief): BriefFacts {
  const people = peopleOf(brief)
  const understood = understand(textsOf(brief), people)
  const ignored = understood.facts.filter(({ id }) => brief.ignoredFacts?.includes(id))
  const facts = understood.facts.filter((fact) => !ignored.includes(fact))
  const unwanted = facts.flatMap(({ id, kind, sensitivity, what, name }) => {
    const named = name ?? what?.text
    return kind === 'avoid' && sensitivity !== 'private' && named
      ? [{ factId: id, words: wordsInPlots(named), isFear: false }]
      : []
  })
  const details = ignored
    .reduce((text, { said }) => text.replace(said, () => ' '), brief.details ?? '')
    .trim()
  const factsOfDetails = ignored.length === 0 ? facts : understand([wish(details)], people).facts
  const named = namedIn(details, people, factsOfDetails)
  const fears = facts.flatMap(({ id, from, about, polarity, what, said }) => {
    // ‘A tractor that is afraid of mud’: it is the tractor that is.
    if (isOfTale(said, named)) return []
    const feared = fearOf(about) ?? what?.text
    if (feared && isOfStory(feared, named, brief)) return []
    const isOfMatter =
      places.test(what?.head ?? '') && facts.some((fact) => fact.from === 'wish' && inPlaces.has(fact.about))
    return from === 'wish' && about.startsWith('fear-') && polarity === 'yes' && feared && !isOfMatter
      ? [{ factId: id, words: wordsInPlots(feared), isFear: true }]
      : []
  })
  const feared = brief.children
    .flatMap((child) => child.fears ?? [])
    .map((fear) => ({ words: wordsInPlots(fear), isFear: true }))
  return {
    facts,
    notUnderstood: [
      ...restOf(brief.details ?? '', ofWish(understood), people).filter(
        (each) => !ignored.some(({ start, end }) => each.start < end && each.end > start),
      ),
      ...understood.notUnderstood.filter(({ from }) => from !== 'wish'),
    ],
    avoid: [...unwanted, ...fears, ...feared],
    cannot: needsUnmet(brief, facts),
    details,
    named,
    likely: once(() => likelyPlots(details)),
    clauses: toldClausesIn(details, factsOfDetails),
  }
}

/** Notes have places of their own. */
const ofWish = ({ facts, notUnderstood }: Understanding): Understanding => ({
  facts: facts.filter(({ from }) => from === 'wish'),
  notUnderstood: notUnderstood.filter(({ from }) => from === 'wish'),
})

function once<Value>(read: () => Value): () => Value {
  let known: Value | undefined
  return () => {
    known ??= read()
    return known
  }
}

/** Whether something is said of the somebody of a wished-for story, and of nobody at home. */
function isOfTale(said: string, { tale }: Named): boolean {
  if (!tale?.does) return false
  const does = tale.does.replace(/^(?:is|are|was|were) /, '')
  return [tale.head, does].every((each) => said.replaceAll("'", '’').includes(each))
}

/** 'A Viking knocked on the door and was scared of the kettle': what somebody in a wished-for story fears may be in it. */
function isOfStory(feared: string, { story }: Named, { children }: Brief): boolean {
  const head = feared.toLowerCase().split(' ').at(-1) ?? feared
  return (story?.sentences ?? []).some((sentence) => {
    const [, before = '', after = ''] =
      /^(.+?)\b(?:scared|afraid|frightened|terrified)\b(.*)$/iu.exec(sentence) ?? []
    // 'A spider is in the bath and she’s scared of it' may well be the child.
    const isOfAChild =
      /\b(?:he|she|they|him|her|son|daughter|child|boy|girl|kids?|twins)\b/i.test(before) ||
      children.some(({ name }) => before.includes(name))
    return after.toLowerCase().includes(head) && !isOfAChild
  })
}

function needsUnmet({ children, details = '' }: Brief, facts: Understanding['facts']): Need[] {
  const told = [details, ...children.flatMap((child) => (child.details ?? []).map(({ text }) => text))].join(
    '\n',
  )
  const isInWheelchair = facts.some(({ about, polarity }) => about === 'wheelchair' && polarity === 'yes')
  return [
    ...(isInWheelchair || cannotWalk.test(told) ? (['walking'] as const) : []),
    ...(/\bblind\b/i.test(told) ? (['seeing'] as const) : []),
    ...(/\bdeaf\b/i.test(told) ? (['hearing'] as const) : []),
  ]
}

const places = /^(?:hall|stage|classroom|room|school|nursery|theatre|audience)$/

/** What happens in a place of its own: the story of an assembly has the big hall in it, of which the child is scared. */
const inPlaces: ReadonlySet<string> = new Set([
  'performance',
  'first-day',
  'new-class',
  'back-to-school',
  'test',
  'dentist',
  'doctor',
  'injection',
])

const cannotWalk =
  /\bcrutches\b|\b(?:broken?|broke|plaster\w*|cast)\b[^.]{0,20}\b(?:leg|foot|ankle|knee)\b|\b(?:leg|foot|ankle|knee)\b[^.]{0,20}\b(?:plaster|cast)\b/i

/** What is feared, where the intent says it. */
const fearOf = (about: string): string | undefined =>
  new Map([
    ['fear-dark', 'dark'],
    ['fear-monsters', 'monster'],
    ['fear-thunder', 'thunder'],
    ['fear-dogs', 'dog'],
    ['fear-water', 'water'],
  ]).get(about)

function textsOf({ details, children, companions }: Brief): ToldText[] {
  const notes = children.flatMap(({ name, interests, details: items = [] }) => [
    ...interests.map((text): ToldText => ({ from: 'profile', text, about: name })),
    ...items.map(
      ({ id, text }): ToldText => ({
        from: 'note',
        text,
        about: name,
        ...(id !== undefined && { ref: String(id) }),
      }),
    ),
  ])
  const described = companions.flatMap(({ name, description }): ToldText[] =>
    description ? [{ from: 'companion', text: description, about: name }] : [],
  )
  return [...(details ? [{ from: 'wish' as const, text: details }] : []), ...notes, ...described]
}

const peopleOf = ({ children, companions }: Brief): KnownPerson[] => [
  ...children.map(
    ({ name, pronouns }): KnownPerson => ({ name, role: 'child', ...(pronouns && { pronouns }) }),
  ),
  ...companions.map(({ name, relationship }): KnownPerson => ({ name, role: 'companion', relationship })),
]

const wish = (text: string): ToldText => ({ from: 'wish', text })

let vocabulary: Words | undefined

/** Every word of our plots that reminds of something: 'spiders' finds 'spider' and 'cobweb'. */
function wordsInPlots(feared: string): string[] {
  vocabulary ??= openWords([...new Set(plots.flatMap(({ words }) => [...words]))].join(' '))
  return vocabulary.touching(feared)
}
