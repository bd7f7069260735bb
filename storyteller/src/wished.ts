import type { Happening } from '@nightlight/understanding'
import escapeStringRegexp from 'escape-string-regexp'
import { absentFrom } from './absent.ts'
import type { Brief } from './brief.ts'
import type { Casting } from './casting.ts'
import { type Names, possessive } from './names.ts'
import type { Words } from './words.ts'

/** What a wish names beside what its plot is about, as it can stand in a sentence. */
export interface Wished {
  /** 'Lagos', 'the seaside'. */
  readonly place?: WishedThing
  /** 'the cousins', 'Auntie Bea', and 'brother' for the child’s own. */
  readonly person?: WishedThing & { readonly isOwn: boolean }
  /** 'the digger'. */
  readonly thing?: WishedThing
  /** 'tomorrow', 'on Friday'. */
  readonly day?: string
  /** What a child says: 'Send him back.' */
  readonly saying?: string
  /** What a child wants to know, as it is asked: 'Where does the bath water go?' */
  readonly question?: string
  /** 'who can’t fly'. */
  readonly trait?: string
  /** 'until Easter'. */
  readonly until?: string
  /** 'the third line'. */
  readonly forgotten?: string
  /** 'Diwali'. */
  readonly feast?: string
  /** What happened, or will, as the child would write it down: 'Won a goldfish at the fair'. */
  readonly line?: string
  /** The same as a whole sentence of the child’s: 'I won a goldfish at the fair'. */
  readonly sentence?: string
  /** Whether that is still to come. */
  readonly isLineToCome?: boolean
  /** The report of the day as a teller says it, with `{child}` for the child’s name: '{child} won a goldfish at the fair, and it was called Bob.' */
  readonly narrated?: { readonly sentences: readonly string[]; readonly deeds: readonly string[] }
  /** What was typed, sentence by sentence, as it can be read out. */
  readonly entries?: Entries
  /** What happens in a wished-for story, sentence by sentence, as a teller says it: 'Kit found a tiny door behind the sofa.' */
  readonly story?: Entries & {
    /** What happens in it: for each sort its share, together 1. */
    readonly likely?: ReadonlyMap<Happening, number>
  }
  /** 'the goldfish'. */
  readonly matter?: WishedThing
  /** What the somebody of a wished-for story is or does. */
  readonly tale?: {
    /** The noun of the fact that it is about: 'digger'. */
    readonly head: string
    /** 'a digger that digs up a treasure chest'. */
    readonly text: string
    /** 'digs up a treasure chest'. Empty where only two are named. */
    readonly does: string
    /** What the somebody does, in the past: 'hopped backwards'. */
    readonly did?: string
    /** Said of two: 'a fox and a rabbit who argue'. */
    readonly isPair?: true
  } & { readonly [Word in TaleMatter]?: Word extends CountedMatter ? CountedNoun : string }
}

interface Entries {
  readonly sentences: readonly string[]
  readonly isAsked: boolean
  /** Whether more of it is still to come than has happened, where its words say so. */
  readonly isToCome?: boolean
  readonly beings: readonly EntryNoun[]
  readonly things: readonly EntryNoun[]
  readonly sayings: readonly string[]
}

/**
 * What a plot can ask of the somebody of a wished-for story, in place of words, and which of its words it tells then.
 * What each of them is stands in understanding/src/tale/matters.ts.
 */
const taleMatters = {
  'something sought': 'sought',
  'an aim': 'aim',
  'an aim reached': 'aimed',
  'something feared': 'feared',
  'something built': 'built',
  'something taken': 'taken',
  'a shop': 'shop',
  'something refused': 'refused',
  'something wanted': 'wanted',
  'another being': 'being',
  'something made': 'made',
  'something odd': 'odd',
  'a job': 'job',
  'an unlikely one': 'post',
  'one thing only': 'only',
  'an odd place': 'where',
  'a place for somebody': 'house',
  'something done': 'done',
  'something to do': 'deed',
  'an allergy': 'allergen',
  'something gone': 'gone',
  'a kind one': 'gentle',
  'something eaten': 'eaten',
  'no meat': 'greens',
  'a small power': 'power',
  'a wrong way': 'wrong',
  'where it ended': 'ended',
  'another somebody': 'partner',
  'something beside': 'second',
  'a feast': 'held',
  'something served': 'served',
  'bad at something': 'poor',
  'good at something else': 'good',
  'a pastime': 'fun',
  'a place of work': 'workplace',
  'something missing': 'missing',
  'a case': 'case',
  'something by night': 'nightly',
  'a door': 'door',
  'a door somewhere': 'site',
  'a patient': 'treats',
  'a rank of the child': 'rank',
  'a place by night': 'late',
  'what is sold by night': 'wares',
  'an imaginary friend': 'imagined',
  'an odd thing': 'marvel',
  'what an odd thing does': 'feat',
  'a wind': 'wind',
  'a smell': 'smell',
} as const
type TaleMatter = (typeof taleMatters)[keyof typeof taleMatters]

/** By what a plot asks for. */
export const matterByName: ReadonlyMap<string, TaleMatter> = new Map(Object.entries(taleMatters))

