import type { Brief } from './brief.ts'
import { reportedDeeds } from './days-report.ts'
import { lineId, unheardFirst } from './lines.ts'
import { type NamedDeed, namedDeeds } from './named-deeds/index.ts'
import { namedIn } from './named-things.ts'
import { mentionsUnwanted } from './unwanted.ts'

/** The lines that stories have for a deed, the best first. None is there for two deeds of a report. */
export interface DeedLines {
  /** What it was like, straight behind the deed. */
  readonly seen: readonly string[]
  /** Who hears of it asks, and the child shows it. */
  readonly shown: readonly string[]
  readonly night: readonly string[]
}

/** As many as plots have places for. */
const most = { seen: 3, shown: 2, night: 2 } as const

/**
 * What stories say of the deeds that a parent reports, by the words of the deed, and then by the things it names: those first that these children have not heard.
 * @param deeds with `{child}` or the name of the child
 */
export function deedLines(deeds: readonly string[], brief: Brief): DeedLines[] {
  const used = new Set<string>()
  const taken = (lines: readonly string[], count: number): string[] => {
    const free = unheardFirst(lines, brief).filter(
      (line) => !used.has(line) && !mentionsUnwanted(line, brief),
    )
    const chosen = free.slice(0, count)
    for (const line of chosen) used.add(line)
    return chosen
  }
  return deeds.map((deed) => {
    const found = deedsIn(deed, brief.children[0]?.name ?? '')
    const things = namedIn(wordsOf(deed))
    // One line of each, and then what else is said of them.
    const seen = [
      ...found.flatMap(({ deed: { seen } }) => taken(seen, 1)),
      ...things.slice(0, 1).flatMap(({ was, is }) => taken([...was, ...is], 1)),
      ...found.flatMap(({ deed: { own }, isOwn }) => (isOwn ? taken(own, 1) : [])),
      ...found.flatMap(({ deed: { seen } }) => taken(seen, 1)),
      ...things.slice(1).flatMap(({ was, is }) => taken([...was, ...is], 1)),
    ]
    const shown = [1, 2].flatMap(() => found.flatMap(({ deed: { shown } }) => taken(shown, 1)))
    const night = [
      ...found.flatMap(({ deed: { night } }) => taken(night, 1)),
      ...things.flatMap(({ night }) => taken(night, 1)),
    ]
    return {
      seen: seen.slice(0, most.seen),
      shown: shown.slice(0, most.shown),
      night: night.slice(0, most.night),
    }
  })
}

/** Whether a story can show what was reported: two deeds or more that it has lines for, or the only one with several. */
export function canShow(brief: Brief, isOne: boolean): boolean {
  const deeds = reportedDeeds(brief, isOne ? 1 : 2)
  if (deeds === null || (isOne && deeds.length > 1)) return false
  const lines = deedLines(deeds, brief)
  const isRich = ({ seen, shown }: DeedLines) =>
    isOne ? seen.length > 1 && shown.length > 0 : seen.length > 0
  return lines.filter(isRich).length >= (isOne ? 1 : 2)
}

/** Ids of the lines of deeds that a text tells, whatever names they have in it. */
export const deedLinesIn = (text: string, brief: Brief): string[] =>
  (reportedDeeds(brief, 1) ?? [])
    .flatMap((deed) => deedsIn(deed, brief.children[0]?.name ?? ''))
    .flatMap(({ deed: { seen, own, shown, night } }) => [...seen, ...own, ...shown, ...night])
    .filter((line) => isIn(text, line))
    .map(lineId)

const isIn = (text: string, line: string) =>
  line
    .split(/\{\w+\}|¶/)
    .map((part) => part.trim())
    .filter((part) => part.length >= longEnough)
    .every((part) => text.includes(part))

const longEnough = 9

interface Found {
  readonly deed: NamedDeed
  readonly from: number
  readonly to: number
  /** The child itself does it. */
  readonly isOwn: boolean
}

/** What stories know of a deed, in the order of its words; of two that begin in the same words the longer. */
export function deedsIn(text: string, child: string): Found[] {
  const words = wordsOf(text)
  const isOfChild = /^(?:\{child\})/.test(text) || (child !== '' && text.startsWith(`${child} `))
  const found = words.flatMap((_, from) => foundAt(words, from)).sort((a, b) => b.said - a.said)
  const chosen: (typeof found)[number][] = []
  for (const each of found) {
    if (chosen.some(({ from, to, deed }) => deed === each.deed || (from < each.to && each.from < to)))
      continue
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
    .split(/\s+/)
    .map((part) => (part === gap ? part : part.toLowerCase().replace(/[^\p{L}\p{N}*]+/gu, '')))
    .filter((part) => part !== '')

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s–—-]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}{}]+/gu, ''))
    .filter((word) => word !== '')
