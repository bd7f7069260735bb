import { compile, type Pattern } from '../pattern.ts'
import { atHome } from './at-home.ts'
import { atSchool } from './at-school.ts'
import { avoid } from './avoid.ts'
import { badDays } from './bad-days.ts'
import { child } from './child.ts'
import { clubs, clubsByName, clubsGivenUp } from './clubs.ts'
import { events } from './events.ts'
import { everyday } from './everyday.ts'
import { fears, feelings } from './feelings.ts'
import { foundOutdoors } from './finds.ts'
import { heroes } from './heroes.ts'
import { lessons } from './lessons.ts'
import { lists } from './lists.ts'
import { losses } from './losses.ts'
import { manner } from './manner.ts'
import { matters } from './matters.ts'
import { mishaps } from './mishaps.ts'
import { nuisances } from './nuisances.ts'
import { familyInOtherWords, ifNothingIsTold, inOtherWords, othersAffairs } from './other-words/index.ts'
import { partings } from './partings.ts'
import { pastimes } from './pastimes.ts'
import { playground } from './playground.ts'
import { questions } from './questions.ts'
import { type Rule, rule } from './rule.ts'
import { wants } from './wants.ts'

export interface CompiledRule extends Omit<Rule, 'patterns' | 'unless' | 'head'> {
  readonly patterns: readonly Pattern[]
  readonly unless: ReadonlySet<string>
  readonly heads?: ReadonlySet<string>
  readonly order: number
}

const ifNothingElse: readonly Rule[] = [
  // Who has no wish left tonight is glad of a quiet evening; who wants to be surprised leaves it to the theme.
  rule(
    'any-story',
    [
      '^ anything|whatever|any $',
      '^ just? any|a|one? story|stories please|pls|plz|thanks|thank_you|tonight? $',
      'anything|any|whatever|whichever ~1 will do|work|goes|works|is_fine|is_good|at_all ~2',
      '^ anything|whatever please|pls|plz|really|just|will|tonight ~2',
      'no idea|ideas|preference tonight|today? $',
      'cant think of anything|one ~2',
    ],
    { alone: true, from: ['wish'], unless: 'but except apart bar not with about other' },
  ),
  rule('first-day', ['first day'], {
    from: ['wish'],
    unless: 'spring summer autumn winter holiday term snow',
  }),
  rule('school-day', ['at|from|in|to %school|school'], { head: 'school', alone: true, from: ['wish'] }),
  rule('place', ['^ in|on|at|under|inside|behind|beneath|near ~2 %place please?'], {
    head: 'place',
    alone: true,
    from: ['wish'],
  }),
  // 'Monkey bars - did all of them today': what was done there is in another clause, and has no noun.
  rule('play', ['monkey bars|bar'], {
    alone: true,
    from: ['wish'],
    sure: 0.9,
  }),
  rule('dislikes', ['hates|hate ~4'], { alone: true }),
]

/** What is given up, rather than kept out of a story. */
const givenUp: readonly Rule[] = [
  rule('potty', ['no more? nappy|diaper|pullups', 'out of nappy|diaper'], {
    from: ['wish'],
    unless: 'bed night story',
  }),
  rule('dummy', ['no more? dummy|pacifier|paci|binky|soother|dodie|dody|num-num']),
  rule('gentle-hands', ['no more? biting|hitting|kicking|pushing|pinching|scratching|throwing']),
  rule('screens', ['no more? screen|ipad|tablet|tv|youtube']),
]

/** The first rule that matches has the words: what is special stands before what is general. */
const inOrder: readonly Rule[] = [
  ...clubsGivenUp,
  ...badDays,
  ...nuisances,
  ...atHome,
  ...atSchool,
  ...everyday,
  ...pastimes,
  ...matters,
  ...questions,
  ...foundOutdoors,
  ...heroes,
  ...manner,
  ...givenUp,
  ...mishaps,
  ...partings,
  ...playground,
  ...othersAffairs,
  ...familyInOtherWords,
  ...avoid,
  ...losses,
  ...child.filter(isNamedPerson),
  ...lessons,
  ...fears,
  ...clubsByName,
  ...events,
  ...clubs,
  ...wants,
  ...child,
  ...feelings,
  ...inOtherWords,
  ...ifNothingElse,
  ...ifNothingIsTold,
]

function isNamedPerson({ about, from }: Rule) {
  return about === 'condition' || about === 'wants-to-be' || (about === 'language' && from === undefined)
}

const compiled: readonly CompiledRule[] = inOrder.map(({ patterns, unless, head, ...rest }, order) => ({
  ...rest,
  order,
  patterns: patterns.flatMap((pattern) => compile(pattern, lists)),
  unless: new Set(
    (unless ?? '')
      .split(' ')
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' ')),
  ),
  ...(head !== undefined && { heads: lists.get(head) ?? new Set([head]) }),
}))

interface Candidate {
  readonly rule: CompiledRule
  readonly pattern: Pattern
  /** The sets of words of which a sentence must have one, by their numbers. */
  readonly needed: readonly number[]
}

/** The numbers of the sets of words that patterns need, and those with a word. */
const numberOf = new Map<ReadonlySet<string>, number>()
const numbersWith = new Map<string, number[]>()

function numbered(needed: ReadonlySet<string>): number {
  const before = numberOf.get(needed)
  if (before !== undefined) return before
  const number = numberOf.size
  numberOf.set(needed, number)
  for (const word of needed) append(numbersWith, word, number)
  return number
}

function append<Each>(lists: Map<string, Each[]>, word: string, each: Each) {
  const list = lists.get(word)
  if (list) list.push(each)
  else lists.set(word, [each])
}

const byWord = new Map<string, Candidate[]>()
const anywhere: Candidate[] = []
for (const rule of compiled) {
  for (const pattern of rule.patterns) {
    const candidate = { rule, pattern, needed: pattern.needed.map(numbered) }
    if (!pattern.first) anywhere.push(candidate)
    for (const word of pattern.first ?? []) append(byWord, word, candidate)
  }
}

/** For each set of words that patterns need, by its number, whether a sentence has one of them: 1 or 0. */
type Sets = Uint8Array

export function setsIn(said: Iterable<string>): Sets {
  const sets = new Uint8Array(numberOf.size)
  for (const word of said) for (const number of numbersWith.get(word) ?? []) sets[number] = 1
  return sets
}

function hasAll({ needed }: Candidate, sets: Sets): boolean {
  for (const number of needed) if (sets[number] === 0) return false
  return true
}

/** What can begin at any word of a sentence. */
export const anywhereIn = (sets: Sets): readonly Candidate[] =>
  anywhere.filter((candidate) => hasAll(candidate, sets))

/** What begins with a word, by any of its forms, in a sentence. */
export function candidatesFor(forms: ReadonlySet<string>, sets: Sets): readonly Candidate[] {
  const lists = [...forms].flatMap((form) =>
    (byWord.get(form) ?? []).filter((candidate) => hasAll(candidate, sets)),
  )
  return forms.size > 1 ? [...new Set(lists)] : lists
}
