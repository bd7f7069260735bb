import escapeStringRegexp from 'escape-string-regexp'
import { capital } from './capital.ts'
import { beginsSentence, type Meaning, type Names } from './names.ts'
import { isPaired, isSpeaking, type Place, placeIn, saidBefore } from './place-in-sentence.ts'

/** How a child is spoken of. Who has none is always called by name. */
export type Pronouns = 'she' | 'he' | 'they'

/** What a place in a sentence asks for; `name` where only the sentence shows which it is. */
export type Form = 'name' | Place | 'possessive'

const forms = {
  she: { subject: 'she', object: 'her', possessive: 'her' },
  he: { subject: 'he', object: 'him', possessive: 'his' },
  they: { subject: 'they', object: 'them', possessive: 'their' },
} as const satisfies Record<Pronouns, Record<Exclude<Form, 'name'>, string>>

/** After this many words a listener wants to hear the name again, however clear the sentence is. */
const wordsUntilName = 45
/** So many pronouns follow a name before it comes again. */
const pronounsUntilName = 4

/** Whom a pronoun would be taken for at a point of the text: a child by index, or somebody else. */
type Focus = Record<Pronouns, number | null>

const nobody: Focus = { she: null, he: null, they: null }

/**
 * Puts names into the text of a section, and a pronoun for a child where no listener could take it for somebody else: the child was
 * named shortly before, nobody else of that pronoun has come in since, and the grammar of the place is certain. What is said aloud
 * keeps its names.
 * @param text paragraphs with the marks of `names`
 * @param invented names of the plot that are nobody's of the family
 * @param introduced whoever has been introduced in the sections before; who is now, is added
 */
export function withPronouns(
  text: string,
  names: Names,
  invented: readonly string[],
  introduced: Set<string> = new Set(),
): string {
  const pieces = new RegExp(
    `\\uE000[\\uE100-\\uF8FF]\\uE001|${[...invented.map((each) => escapeStringRegexp(each)), '\\p{L}+(?:[-’]\\p{L}+)*'].join('|')}|[^]`,
    'gu',
  )
  const state: State = { focus: nobody, isQuoted: false, anotherSpoke: false, since: new Map() }
  let result = ''
  let skipped = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (index < skipped) continue
    const before = text.slice(0, index)
    const after = text.slice(index + piece.length)
    const meaning = names.meaningOf(piece)
    if (!isMark(piece)) {
      follow(piece, before, state, invented)
      result += piece
      continue
    }
    const pronoun = meaning?.is === 'child' ? pronounAt(meaning, before, after, state) : null
    if (!pronoun || meaning?.is !== 'child') {
      result += names.introduce(piece, result, introduced)
      if (!state.isQuoted) mention(meaning, before, state)
      continue
    }
    result = saying(pronoun, meaning.form, result, after)
    state.anotherSpoke = false
    const spent = state.since.get(meaning.child)
    if (spent) spent.pronouns++
    const was = meaning.pronouns === 'they' ? singularWas.exec(after)?.[0] : undefined
    if (was) {
      result += was.replace(/was$/, 'were')
      skipped = index + piece.length + was.length
    }
  }
  return result
}

interface State {
  focus: Focus
  isQuoted: boolean
  /** Somebody else's words have come since a child was mentioned: a listener would take the next subject for that one. */
  anotherSpoke: boolean
  /** By child, what has come since the name. */
  readonly since: Map<number, { words: number; pronouns: number }>
}

const isMark = (piece: string) => piece.startsWith('\uE000')

const singularWas = /^(?: (?:\w+ly|never|always|still|already|not))? was\b/

/** Takes in a word or another character of the text. */
function follow(piece: string, before: string, state: State, invented: readonly string[]): void {
  if (piece === '“') state.isQuoted = true
  if (piece === '”' || piece === '\n') state.isQuoted = false
  // A listener takes 'they' for several sooner than for one.
  if (piece === '\n') state.focus = withoutPronoun(state.focus, 'they')
  if (!/\p{L}/u.test(piece)) return
  for (const spent of state.since.values()) spent.words++
  if (state.isQuoted) return
  state.focus = afterWord(piece, state.focus, before, invented)
  if (saidBefore.test(before)) state.anotherSpoke = true
}

/** Takes in who has been named. */
function mention(meaning: Meaning | undefined, before: string, state: State): void {
  state.anotherSpoke = meaning?.is !== 'child' && saidBefore.test(before)
  if (meaning?.is === 'other') state.focus = withoutPronoun(state.focus, meaning.pronouns)
  else if (meaning?.is !== 'child' || !meaning.pronouns) state.focus = nobody
  else state.focus = { ...state.focus, [meaning.pronouns]: meaning.child }
  if (meaning?.is === 'child') state.since.set(meaning.child, { words: 0, pronouns: 0 })
}

