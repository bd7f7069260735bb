import type { Fact, FactTime, KnownPerson, ToldText, What } from './fact.ts'
import type { Found } from './found.ts'
import { type Intent, intents } from './intents.ts'
import { likenessOf } from './lexicon/figures.ts'
import { nounClass } from './lexicon/nouns.ts'
import { pronounOf } from './phrases.ts'
import { clauseAt, type Sentence } from './sentence.ts'

export type Unnamed = Omit<Fact, 'id'>

/** A fact with the parent’s words, its time and whom it is about. */
export function factOf(
  found: Found,
  sentence: Sentence,
  told: ToldText,
  people: readonly KnownPerson[],
): Unnamed {
  const { tokens } = sentence
  const clause = clauseAt(sentence, found.from)
  const last = withTime(
    sentence,
    clauseAt(sentence, Math.max(found.from, found.to - 1, ...(found.also ?? []))),
  )
  // 'And is nervous' is said as 'is nervous'.
  const joins =
    clause.from < found.from &&
    /^(?:and|but|so|because|then|plus|also)$/.test(tokens[clause.from]?.norm ?? '')
  const home = found.about === 'hospital' ? homecomingIn(sentence) : undefined
  const first = home === undefined ? clause.from : Math.min(clause.from, home.from)
  const start = tokens[first + (joins && first === clause.from ? 1 : 0)]?.start ?? 0
  const end = tokens[Math.max(last.to, home?.to ?? 0) - 1]?.end ?? start
  const who = whoIn(sentence, clause.from, last.to, told, people)
  return unnamedFact(told, found.about, start, end, {
    when: found.when ?? timeOf(found, sentence, told),
    sure: found.sure,
    ...(found.what && { what: found.what }),
    ...(found.name !== undefined && { name: found.name }),
    ...(found.polarity && { polarity: found.polarity }),
    ...(who !== undefined && { who }),
  })
}

/** That a child is home again is said with what it was in hospital for: 'had his tonsils out and is home now'. */
function homecomingIn(sentence: Sentence): { from: number; to: number } | undefined {
  const at = sentence.tokens.findIndex(({ norm }) => norm === 'home')
  if (at < 0) return undefined
  const clause = clauseAt(sentence, at)
  const words = sentence.tokens.slice(clause.from, clause.to).map(({ norm }) => norm)
  return words.some((word) => notYetHome.has(word)) ? undefined : clause
}

const notYetHome: ReadonlySet<string> = new Set(
  'go goes going come coming comes want wants when until till tomorrow soon not left leave leaving'.split(
    ' ',
  ),
)

/** 'Until Friday' and 'since Tuesday' are said with what they belong to. */
function withTime(sentence: Sentence, clause: { from: number; to: number }) {
  const next = clauseAt(sentence, clause.to)
  const isTime =
    clause.to < sentence.tokens.length &&
    next.to - next.from === 2 &&
    /^(?:since|until|till|before|after)$/.test(sentence.tokens[next.from]?.norm ?? '') &&
    sentence.times[next.from + 1] !== undefined
  return isTime ? next : clause
}

/** 'Biscuit died' is about a cat, if Biscuit is one of the companions. */
export function ofCompanion(fact: Unnamed, people: readonly KnownPerson[]): Unnamed {
  const { name, relationship = '' } =
    people.find((person) => person.role === 'companion' && person.name === fact.who) ?? {}
  const text = relationship.trim().toLowerCase()
  const head = text.split(/\s+/).at(-1) ?? ''
  const is = nounClass(text) ?? nounClass(head)
  if (name === undefined || fact.what || !is || stuffed.test(text)) return fact
  const about =
    is === 'animal' ? ofPets[fact.about] : is === 'kin' || is === 'person' ? ofPeople[fact.about] : undefined
  if (!about) return fact
  const what: What = {
    text,
    head,
    article: null,
    number: 'one',
    pronoun: pronounOf(head),
    described: [],
    is: is === 'animal' ? is : 'person',
  }
  const { kind, sensitivity } = intents[about]
  return { ...fact, kind, sensitivity, about, what, name }
}

