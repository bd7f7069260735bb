import type { Brief } from './brief.ts'
import { reportedDeeds } from './days-report.ts'
import { lineId, unheard, unheardFirst } from './lines.ts'
import { type NamedDeed, namedDeeds } from './named-deeds/index.ts'
import { namedIn } from './named-things.ts'
import { isToCome } from './to-come.ts'
import { mentionsUnwanted } from './unwanted.ts'

/** The lines that stories have for a deed, the best first. None is there for two deeds of a report. */
export interface DeedLines {
  /** There are lines for the deed itself, and not only for a thing that it names. */
  readonly isKnown: boolean
  /** What it was like, straight behind the deed. */
  readonly seen: readonly string[]
  /** Who hears of it asks, and the child shows it. */
  readonly shown: readonly string[]
  readonly night: readonly string[]
}

/** As many as plots have places for. */
const most = { seen: 3, shown: 2, night: 2 } as const

/**
 * What stories say of the deeds that a parent reports, by the words of the deed, and then by the things it names: none that these children have heard lately.
 * @param deeds with `{child}` or the name of the child
 */
export function deedLines(deeds: readonly string[], brief: Brief): DeedLines[] {
  const used = new Set<string>()
  const taken = (lines: readonly string[], count: number): string[] => {
    const free = unheard(lines, brief).filter((line) => !used.has(line) && !mentionsUnwanted(line, brief))
    const chosen = unheardFirst(free, brief).slice(0, count)
    for (const line of chosen) used.add(line)
    return chosen
  }
  const isComing = isToCome(brief)
  return deeds.map((deed) => {
    const isDone = !isComing || !isStillToDo.test(deed)
    const found = deedsIn(deed, brief.children[0]?.name ?? '').map((each) => linesOf(each, isComing, isDone))
    const things = namedIn(wordsOf(deed)).map(({ was, is, will, night }) => ({
      seen: [...(isComing ? will : was), ...is],
      night,
    }))
    // What is said of a thing fits less well than what is said of the deed.
    const ofDeed = [
      ...found.flatMap((each) => taken(each.seen, 1)),
      ...found.flatMap((each) => taken(each.own, 1)),
      ...found.flatMap((each) => taken(each.seen, 1)),
    ]
    const seen = [...ofDeed, ...things.slice(0, 1).flatMap((each) => taken(each.seen, 1))]
    const shown = [1, 2].flatMap(() => found.flatMap((each) => taken(each.shown, 1)))
    const night = [...found, ...things].flatMap((each) => taken(each.night, 1))
    return {
      isKnown: ofDeed.length > 0,
      seen: seen.slice(0, most.seen),
      shown: shown.slice(0, most.shown),
      night: night.slice(0, most.night),
    }
  })
}

type Lines = Pick<NamedDeed, 'seen' | 'own' | 'shown' | 'night'>

/** Of what is to come the lines that say what it will be like, and of what is done before it those of what was. */
function linesOf({ deed, isOwn }: Found, isComing: boolean, isDone: boolean): Lines {
  if (isComing && deed.ahead.length > 0)
    return { seen: deed.ahead, own: [], shown: deed.tried, night: deed.night }
  if (!isDone) return { seen: [], own: [], shown: [], night: [] }
  return { seen: deed.seen, own: isOwn ? deed.own : [], shown: deed.shown, night: deed.night }
}

/** In a wish for tomorrow: 'was to start', 'would get', 'had to give back', 'the next day'. */
const isStillToDo =
  /\b(?:was|were|is|would|wouldn’t|could|couldn’t|had to|has to|wanted|needed|didn’t|going to|next (?:day|night|morning|evening|week|month)|on \p{Lu}\p{L}+day|the week after)\b/u

/** What a plot that is made of a report shows of it. */
export type ShowsDeeds = 'several' | 'one' | 'ahead'

/** How many deeds such a plot needs at least. */
export const fewestFor = (what: ShowsDeeds | null): number => (what === 'one' || what === 'ahead' ? 1 : 2)

/**
 * How well a story can show what was reported: the share of its deeds that there are lines for, or null where that is not enough for a story: nothing that is shown, or less than two
 * lines of what it was like.
 */
export function shownShare(brief: Brief, what: ShowsDeeds): number | null {
  const deeds = reportedDeeds(brief, fewestFor(what))
  if (deeds === null || (what === 'one' && deeds.length > 1)) return null
  const lines = linesFor(deeds, brief)
  const isEnough =
    lines.some(({ shown }) => shown.length > 0) && lines.flatMap(({ seen }) => seen).length >= fewestLines
  return isEnough ? lines.filter(({ isKnown }) => isKnown).length / lines.length : null
}

const fewestLines = 2

const known = new WeakMap<Brief, DeedLines[]>()

/** All plots that are made of a report ask for the same. */
function linesFor(deeds: readonly string[], brief: Brief): DeedLines[] {
  const found = known.get(brief) ?? deedLines(deeds, brief)
  known.set(brief, found)
  return found
}

