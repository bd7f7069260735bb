import { absentFrom, isParting } from './absent.ts'
import { isOlderPlot, isPlotFor } from './age-bands.ts'
import type { Brief } from './brief.ts'
import { type Kind, kindOf } from './companions.ts'
import type { Avoided, StoryFact } from './facts.ts'
import { inventedNames } from './invented-names.ts'
import type { Answer, PlotHead, Role } from './plot-head.ts'
import type { Plot } from './plots.ts'
import { hashOf } from './random.ts'
import { callOf } from './relatives.ts'
import { type Filler, fillerOf, standInFor } from './roles.ts'
import { wishedLine } from './wished.ts'

/** A plot with its parts given out. */
export interface Casting {
  readonly plot: Plot
  /** The facts of the wish that the plot answers. */
  readonly answers: readonly StoryFact[]
  readonly roles: ReadonlyMap<Role, Filler>
  /** What invented names become, by what they are in the text. */
  readonly names: ReadonlyMap<string, string>
}

/** The names that the plot brings along, as they are in this telling. */
export const inventedIn = ({ plot, names }: Casting): string[] =>
  plot.head.names.flatMap(([original = '']) => names.get(original) ?? original)

/** A fact of which one is less sure than this does not shape a story. */
const sureEnough = 0.5

/** Whether a story may be about it or mention it at all. */
export const isUsable = ({ polarity, sensitivity, sure, kind }: StoryFact): boolean =>
  polarity === 'yes' && sensitivity !== 'private' && sure >= sureEnough && kind !== 'avoid'

/**
 * The plots for a brief, the best first. A plot comes before another one if it keeps out what has to be kept out; is about what happened; answers more of the
 * wish, and rather its jealousy than its rain; was written for the very thing that is wished for; fits ages and bodies; has a part for more of the wish; has not been told, or
 * longer ago; answers a fact by its words, where others take it in general; is written for children of ten and over, where they listen;
 * has a part for more of what the family has told before. Then the seed decides. Plots of other themes come in only for a wish, or to
 * keep something out. Toddlers have plots of their own, of no theme.
 */
export function castings(plots: readonly Plot[], brief: Brief): Casting[] {
  const recent = brief.history?.plots ?? []
  const only = plots.filter(({ id }) => id === brief.plot)
  const fitting = (only.length > 0 ? only : plots).filter((plot) => mayBeTold(plot, brief))
  const cast = fitting.map((plot) => castingOf(plot, brief))
  const inWords = new Set(cast.flatMap(answersInWords))
  const ranked = cast.map((casting) => {
    const { plot } = casting
    const told = recent.indexOf(plot.id)
    return {
      casting,
      rank: [
        conflictsOf(plot, { ...brief, avoid: notAnswered(brief.avoid ?? [], casting) }),
        rankOf(casting),
        -weightOf(casting.answers),
        -casting.answers.filter((fact) => isNamedIn(plot, fact)).length,
        plot.theme === brief.theme || plot.theme === null || casting.answers.length > 0 ? 0 : 1,
        misfitsOf(plot, brief),
        -partsOf(casting, 'wish'),
        told === -1 ? -recent.length : -told,
        casting.answers.filter((fact) => inWords.has(fact)).length - answersInWords(casting).length,
        isOlderPlot(plot.head.ages) ? 0 : 1,
        // What happened can be told by any of them: a part for the family makes none of them fit better.
        plot.head.tellsLine ? 0 : -partsOf(casting, 'family'),
        hashOf(`${brief.seed}:plot:${plot.id}`),
      ],
    }
  })
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ casting }) => casting)
}

/**
 * A plot that was written for something that the wish tells of; then one that tells what happened in the parent’s words, whatever it was; and
 * then one about what is only named along with it, and one of a theme, which has something of the sort in it.
 */
function rankOf({ plot, answers }: Casting): number {
  if (plot.head.tellsLine) return 2
  if (plot.isAboutLife && answers.some(({ about }) => !alongside.has(about))) return 0
  return answers.some(({ about }) => !slight.has(about) && !wished.has(about)) ? 1 : 3
}

