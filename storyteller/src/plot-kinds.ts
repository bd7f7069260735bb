import type { Brief } from './brief.ts'
import type { Casting } from './casting.ts'
import { isTold } from './casting-answers.ts'
import { doerOf } from './doer-of.ts'
import type { PlotKind } from './plot-head.ts'
import { wishedTale } from './wished.ts'
import type { Words } from './words.ts'

/** Ink wants its variables declared. */
export const kindVariable = ({ name }: PlotKind): string => `VAR is_${name} = false\n`

/** The sort of what happened that a plot tells, by the words of the wish: of whoever has a part in it first (the mouse, of a mouse and an owl), then of what it answers, and of what no fact has in it last. */
export function toldKind(casting: Casting, brief: Brief): string | undefined {
  const told = (brief.facts ?? []).filter((fact) => isTold(fact, brief))
  const parts = new Set([...casting.roles.values()].map(({ factId }) => factId))
  const playing = casting.answers.filter(({ id }) => parts.has(id))
  const texts = [playing, casting.answers, told].map((facts) =>
    facts.map(({ said, what }) => `${said} ${what?.text ?? ''}`).join(' '),
  )
  // 'The princess builds rockets': what the child is in the story says more than who helps.
  const tale = casting.plot.head.taleWords.length > 0 ? wishedTale(brief) : null
  const ofTheChild = tale?.rank === undefined ? [] : [tale.does, tale.rank]
  // What happens in a wished-for story says its sort, whatever facts were found in it.
  const ofStory =
    casting.plot.head.tellsEntries === 'story' ? [doerIn(brief), wanted(brief), storyOf(brief)] : []
  for (const text of [...ofStory, ...ofTheChild, ...texts, wanted(brief)]) {
    const kind = casting.plot.head.kinds.find(({ words }) => uses(text, words))
    if (kind) return kind.name
  }
  return undefined
}

/** 'A Viking knocked and was scared of the kettle' is told of a Viking. */
function doerIn(brief: Brief): string {
  const { sentences = [], beings = [], things = [] } = brief.wished?.story ?? {}
  return doerOf(sentences[0] ?? '', [...beings, ...things], brief)?.text ?? ''
}

const storyOf = ({ wished }: Brief): string => wished?.story?.sentences.join(' ') ?? ''

/** The whole wish, without what it asks to be left out. */
const wanted = ({ details = '', facts = [] }: Brief): string =>
  facts
    .filter(({ kind, polarity }) => kind === 'avoid' || polarity === 'no')
    .reduce((text, { said }) => text.replace(said, ' '), details)

/** The Ink variables of a plot’s kinds: `is_car`. @param told that of the story */
export const kindWords = ({ plot }: Casting, told: string | undefined): Words =>
  Object.fromEntries(plot.head.kinds.map(({ name }) => [`is_${name}`, name === told]))

/** Whether a text has one of the words of a kind: the 3 of '3 sleeps', and not of 37. */
export function uses(text: string, words: readonly string[]): boolean {
  const plain = plainOf(text)
  return words.some((word) => has(plain, word))
}

/** In small letters, with straight apostrophes. Without patterns: those of the words of all kinds took a third of the time of a telling. */
const plainOf = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'")

function has(plain: string, word: string): boolean {
  const isOpen = word.endsWith('*')
  const letters = plainOf(isOpen ? word.slice(0, -1) : word)
  if (letters === '') return false
  for (let at = plain.indexOf(letters); at !== -1; at = plain.indexOf(letters, at + 1)) {
    const end = at + letters.length
    const isWhole = isOpen || !startsWithLetter.test(plain.slice(end, end + 2))
    if (isWhole && !endsWithLetter.test(plain.slice(Math.max(0, at - 2), at))) return true
  }
  return false
}

const startsWithLetter = /^[\p{L}\p{N}]/u
const endsWithLetter = /[\p{L}\p{N}]$/u