/** Of these pictures show the thing itself, if they have it. */
const shownMatters = [
  'sought',
  'taken',
  'wanted',
  'made',
  'allergen',
  'eaten',
  'greens',
  'second',
  'served',
  'missing',
  'marvel',
] as const
export type ShownMatter = (typeof shownMatters)[number]
export const isShownMatter = (word: string): word is ShownMatter => shownMatters.some((each) => each === word)

/** These have a number: {wished_made_many:were|was}. */
const countedMatters = [...shownMatters, 'odd', 'gone'] as const
type CountedMatter = (typeof countedMatters)[number]
const isCounted = (kind: string): kind is CountedMatter => countedMatters.some((each) => each === kind)

/** Somebody or something that a sentence names: 'the driver', 'Miss Fernandes', 'the statues'. */
export interface EntryNoun {
  readonly text: string
  readonly isMany: boolean
  /** 'driver'. */
  readonly head: string
  /** 'person', 'vehicle', or 'name' where no more is known. */
  readonly is?: string
}

/** A mass is one: 'custard was'. */
interface CountedNoun {
  readonly noun: string
  readonly number: 'one' | 'many'
}

interface WishedThing {
  readonly text: string
  readonly number: 'one' | 'many' | 'mass'
  readonly pronoun: 'it' | 'he' | 'she' | 'they'
}

const kinds = [
  'place',
  'person',
  'thing',
  'day',
  'the_day',
  'saying',
  'question',
  'trait',
  'until',
  'forgotten',
  'feast',
  'line',
  'said',
  'told',
  'matter',
  'tale',
  'does',
  'did',
  ...Object.values(taleMatters),
] as const

/**
 * The Ink variables of what a wish names: `is_wished_place` and `wished_place`; of somebody or something also
 * `wished_person_many`. `wished_the_day` is *Friday*.
 */
export const wishedVariables = kinds
  .map((kind) => `VAR is_wished_${kind} = false\nVAR wished_${kind} = ""\nVAR wished_${kind}_many = false\n`)
  .join('')

/** The words for lines of a plot’s own that name what the wish names. What is not named, or must not be, is empty. */
export function wishedWords(casting: Casting, brief: Brief, names: Names): Words {
  const sayable = wishedIn(casting, brief)
  return {
    ...Object.fromEntries(
      kinds.flatMap((kind): [string, string | boolean][] => {
        const text = sayable[kind] ?? standIns[kind] ?? ''
        const said = kind === 'saying' && text ? `“${text}”` : text
        const number = isCounted(kind)
          ? brief.wished?.tale?.[kind]?.number
          : isThing(kind) && brief.wished?.[kind]?.number
        const isMany = number === 'many'
        return [
          [`is_wished_${kind}`, sayable[kind] !== undefined],
          [`wished_${kind}`, names.mark(said, capital(said))],
          [`wished_${kind}_many`, isMany],
        ]
      }),
    ),
  }
}

/** A plot about the line, or about a tale, is told for it alone; its author, who has none, reads it with this one. */
const standIns: Readonly<Partial<Record<(typeof kinds)[number], string>>> = {
  question: 'Where do puddles go?',
  line: 'Found a very good stick',
  said: 'Found a very good stick',
  told: 'Found a very good stick',
  tale: 'a bear who counts the stairs',
  does: 'counts the stairs',
  sought: 'hat',
  aim: 'be a baker',
  feared: 'puddles',
  built: 'bridge',
  taken: 'spoon',
  shop: 'bakery',
  refused: 'like soup',
  aimed: 'was a baker',
  wanted: 'trumpet',
  being: 'sheep',
  made: 'custard',
  odd: 'square wheels',
  job: 'dentist',
  post: 'teacher',
  only: 'blow bubbles',
  where: 'in the bath',
  house: 'hotel',
  done: 'counted the stairs',
  deed: 'count the stairs',
  allergen: 'feathers',
  gone: 'spots',
  gentle: 'friendly',
  eaten: 'socks',
  greens: 'vegetables',
  power: 'tidying up',
  wrong: 'bus',
  ended: 'at the seaside',
  partner: 'goose',
  second: 'umbrella',
  held: 'picnic',
  served: 'sandwiches',
  poor: 'finding treasure',
  good: 'baking',
  fun: 'doing gymnastics',
  workplace: 'library',
  missing: 'left shoes',
  case: 'case',
  nightly: 'come alive',
  door: 'door',
  treats: 'dentist',
  rank: 'captain',
  late: 'market',
  wares: 'yesterday’s wind',
  imagined: 'imaginary friend',
  marvel: 'button',
  feat: 'made everyone swap voices',
  wind: 'wind',
  smell: 'strawberries',
}

/** What is wished for a story about, if it may be told. */
export const wishedTale = ({ wished, ...brief }: Brief): Wished['tale'] | null =>
  wished?.tale !== undefined && !isKeptOut(wished.tale.text, brief) ? wished.tale : null

/** What a picture shows of a tale, if it may be told: 'bicycle'. */
export function wishedMatter(matter: ShownMatter, brief: Brief): string | undefined {
  const noun = brief.wished?.tale?.[matter]?.noun
  return noun === undefined || isKeptOut(noun, brief) ? undefined : noun
}

