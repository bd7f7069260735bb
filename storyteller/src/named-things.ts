import escapeStringRegexp from 'escape-string-regexp'
import { isForToddlers } from './age-bands.ts'
import type { Brief } from './brief.ts'
import type { Casting } from './casting.ts'
import type { Passage } from './fit-length.ts'
import { lineId, unheard } from './lines.ts'
import { type NamedThing, namedThings } from './named-things/index.ts'
import type { Names } from './names.ts'
import { mentionsUnwanted } from './unwanted.ts'

/** A thing that the wish names and the story would not: what is said of it before the story begins, and at bedtime. */
export interface ThingToName {
  readonly thing: NamedThing
  readonly day: string | undefined
  readonly night: string | undefined
}

/** A passage about such a thing. */
export interface NamingPassage extends Passage {
  readonly marked: string
  readonly line: string
  /** Its plain name. */
  readonly thing: string
}

/** Of more things a story would be a list. */
const most = { short: 2, medium: 3, long: 3 } as const

/**
 * What the wish names beside what the story tells: in the order of its words. Nothing on an evening of grief, nothing for toddlers, whose stories have too few
 * words, nothing that is to be kept out, and no line that these children have heard lately.
 * @param told everything that the story says anyway
 */
export function thingsToName(casting: Casting, brief: Brief, told: string): ThingToName[] {
  const { children, facts = [], length } = brief
  if (isForToddlers(children.map(({ age }) => age))) return []
  if (facts.some(({ from, sensitivity }) => from === 'wish' && sensitivity === 'tender')) return []
  if (casting.answers.some(({ sensitivity }) => sensitivity === 'tender') || isGrave(brief)) return []
  const isFree = (line: string) => unheard([line], brief).length > 0 && !mentionsUnwanted(line, brief)
  // What one can see before what is only so: the markers before the cousins.
  return [...namedBy(brief)]
    .sort(([one], [other]) => Number(other.voice !== undefined) - Number(one.voice !== undefined))
    .filter(([thing]) => !isSaid(thing, told))
    .flatMap(([thing, time], index): ThingToName[] => {
      // ‘There had been’ opens a story once.
      const lines = index === 0 ? [...thing[time], ...thing.is] : [...thing.is, ...thing[time]]
      const day = lines.find(isFree)
      const night = thing.night.find(isFree)
      return day === undefined && night === undefined ? [] : [{ thing, day, night }]
    })
    .slice(0, most[length])
}

/** The words for things that a wish names and a text says. */
export const thingsSaid = (brief: Brief, text: string): string[] =>
  [...namedBy(brief).keys()].filter((thing) => isSaid(thing, text)).flatMap(({ words }) => words)

/** The things of a wish in the order of its words, and by which of their lines they are told. */
export function namedBy({
  clauses = [],
  children,
  companions,
  details = '',
}: Brief): ReadonlyMap<NamedThing, 'was' | 'will' | 'is'> {
  const found = new Map<NamedThing, 'was' | 'will' | 'is'>()
  // Poppy, Teddy and Bear may be who the story is for.
  const cast = new Set([...children, ...companions].map(({ name }) => name.toLowerCase()))
  const isSomebody = ({ words }: NamedThing) => words.some((word) => cast.has(word.replace(/^an? /, '')))
  // Without its apostrophe, 'she’ll' is one.
  const isNoShell = ({ words }: NamedThing) => words.includes('shell') && !/\bshells?\b/i.test(details)
  for (const { words, when } of clauses) {
    // What was called off was no part of the day.
    if (isCalledOff.test(words)) continue
    for (const thing of namedIn(words.split(' ')))
      if (!found.has(thing) && !isSomebody(thing) && !(details !== '' && isNoShell(thing)))
        found.set(thing, when === 'past' ? 'was' : when === 'coming' ? 'will' : 'is')
  }
  return found
}

/** Whether a wish tells of something beside which no line about a balloon is in place, whatever was understood of it. */
export const isGrave = ({ details = '' }: Brief): boolean => grave.test(details)

const grave =
  /\b(?:cancer|oncology|chemo|tumou?r|leuk\w+|hospice|palliative|funeral|buried|burial|died|dead|dying|dies|death|passed away|put to sleep|put down|grave|ashes|heaven|icu|nicu|intensive care|ambulance|coma|stroke|police|prison|court|divorc\w+|separat\w+|miscarr\w+|stillborn|abuse\w*|deploy\w*)\b/i