/** How much of a wish is answered: what goes along with nearly anything weighs less than what a story can only be about. */
const weightOf = (answers: readonly StoryFact[]): number =>
  answers.reduce(
    (sum, { about, sure }) =>
      sum + (slight.has(about) ? 1 : wished.has(about) ? 2 : 3) * (sure >= quiteSure ? 1 : 0.5),
    0,
  )

/** A fact of which one is less sure than this counts for half. */
const quiteSure = 0.65

/** What is named along with what happened. */
const alongside: ReadonlySet<string> = new Set('weather season person place food colour'.split(' '))

/** What a parent would like to be in it, beside what happens in the family. */
const wished: ReadonlySet<string> = new Set(['story-about', 'with-character'])

const slight: ReadonlySet<string> = new Set(
  'weather season sad happy tired proud too-excited won creature thing person place food colour funny'.split(
    ' ',
  ),
)

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/** A plot about life is told to answer a wish, and a tender one to answer what it was written for. */
function mayBeTold(plot: Plot, brief: Brief): boolean {
  if (plot.id === brief.plot) return true
  const { ages } = plot.head
  const listeners = brief.children.map(({ age }) => age)
  if (!isPlotFor(ages, listeners)) return false
  if (plot.head.tellsLine) return mayTellLine(plot, brief)
  return !plot.isAboutLife || answersOf(plot, brief).length > 0
}

/** Whether something happened that can be told in the parent’s words. What is feared, or is to be learnt, wants an answer of another sort. */
function mayTellLine({ head }: Plot, brief: Brief): boolean {
  const told = (brief.facts ?? []).filter((fact) => fact.from === 'wish' && isUsable(fact))
  if (wishedLine(brief) === null || told.some(wantsAnswer)) return false
  return head.when === null || (head.when === 'coming') === (brief.wished?.isLineToCome ?? false)
}

const wantsAnswer = ({ about, kind }: StoryFact): boolean =>
  about === 'bad-dreams' || about.startsWith('fear-') || (kind === 'lesson' && !goodNews.has(about))

/** What a child has done well is told as what happened. */
const goodNews: ReadonlySet<string> = new Set('truth kindness bravery trying-again patience'.split(' '))

function answersOf({ head }: Plot, brief: Brief): StoryFact[] {
  const { facts = [], avoid = [] } = brief
  const told = facts
    .map(withFearOver)
    .filter((fact) => fact.from === 'wish' && isUsable(fact) && !isAboutAvoided(fact, avoid))
  if (head.tellsLine) return wishedLine(brief) === null ? [] : told.filter(({ kind }) => kind !== 'want')
  // 'Bad dreams about wolves' asks for no wolf.
  const isFearful = told.some(({ about }) => about === 'bad-dreams' || about.startsWith('fear-'))
  // Who has died is not on the way home: 'she keeps asking where Nanny is'.
  const isBereaved = told.some(({ about }) => /-died$/.test(about))
  const wished = told.filter(
    ({ about }) => !(isFearful && about === 'creature') && !(isBereaved && comingBack.has(about)),
  )
  const things = wished.filter(({ about }) => beside.has(about)).map(({ said }) => said)
  const main = wished.filter((fact) => answers(head.about, fact, things) && isThen(head.when, fact))
  return main.length > 0 ? [...main, ...wished.filter((fact) => answers(head.also, fact, things))] : []
}

/** What a plot tells in the end of somebody who comes back. */
const comingBack: ReadonlySet<string> = new Set(['missing', 'parent-travelling', 'somebody-left'])

/** 'Not scared of the dark any more' is told as what it took. */
const withFearOver = (fact: StoryFact): StoryFact =>
  fact.about.startsWith('fear-') && fact.polarity === 'no'
    ? { ...fact, about: 'bravery', polarity: 'yes' }
    : fact