/** What a child wants to know, if it may be told. */
export const wishedQuestion = (brief: Brief): string | null =>
  brief.wished?.question !== undefined && !isKeptOut(brief.wished.question, brief)
    ? brief.wished.question
    : null

/** What happened, in the child’s words, if it may be told. */
export const wishedLine = (brief: Brief): string | null =>
  brief.wished?.line !== undefined && !isKeptOut(brief.wished.line, brief) ? brief.wished.line : null

const isThing = (kind: string) =>
  kind === 'place' || kind === 'person' || kind === 'thing' || kind === 'matter'

/** What happened as somebody else tells it: 'Mia won a goldfish at the fair'. */
export function toldByOthers(sentence: string, [child, another]: Brief['children']): string | undefined {
  const [, being, rest = ''] = /^I(’m)? (.+)$/.exec(sentence) ?? []
  const own = child?.pronouns && forms[child.pronouns]
  // A second 'I' would need its verb changed.
  if (!child || another || rest === '' || /\bI\b/.test(rest)) return undefined
  if (!own && /\b(?:my|me|myself|mine)\b/.test(rest)) return undefined
  const after = being
    ? rest
    : rest.replace(/^(?:don’t|haven’t|have|start|begin)\b/, (verb) => agreeing[verb] ?? verb)
  const said = own ? after.replace(/\b(?:my|me|myself|mine)\b/g, (word) => own[word] ?? word) : after
  return `${child.name} ${being ? 'is ' : ''}${said}`
}

const agreeing: Readonly<Record<string, string>> = {
  'don’t': 'doesn’t',
  'haven’t': 'hasn’t',
  have: 'has',
  start: 'starts',
  begin: 'begins',
}

const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  she: { my: 'her', me: 'her', myself: 'herself', mine: 'hers' },
  he: { my: 'his', me: 'him', myself: 'himself', mine: 'his' },
  they: { my: 'their', me: 'them', myself: 'themself', mine: 'theirs' },
}

/** What the children’s own relatives are called, so that a child says 'my brother'. */
export const wishedPerson = (casting: Casting, brief: Brief): string | null =>
  wishedIn(casting, brief).person ?? null

function wishedIn(casting: Casting, brief: Brief): Partial<Record<(typeof kinds)[number], string>> {
  const { wished = {}, children } = brief
  const own = children.length === 1 ? possessive(children[0]?.name ?? '') : 'their'
  const { isLineToCome: _, narrated: __, entries: ___, story: ____, sentence, tale, ...said } = wished
  const inMouth = (children.length === 1 ? sentence : undefined) ?? wished.line
  const texts: Partial<Record<(typeof kinds)[number], string | undefined>> = {
    ...said,
    // Where a tale is set is told by its plot.
    place: [tale?.house, tale?.where, tale?.site].some(
      (each) => each && wished.place?.text.includes(each.split(' ').at(-1) ?? ''),
    )
      ? undefined
      : wished.place?.text,
    person: wished.person && (wished.person.isOwn ? `${own} ${wished.person.text}` : wished.person.text),
    thing: wished.thing?.text,
    matter: wished.matter?.text,
    tale: tale?.text,
    does: tale?.does,
    ...Object.fromEntries(
      Object.values(taleMatters).map((matter) => {
        const said = tale?.[matter]
        return [matter, typeof said === 'object' ? said.noun : said]
      }),
    ),
    did: tale?.did,
    said: inMouth,
    told: (sentence && toldByOthers(sentence, children)) ?? wished.line,
    the_day: wished.day?.replace(/^(?:on|in|at) (?!two|three|four|five|six)/, ''),
  }
  return Object.fromEntries(
    Object.entries(texts).filter(([kind, text]) => text && !isElsewhere(kind, text, casting, brief)),
  )
}

/** Whether it is kept out, has a part in the plot already, or is somebody who comes along or cannot. */
function isElsewhere(kind: string, text: string, casting: Casting, brief: Brief): boolean {
  if (isKeptOut(text, brief)) return true
  const says = saidIn(text)
  if (kind !== 'place' && kind !== 'person' && kind !== 'thing') return false
  const absent = absentFrom(brief, casting.answers)
  const company = brief.companions.flatMap(({ name, relationship }, index) =>
    absent.has(index) ? [name] : [name, relationship],
  )
  const parts = [...casting.roles.values()].flatMap(({ factId, companion, name, noun }) =>
    factId === null && companion === null ? [] : [name ?? noun],
  )
  return [...company, ...parts].some((word) => word !== '' && says(word))
}

const saidIn = (text: string) => (word: string) =>
  new RegExp(`(?<!\\p{L})${escapeStringRegexp(word)}(?!\\p{L})`, 'iu').test(text)

/** Whether the parent wants it left out. */
export const isKeptOut = (text: string, { avoid = [] }: Brief) =>
  avoid.some(({ words }) => words.some(saidIn(text)))

const capital = (text: string) =>
  text.replace(/^(“?)(.)/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())