/** 'Bluey' is a blue puppy: no story of ours has a figure that belongs to somebody else. Whoever is called so in the family stays. */
export function withLikeness(fact: Unnamed, people: readonly KnownPerson[]): Unnamed {
  const { what, name, ...rest } = fact
  const said = [name?.toLowerCase(), what?.head, what?.text.replace(/^(?:an?|the|some) /, '')].filter(
    (each) => each !== undefined,
  )
  const like = said.map((each) => likenessOf(each)).find((each) => each !== undefined)
  const isKnown = people.some((person) => said.includes(plainName(person.name)))
  if (!like || !wished.has(fact.about) || isKnown || fact.polarity === 'no') return fact
  const is = nounClass(like.head)
  return {
    ...rest,
    what: {
      ...like,
      pronoun: like.number === 'many' ? 'they' : pronounOf(like.head),
      ...(is && { is: is === 'kin' ? 'person' : is }),
    },
  }
}

const wished: ReadonlySet<Intent> = new Set<Intent>([
  'story-about',
  'with-character',
  'bring-back',
  'likes',
  'creature',
  'thing',
  'person',
])

const stuffed = /\b(?:toy|stuffed|cuddly|soft|plush|knitted|imaginary)\b/

/** What is said of a companion, and what it then is about. */
const ofPets: Partial<Record<Intent, Intent>> = {
  'somebody-died': 'pet-died',
  unwell: 'pet-ill',
  'somebody-ill': 'pet-ill',
  hospital: 'pet-ill',
}
const ofPeople: Partial<Record<Intent, Intent>> = {
  'somebody-died': 'somebody-died',
  unwell: 'somebody-ill',
  hospital: 'somebody-in-hospital',
}

export function unnamedFact(
  told: ToldText,
  about: Intent,
  start: number,
  end: number,
  rest: Pick<Fact, 'when' | 'sure'> & Partial<Pick<Fact, 'what' | 'name' | 'polarity' | 'who'>>,
): Unnamed {
  const { kind, sensitivity } = intents[about]
  return {
    from: told.from,
    ...(told.ref !== undefined && { ref: told.ref }),
    said: told.text.slice(start, end).trim(),
    start,
    end,
    kind,
    about,
    ...rest,
    polarity: kind === 'avoid' ? 'no' : (rest.polarity ?? 'yes'),
    sensitivity,
  }
}

/** The time in the clause; for what happens, else the nearest one before it, or the only one of the sentence. */
function timeOf({ about, from, to }: Found, sentence: Sentence, told: ToldText): FactTime {
  const { kind } = intents[about]
  const clause = clauseAt(sentence, from)
  const end = clauseAt(sentence, Math.max(from, to - 1)).to
  const said = sentence.times.slice(clause.from, end).find((time) => time !== undefined)
  if (said) return said
  const usual: FactTime = told.from === 'wish' ? 'today' : 'always'
  if (kind !== 'event' && kind !== 'feast' && kind !== 'loss') return usual
  const before = sentence.times.slice(0, clause.from).findLast((time) => time !== undefined)
  const all = sentence.times.filter((time) => time !== undefined)
  return before ?? (all.length === 1 ? all[0] : undefined) ?? usual
}

function whoIn(
  { tokens }: Sentence,
  from: number,
  to: number,
  told: ToldText,
  people: readonly KnownPerson[],
): string | undefined {
  const words = tokens.slice(from, to).map(({ norm }) => norm)
  const named = people.find(({ name }) => {
    const plain = plainName(name)
    return words.some((word) => word === plain || word === `${plain}s`)
  })
  return named?.name ?? told.about
}

export const plainName = (name: string) => name.toLowerCase().replaceAll(/['’]/g, '').split(' ')[0] ?? ''