/** What is only named in a wish says what its event was like: 'lost the final, and she was in goal'. */
const beside: ReadonlySet<string> = new Set('thing person place'.split(' '))

/** 'The cat is missing. No cats tonight': what is to be left out is not what the story is about, either. */
const isAboutAvoided = ({ id, what }: StoryFact, avoid: readonly Avoided[]): boolean =>
  what !== undefined &&
  avoid.some(({ factId, isFear, words }) => !isFear && factId !== id && words.includes(what.head))

/** @param things what else is named in the wish, in the parent’s words */
function answers(possible: readonly Answer[], fact: StoryFact, things: readonly string[] = []): boolean {
  if (fact.about === 'wants-to-be' && !isSomebody(fact)) return false
  // A plot that names its words was written for them: for an allotment, which could not come to the door.
  const isForAll = !characterIntents.has(fact.about) || isCharacter(fact)
  const others = characterIntents.has(fact.about) ? [] : things
  return possible.some(
    ({ intent, words }) =>
      intent === fact.about &&
      (words.length === 0 ? isForAll : says(fact, words) || contains(others.join(' '), words)),
  )
}

const says = ({ said, what, name }: StoryFact, words: readonly string[]): boolean =>
  (words.includes(alive) && isAlive(what?.is, name)) ||
  contains(
    `${said} ${what?.text ?? ''}`,
    words.filter((word) => word !== alive),
  )

/** In place of its words: whatever can sniff at a hand. A rocket can come to the door, but not by itself. */
const alive = 'alive'
const isAlive = (is: string | undefined, name: string | undefined) =>
  is === undefined ? name !== undefined : /^(?:animal|creature|person)$/.test(is)

/** Whether a fact of tonight’s wish may say what its event was like. */
export const isTold = (fact: StoryFact, { avoid = [] }: Brief): boolean =>
  fact.from === 'wish' && isUsable(fact) && !isAboutAvoided(fact, avoid)

const contains = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word))

/** Whether any of the plots could be about a fact. */
export const isAnsweredBy = (plots: readonly Plot[], fact: StoryFact): boolean =>
  plots.some(({ head }) => answers(head.about, fact))

/** The facts that a plot answers by their words: a baby that is to come, not just a baby. */
const answersInWords = ({ plot, answers }: Casting): StoryFact[] =>
  answers.filter((fact) =>
    plot.head.about.some(
      ({ intent, words }) =>
        intent === fact.about &&
        says(
          fact,
          words.filter((word) => word !== alive),
        ),
    ),
  )

/** Whether a plot was written for what is wished for, such as trains: not for whatever is 'called' something. */
const isNamedIn = ({ head }: Plot, { about, said, what }: StoryFact): boolean =>
  characterIntents.has(about) &&
  head.about.some(({ intent, words }) => intent === about && contains(what?.text ?? said, words))

/** What is feared is in a story about the fear. */
const notAnswered = (avoid: readonly Avoided[], { answers }: Casting): Avoided[] =>
  avoid.filter(({ factId }) => !answers.some(({ id }) => id === factId))

/** Tells what is to come from what has happened, as far as a parent's words do: 'first day at nursery today, he cried'. */
function isThen(when: PlotHead['when'], fact: StoryFact): boolean {
  if (when === null) return true
  const isDone =
    fact.when === 'yesterday' || (fact.when !== 'tomorrow' && fact.when !== 'soon' && past.test(fact.said))
  return isDone === (when === 'done')
}

const past = /\b(?:today|this morning|was|were|went|had|did|got|came|loved|cried|has been|finished)\b/i

/** How many of the things that are to be kept out occur in a plot. */
export const conflictsOf = (plot: Plot, { avoid = [] }: Brief): number =>
  avoid.filter(({ words, isFear }) => {
    const kind = plot.head.holds.filter((held) => held.isKind).map(({ what }) => what)
    const isKindlyThere = isFear && words.some((word) => kind.includes(word))
    const held = plot.head.holds.some(({ what, isKind }) => !(isKind && isFear) && words.includes(what))
    return held || (!isKindlyThere && words.some((word) => plot.words.has(word)))
  }).length

