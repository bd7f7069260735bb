import type { Brief } from './brief.ts'
import type { Casting } from './casting.ts'
import { isTold } from './casting-answers.ts'
import { escaped } from './invented-names.ts'
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
  return [...ofTheChild, ...texts, wanted(brief)]
    .flatMap((text) => casting.plot.head.kinds.find(({ words }) => uses(text, words)) ?? [])
    .map(({ name }) => name)[0]
}

/** The whole wish, without what it asks to be left out. */
const wanted = ({ details = '', facts = [] }: Brief): string =>
  facts
    .filter(({ kind, polarity }) => kind === 'avoid' || polarity === 'no')
    .reduce((text, { said }) => text.replace(said, ' '), details)

/** The Ink variables of a plot’s kinds: `is_car`. */
export function kindWords(casting: Casting, brief: Brief): Words {
  const told = toldKind(casting, brief)
  return Object.fromEntries(casting.plot.head.kinds.map(({ name }) => [`is_${name}`, name === told]))
}

/** Whether a text has one of the words of a kind: the 3 of '3 sleeps', and not of 37. */
export const uses = (text: string, words: readonly string[]): boolean =>
  text.trim() !== '' && words.some((word) => patternOf(word).test(text))

/** Every telling looks for all words of all kinds: what they compile to is kept, as many as plots have. */
const patterns = new Map<string, RegExp>()

function patternOf(word: string): RegExp {
  const known = patterns.get(word)
  if (known) return known
  const isOpen = word.endsWith('*')
  const letters = escaped(isOpen ? word.slice(0, -1) : word).replaceAll("'", "[’‘']")
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${letters}${isOpen ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu')
  patterns.set(word, pattern)
  return pattern
}