/** A text without the parent’s own sentences: what they name is told where it is said in other words. */
export const withoutQuotations = (text: string, { wished }: Brief): string =>
  [wished?.sentence, wished?.line]
    .filter((line) => line !== undefined)
    .reduce((rest, line) => rest.replace(new RegExp(escapeStringRegexp(line), 'giu'), ' '), text)

/** Things whose words are in a clause, the longest first at every place: 'toffee apple', not 'apple'. */
export function namedIn(words: readonly string[]): NamedThing[] {
  const things: NamedThing[] = []
  let at = 0
  while (at < words.length) {
    const [thing, length] = thingAt(words, at)
    if (thing && !isOfAName.test(words[at - 1] ?? '') && !isDenied.test(words[at - 1] ?? ''))
      things.push(thing)
    at += length
  }
  return things
}

const isCalledOff = /\b(?:called off|cancell?ed|rained off|postponed|fell through|meant to)\b/

/** Auntie Shell and Mr Brush are people. */
const isOfAName = /^(?:aunt(?:y|ie)?|uncle|grandm?a|grand?pa|grandad|nana?|nanny|mr|mrs|ms|miss|cousin)$/

/** 'No tears'. */
const isDenied = /^(?:no|without|never|not|didnt|isnt|wasnt)$/

const longestName = 4

function thingAt(words: readonly string[], at: number): [NamedThing | undefined, number] {
  for (let length = longestName; length > 0; length--) {
    const thing = byWord().get(words.slice(at, at + length).join(' '))
    if (thing && at + length <= words.length) return [thing, length]
  }
  return [undefined, 1]
}

/** Whether stories have lines of their own for it: 'marshmallows'. */
export const isNamedThing = (word: string): boolean => wordsForThing(word.toLowerCase()).length > 0

/** A thing by one of its words; one of two words also by its last: 'robin' is 'a robin'. */
export const thingFor = (word: string): NamedThing | undefined =>
  byWord().get(plain(word.toLowerCase())) ?? byWord().get(`a ${plain(word.toLowerCase())}`)

/** The words for a thing, by one of them. */
export const wordsForThing = (word: string): readonly string[] => thingFor(word)?.words ?? []

let index: Map<string, NamedThing> | undefined

const byWord = () =>
  (index ??= new Map(namedThings.flatMap((thing) => thing.words.map((word) => [plain(word), thing]))))

const plain = (word: string) => word.replace(/['’]/g, '').replaceAll('-', ' ')

const isSaid = ({ words }: NamedThing, text: string) =>
  words.some((word) => new RegExp(`(?<!\\p{L})${escapeStringRegexp(word)}(?!\\p{L})`, 'iu').test(text))

/**
 * Puts what is said of things into a story: before its first paragraph, and on its last page where whoever came along comes to rest. A short story opens with
 * one thing and has the other at bedtime.
 * @param child the mark for the first child
 * @param resting the text of the passage at which that is
 */
export function withThings<Draft extends { readonly passages: readonly (Passage & { marked: string })[] }>(
  drafts: readonly Draft[],
  things: readonly ThingToName[],
  { brief, names, child, resting }: { brief: Brief; names: Names; child: string; resting: string },
): Draft[] {
  const passageOf = (thing: NamedThing, line: string | undefined): NamingPassage[] => {
    if (line === undefined) return []
    const marked = line.replaceAll('{child}', child)
    return [
      {
        text: names.putIn(marked),
        marked,
        priority: 'asked',
        line: lineId(line),
        thing: thing.words[0] ?? '',
      },
    ]
  }
  const openings = things
    .slice(0, brief.length === 'short' ? 1 : 2)
    .flatMap(({ thing, day }) => passageOf(thing, day))
  const bedtimes = things.toReversed().flatMap(({ thing, night }) => passageOf(thing, night))
  return drafts.map((draft, section) => {
    const isLast = section === drafts.length - 1
    const rest = isLast
      ? (draft.passages.find(({ marked }) => marked === resting) ?? draft.passages[0])
      : undefined
    return {
      ...draft,
      passages: [
        ...(section === 0 ? openings : []),
        ...draft.passages.flatMap((passage) => [passage, ...(passage === rest ? bedtimes.slice(0, 1) : [])]),
      ],
    }
  })
}

export const isOfThing = (passage: Passage): passage is NamingPassage => 'thing' in passage