/** Children whose age a plot is not for, and needs that somebody’s body does not meet. */
function misfitsOf({ head }: Plot, { children }: Brief): number {
  const { from, to } = head.ages
  const ages = children.filter(({ age }) => age < from || age > to).length
  const bodies = children.filter(({ cannot }) => cannot?.some((each) => head.needs.includes(each))).length
  return ages + bodies
}

function partsOf({ roles }: Casting, whose: 'wish' | 'family'): number {
  return [...roles.values()].filter(({ factId, companion, isFamiliar }) =>
    whose === 'wish' ? factId !== null && !isFamiliar : companion !== null || (factId !== null && isFamiliar),
  ).length
}

export function castingOf(plot: Plot, brief: Brief): Casting {
  const answers = answersOf(plot, brief)
  const absent = absentFrom(brief, answers)
  const left = new Set<StoryFact | number>([
    ...(brief.facts ?? []).filter(isUsable),
    ...[...brief.companions.keys()].filter((index) => !absent.has(index)),
  ])
  const agrees = (role: Role) => plot.agreesWith.has(role.name) || standInFor(role).number !== 'one'
  const roles = new Map(
    plot.head.roles.map((role): [Role, Filler] => {
      for (const source of role.sources) {
        const found = [...left].find((each) => fits(source, each, answers, brief))
        const filler = found === undefined ? null : fillerFrom(found, brief)
        if (filler && found !== undefined) {
          left.delete(found)
          return [role, agrees(role) ? filler : oneOf(filler, found)]
        }
      }
      return [role, standInFor(role)]
    }),
  )
  const playing = [...roles.values()].flatMap(({ name, companion }) =>
    companion === null && name ? [name] : [],
  )
  return { plot, answers, roles, names: inventedNames(plot.head.names, [...familyWords(brief), ...playing]) }
}

/** 'Dinosaurs' in a plot whose sentences are about one: a dinosaur. */
function oneOf(filler: Filler, found: StoryFact | number): Filler {
  const head = typeof found === 'number' ? undefined : found.what?.head
  const [, before = '', last = ''] = /^(.* )?(\S+)$/.exec(filler.noun) ?? []
  const isPluralOfIt = head !== undefined && last.charAt(0) === head.split(' ').at(-1)?.charAt(0)
  if (filler.number !== 'many' || filler.name !== null || !isPluralOfIt) return filler
  return { ...filler, noun: `${before}${head.split(' ').at(-1)}`, number: 'one', pronoun: 'it' }
}

/** Every text of the family's in which a name can stand. */
const familyWords = ({ children, companions, facts = [], details = '' }: Brief): string[] => [
  details,
  ...children.flatMap((child) => [
    child.name,
    ...(child.interests ?? []),
    ...(child.details ?? []).map(({ text }) => text),
  ]),
  ...companions.flatMap(({ name, description = '' }) => [name, description]),
  ...facts.flatMap(({ name = '', what }) => [name, what?.text ?? '']),
]

function fillerFrom(found: StoryFact | number, brief: Brief): Filler | null {
  if (typeof found !== 'number') return fillerOfFact(found, brief)
  const { companions } = brief
  const companion = companions[found]
  if (!companion) return null
  const { name, relationship, description } = companion
  const isAdult = adults.includes(kindOf(relationship, description))
  return {
    // Nobody says 'Mum the mother'.
    noun: isAdult ? '' : relationship.toLowerCase().trim(),
    name,
    number: 'one',
    pronoun: isAdult ? pronounOf(relationship) : 'it',
    isFamiliar: true,
    factId: null,
    companion: found,
  }
}

function fillerOfFact(fact: StoryFact, { companions, children }: Brief): Filler | null {
  const filler = fillerOf(fact)
  if (!filler || !isParting(fact)) return filler
  // 'The dog is ill', and Rex the dog was to come along tonight.
  const [known, another] = [...absentFrom({ companions, facts: [fact] }, [fact])]
  const name = known !== undefined && another === undefined ? companions[known]?.name : undefined
  if (fact.what?.is !== 'person') return name ? { ...filler, name, isFamiliar: true } : filler
  const called = name ?? callOf(fact, children)
  return called ? { ...filler, noun: '', name: called } : null
}