/** Adds a pronoun to a text: “Yes,” said Mia, becomes “Yes,” she said. */
function saying(pronoun: string, form: Form, text: string, after: string): string {
  const said = form === 'possessive' ? null : saidBefore.exec(text)
  if (said) return `${text.slice(0, said.index)}” ${pronoun} ${said[1]}`
  return text + (beginsSentence.test(text) && !isSpeaking(text, after) ? capital(pronoun) : pronoun)
}

/** The plot's own use of a pronoun, for somebody else. */
const literal = {
  she: /\b(?:she|hers?|herself)\b/i,
  he: /\b(?:he|him|his|himself)\b/i,
  they: /\b(?:they|them|theirs?|themselves)\b/i,
} as const satisfies Record<Pronouns, RegExp>

/** What is told of the paragraph: without the marks and without what is said aloud. */
const paragraphAround = (before: string, after: string) =>
  `${/[^\n]*$/.exec(before)?.[0] ?? ''} ${/^[^\n]*/.exec(after)?.[0] ?? ''}`.replace(/“[^”]*”/g, '')

type Child = Extract<Meaning, { is: 'child' }>

/** @returns null where the name has to stay */
function pronounAt(
  { child, pronouns, form }: Child,
  before: string,
  after: string,
  { focus, since, isQuoted, anotherSpoke }: State,
): string | null {
  const spent = since.get(child)
  if (isQuoted || !pronouns || !spent || focus[pronouns] !== child) return null
  if (spent.words > wordsUntilName || spent.pronouns >= pronounsUntilName) return null
  if (literal[pronouns].test(paragraphAround(before, after))) return null
  if (pronouns === 'they' && /^[^.!?\n]*\b(?:and|but|who) was\b/.test(after)) return null
  const place = form === 'name' ? placeIn(before, after) : form
  if (place === 'possessive' && !/^ (?!and\b|or\b|but\b)\p{Ll}/u.test(after)) return null
  if (place === 'subject' && !saidBefore.test(before) && anotherSpoke) return null
  if (form === 'subject' && saidBefore.test(before) && isPaired(after)) return null
  return place ? forms[pronouns][place] : null
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words for people: a pronoun after one of them would be taken for that one. */
const women = words(
  'she her hers herself woman women girl girls lady mother mum mummy mom mommy mama grandmother grandma granny gran nan nana nanny aunt auntie aunty sister sisters queen princess daughter wife mrs miss ms madam witch hen duchess',
)
const men = words(
  'he him his himself man men boy boys gentleman father dad daddy papa grandfather grandad grandpa uncle brother brothers king prince son husband mr sir lord duke',
)
const several = words('they them their theirs themselves')
const people = words(
  'captain giant knight keeper driver nurse doctor teacher dentist baker pirate pirates shepherd farmer referee coach pilot astronaut guard porter conductor gardener fisherman neighbour friend cousin baby child children person people somebody someone anybody everybody nobody wizard dragon superhero hero librarian clerk inspector postman postwoman parent parents cook chef judge mayor vicar butcher grocer miller tailor sailor sailors singer dancer lamplighter lamp-lighter milkman chemist clown ranger scientist admiral crew team servant smith blacksmith weaver potter ferryman gatekeeper stranger visitor guest customer friends neighbours twins lodger landlord caretaker attendant matron sergeant officer umpire goalkeeper seamstress waiter waitress usher drummer painter builder plumber hunter juggler magician minister president colonel major professor knights soldiers soldier tooth-fairy fairy ghost goblin ogre troll mermaid',
)

/** Who can be meant by a pronoun after a word of the text. */
function afterWord(word: string, focus: Focus, before: string, invented: readonly string[]): Focus {
  const plain = word.toLowerCase().replace(/’s?$/, '')
  if (women.has(plain)) return withoutPronoun(focus, 'she')
  if (men.has(plain)) return withoutPronoun(focus, 'he')
  if (several.has(plain)) return withoutPronoun(focus, 'they')
  if (people.has(plain) || invented.includes(word)) return nobody
  const isName = /^\p{Lu}/u.test(word) && plain !== 'i' && !beginsSentence.test(before)
  if (isName && !calendar.has(word)) return nobody
  // Several things could be meant by 'they' as well.
  return /\p{L}{3}(?<![suio])s$/u.test(word) ? withoutPronoun(focus, 'they') : focus
}

const calendar = words(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Eid Diwali Hanukkah',
)

function withoutPronoun(focus: Focus, pronoun: Pronouns | 'it'): Focus {
  return pronoun === 'it' ? focus : { ...focus, [pronoun]: null }
}
