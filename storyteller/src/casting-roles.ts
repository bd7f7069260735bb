import { absentFrom, isAbout, isParting } from './absent.ts'
import type { Brief } from './brief.ts'
import type { Casting } from './casting.ts'
import { answersOf, isCharacter, isUsable, toys } from './casting-answers.ts'
import type { Neighbours } from './casting-neighbours.ts'
import { type Kind, kindOf } from './companions.ts'
import type { StoryFact } from './facts.ts'
import { asGrownUp, asTheFamilySays, grownUpsTonight } from './grown-ups.ts'
import { honouredOf } from './honoured.ts'
import { inventedNames } from './invented-names.ts'
import { elderOf, playmateOf } from './playmates.ts'
import type { Role } from './plot-head.ts'
import type { Plot } from './plots.ts'
import { callOf } from './relatives.ts'
import { type Filler, fillerOf, standInFor } from './roles.ts'
import { siblingOf } from './siblings.ts'
import { wishedTale } from './wished.ts'

/** 'About me as a vet': the vet is the child, and neither the jungle nor a sister does as it is told. */
const isTheHero = ({ what, name, from }: StoryFact, rank: string, { children }: Brief): boolean =>
  from === 'wish' &&
  what !== undefined &&
  (/^(?:girl|boy|child|kid|friend)$/.test(what.head) ||
    rank.endsWith(what.head) ||
    (what.is !== undefined && what.is !== 'animal' && what.is !== 'creature') ||
    children.some((child) => child.name === name))

/** A plot with its parts given to what the family has. */
export function castingOf(plot: Plot, brief: Brief, neighbours?: Neighbours): Casting {
  const { main, beside, nearly } = answersOf(plot, brief, neighbours)
  const answers = [...main, ...beside]
  const absent = absentFrom(brief, answers)
  // 'In the desert with a camel who won’t spit': the camel is the somebody.
  const isOfTale = ({ what }: StoryFact) => plot.head.tellsTale && what?.head === wishedTale(brief)?.head
  const rank = plot.head.tellsTale ? wishedTale(brief)?.rank : undefined
  const usable = (brief.facts ?? []).filter(
    (fact) => isUsable(fact) && (rank === undefined || !isTheHero(fact, rank, brief)),
  )
  const left = new Set<StoryFact | number>([
    ...usable.filter(isOfTale),
    ...usable.filter((fact) => !isOfTale(fact)),
    ...[...brief.companions.keys()].filter((index) => !absent.has(index)),
  ])
  const agrees = (role: Role) => plot.agreesWith.has(role.name) || standInFor(role).number !== 'one'
  const cast = new Map(
    plot.head.roles.map((role): [Role, Filler] => {
      for (const source of role.sources) {
        const person = readFromWords[source]?.(answers, brief)
        if (person) return [role, person]
        const found = [...left].find(
          (each) =>
            fits(source, each, answers, brief) &&
            !((plot.head.showsDeeds || plot.head.tellsEntries) && isInReport(each, brief)),
        )
        const filler = found === undefined ? null : fillerFrom(found, brief)
        if (filler && found !== undefined) {
          left.delete(found)
          return [role, agrees(role) ? filler : oneOf(filler, found)]
        }
      }
      return [role, standInFor(role)]
    }),
  )
  const roles = withGrownUps(cast, brief, answers)
  const playing = [...roles.values()].flatMap(({ name, companion }) =>
    companion === null && name ? [name] : [],
  )
  return {
    plot,
    answers,
    main,
    nearly,
    roles,
    names: inventedNames(plot.head.names, [...familyWords(brief), ...playing]),
  }
}

/** Who hears of the day at bedtime is nobody of whom it tells: no bear that was lost on the bus. */
const isInReport = (each: StoryFact | number, { details = '', companions }: Brief): boolean =>
  typeof each === 'number'
    ? details.toLowerCase().includes((companions[each]?.name ?? '').toLowerCase())
    : each.from === 'wish'