const adults: readonly Kind[] = ['parent', 'elder']

const pronounOf = (relationship: string) =>
  /mum|mom|mother|mama|nan|gran(?:ny|dma)?\b|oma/i.test(relationship)
    ? 'she'
    : /dad|father|papa|pa\b|gramps/i.test(relationship)
      ? 'he'
      : 'they'

/** Kinds of companions that can play what a role asks for. */
const companionKinds: Readonly<Record<string, readonly Kind[]>> = {
  toy: ['toy'],
  pet: ['pet', 'smallPet'],
  parent: adults,
}

function fits(
  wanted: string,
  candidate: StoryFact | number,
  answers: readonly StoryFact[],
  { companions }: Brief,
): boolean {
  const [, source = wanted, words = ''] = /^(\w+)\((.+)\)$/.exec(wanted) ?? []
  const noun = typeof candidate === 'number' ? companions[candidate]?.relationship : candidate.what?.text
  if (words && !words.split('|').some((word) => noun?.toLowerCase().includes(word))) return false
  if (typeof candidate === 'number') {
    const companion = companions[candidate]
    const kind = kindOf(companion?.relationship ?? '', companion?.description)
    return companionKinds[source]?.includes(kind) ?? false
  }
  if (source === 'answer') return answers.includes(candidate) && namesSomething(candidate)
  if (candidate.sensitivity === 'tender') return false
  return namesSomething(candidate) && (kindsOf[source]?.(candidate) ?? false)
}

const namesSomething = ({ what, name }: StoryFact) => Boolean(what ?? name)

/** What a fact has to be for a role, by the word in the plot's head. */
const kindsOf: Readonly<Record<string, (fact: StoryFact) => boolean>> = {
  toy: ({ what, name, kind }) =>
    kind !== 'avoid' && (toys.test(what?.text ?? '') || (kind === 'thing' && name !== undefined)),
  pet: ({ about, kind, from, what }) =>
    from !== 'wish' && kind === 'creature' && about === 'creature' && !toys.test(what?.text ?? ''),
  creature: (fact) => fact.from === 'wish' && isCharacter(fact),
  thing: ({ kind, about, what }) =>
    kind === 'thing' &&
    about !== 'food' &&
    about !== 'colour' &&
    !toys.test(what?.text ?? '') &&
    what?.number === 'one',
  food: ({ about }) => about === 'food',
  colour: ({ about }) => about === 'colour',
  place: ({ kind }) => kind === 'place',
  person: ({ kind, name }) => kind === 'person' && name !== undefined,
  baby: ({ about }) => about === 'new-baby',
}

/** Intents by which a parent wishes for a character, or for a thing that can be one: a dragon, a robot, a digger, Bolo. */
const characterIntents: ReadonlySet<string> = new Set([
  'with-character',
  'story-about',
  'bring-back',
  'creature',
  'thing',
])

/** What cannot come to the door, unless it has a name. */
const lifeless: ReadonlySet<string> = new Set(['food', 'place', 'clothes', 'sport', 'instrument', 'weather'])

const isCharacter = ({ about, name, what }: StoryFact) =>
  characterIntents.has(about) &&
  (name !== undefined || (what !== undefined && !lifeless.has(what.is ?? '') && !toys.test(what.text)))

/** One can be a vet or the queen; famous and tall is how one can be. */
const isSomebody = ({ what }: StoryFact) => what?.is !== undefined || /^(?:an?|the) /i.test(what?.text ?? '')

const toys =
  /\b(?:toy|teddy|teddies|doll|dolly|plush|plushie|stuffed|cuddly|soft|knitted|puppet|bear|bunny|blanket|blankie|lovey|comforter)\b/i