/** Ids of the lines of deeds that a text tells, whatever names they have in it. */
export const deedLinesIn = (text: string, brief: Brief, deeds: readonly string[]): string[] =>
  deeds
    .flatMap((deed) => deedsIn(deed, brief.children[0]?.name ?? ''))
    .flatMap(({ deed: { seen, own, shown, ahead, tried, night } }) => [
      ...seen,
      ...own,
      ...shown,
      ...ahead,
      ...tried,
      ...night,
    ])
    .filter((line) => isIn(text, line))
    .map(lineId)

const isIn = (text: string, line: string) =>
  line
    .split(/\{\w+\}|¶/)
    .map((part) => part.trim())
    .filter((part) => part.length >= longEnough)
    .every((part) => text.includes(part))

const longEnough = 9

interface Span {
  readonly from: number
  readonly to: number
}

interface Found extends Span {
  readonly deed: NamedDeed
  /** The child itself does it. */
  readonly isOwn: boolean
}

/** What stories know of a deed, in the order of its words; of two that begin in the same words the longer. */
export function deedsIn(text: string, child: string): Found[] {
  const words = wordsOf(text)
  const isOfChild = childsOwn.test(text.replace(child === '' ? '{child}' : child, '{child}'))
  const found = words.flatMap((_, from) => foundAt(words, from)).sort((a, b) => b.said - a.said)
  const chosen: (typeof found)[number][] = []
  for (const each of found) {
    if (chosen.some((other) => other.deed === each.deed || isAcross(other, each))) continue
    chosen.push(each)
  }
  return chosen
    .sort((a, b) => a.from - b.from)
    .map(({ deed, from, to }) => ({
      deed,
      from,
      to,
      isOwn: isOfChild && !words.slice(1, from).some((word) => anotherClause.has(word)),
    }))
}

/** Of the same words two may speak; of overlapping ones the longer. */
const isAcross = (one: Span, other: Span) =>
  one.from < other.to && other.from < one.to && !(one.from === other.from && one.to === other.to)

/** What the child does, and what its own body does; 'Mia’s brother' is somebody else. */
const childsOwn =
  /^\{child\}(?: |’s (?:\p{L}+ ){0,2}(?:tooth|teeth|hair|arm|leg|knee|hand|foot|feet|finger|thumb|toe|nose|ear|ears|eye|eyes|mouth|tummy|head|voice) )/u

/** Behind these somebody else may be the one who did it. */
const anotherClause: ReadonlySet<string> = new Set(
  'when because that while who which so but as if until after before made let saw watched heard'.split(' '),
)

const denials =
  /^(?:not|never|no|nearly|almost|nobody|without|(?:did|was|were|would|could|should|had|has|have|is|are|does|do|wo|ca)nt)$/

function foundAt(words: readonly string[], from: number) {
  const first = words[from] ?? ''
  const isDenied = words.slice(Math.max(0, from - 2), from).some((word) => denials.test(word))
  const candidates = [
    ...(byFirst().whole.get(first) ?? []),
    ...byFirst().begun.filter(({ parts }) => begins(first, parts[0] ?? '')),
  ]
  return candidates.flatMap(({ deed, parts }) => {
    if (isDenied && !parts.some((part) => denials.test(part))) return []
    const to = matched(words, from, parts)
    return to === null ? [] : [{ deed, from, to, said: parts.filter((part) => part !== gap).length }]
  })
}

const gap = '..'
const widest = 4

/** Where the words of a wording end that begins at a place, or null. */
function matched(words: readonly string[], at: number, [part, ...rest]: readonly string[]): number | null {
  if (part === undefined) return at
  if (part === gap) {
    for (let skipped = 0; skipped <= widest; skipped += 1) {
      const to = matched(words, at + skipped, rest)
      if (to !== null) return to
    }
    return null
  }
  return at < words.length && begins(words[at] ?? '', part) ? matched(words, at + 1, rest) : null
}

const begins = (word: string, part: string) =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part

interface Wording {
  readonly deed: NamedDeed
  readonly parts: readonly string[]
}

let index: { whole: Map<string, Wording[]>; begun: Wording[] } | undefined

/** Wordings by their first word, and those that begin with the beginning of one. */
function byFirst() {
  if (index) return index
  const whole = new Map<string, Wording[]>()
  const begun: Wording[] = []
  for (const deed of namedDeeds)
    for (const wording of deed.wordings) {
      const parts = partsOf(wording)
      const [first = ''] = parts
      if (first.endsWith('*')) begun.push({ deed, parts })
      else whole.set(first, [...(whole.get(first) ?? []), { deed, parts }])
    }
  index = { whole, begun }
  return index
}

const partsOf = (wording: string) =>
  wording
    .split(/[\s–—-]+/)
    .map((part) => (part === gap ? part : part.toLowerCase().replace(/[^\p{L}\p{N}*]+/gu, '')))
    .filter((part) => part !== '')

/** In small letters, without marks. `{child}` stays as it is. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s–—-]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}{}]+/gu, ''))
    .filter((word) => word !== '')