/** The parts of a grown-up that nobody plays are for those of the family's home, in their order. */
function withGrownUps(
  cast: ReadonlyMap<Role, Filler>,
  brief: Brief,
  answers: readonly StoryFact[],
): Map<Role, Filler> {
  const playing = [...cast.values()].flatMap(({ name, introduction }) =>
    name && !introduction ? [name] : [],
  )
  const free = grownUpsTonight(brief, answers, playing)
  return new Map(
    [...cast].map(([role, filler]) => {
      const next = role.sources.includes('parent') && filler.introduction ? free.shift() : undefined
      return [role, next ? asGrownUp(next) : filler]
    }),
  )
}

/** Sources that are read out of the words of a wish. */
const readFromWords: Readonly<Record<string, typeof siblingOf>> = {
  sibling: siblingOf,
  playmate: playmateOf,
  elder: elderOf,
  honoured: honouredOf,
}

/** 'Dinosaurs' in a plot whose sentences are about one: a dinosaur. */
function oneOf(filler: Filler, found: StoryFact | number): Filler {
  const head = typeof found === 'number' ? undefined : found.what?.head
  const [, before = '', last = ''] = /^(.* )?(\S+)$/.exec(filler.noun) ?? []
  const isPluralOfIt = head !== undefined && last.charAt(0) === head.split(' ').at(-1)?.charAt(0)
  if (filler.number !== 'many' || filler.name !== null || !isPluralOfIt) return filler
  const { count: _, ...one } = filler
  return { ...one, noun: `${before}${head.split(' ').at(-1)}`, number: 'one', pronoun: 'it' }
}

/** Every text of the family's in which a name can stand. */
const familyWords = ({ children, companions, grownUps = [], facts = [], details = '' }: Brief): string[] => [
  details,
  ...grownUps,
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

function fillerOfFact(fact: StoryFact, brief: Brief): Filler | null {
  const { companions } = brief
  const filler = fillerOf(fact)
  const isAskedFor = fact.about === 'story-about' || fact.about === 'question'
  if (filler && (fact.about === 'busy' || (isAskedFor && ownParents.test(fact.what?.head ?? '')))) {
    const along = companions.findIndex((each) => isAbout(fact, each))
    if (along !== -1) return fillerFrom(along, brief)
    const called = calledAtHome(fact, brief)
    return called ? { ...filler, noun: '', name: called, isFamiliar: true } : null
  }
  if (!filler || !isParting(fact)) return filler
  // 'The dog is ill', and Rex the dog was to come along tonight.
  const [known, another] = [...absentFrom({ companions, facts: [fact] }, [fact])]
  const name = known !== undefined && another === undefined ? companions[known]?.name : undefined
  const isPerson = fact.what?.is === 'person' || (ofPeople.test(fact.about) && fact.what?.is === undefined)
  if (!isPerson) return name ? { ...filler, name, isFamiliar: true } : filler
  const called = name ?? calledAtHome(fact, brief)
  return called ? { ...filler, noun: '', name: called } : null
}

/** 'A story about Mummy' is about no other one. */
const ownParents = /^(?:mum|mummy|mumma|mam|mammy|mom|mommy|mama|dad|daddy|papa)$/

/** Facts of which each is about a person, be it that nothing else in the wish says so: 'grandad flies home on Sunday'. */
const ofPeople = /^(?:somebody-died|somebody-left|parent-travelling)$/

/** What the children call somebody of whom a wish tells, in the family's own word where it has one. */
function calledAtHome(fact: StoryFact, { children, grownUps }: Brief): string | null {
  const called = callOf(fact, children)
  return called && asTheFamilySays(called, grownUps)
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
  if (source === 'somebody') return answers.includes(candidate) && isSomebody(candidate)
  if (source === 'answer') return answers.includes(candidate) && namesSomething(candidate)
  if (candidate.sensitivity === 'tender') return false
  return namesSomething(candidate) && (kindsOf[source]?.(candidate) ?? false)
}

/** Not the thing that is quarrelled about. */
const isSomebody = ({ what, name }: StoryFact) =>
  what?.is === 'person' || (what?.is === undefined && name !== undefined)

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
  friend: ({ about, name, what }) =>
    about === 'new-friend' && (name !== undefined || /\b(?:boy|girl|lad|cousin)$/.test(what?.head ?? '')),
}
