import type { What } from './fact.ts'
import type { Found } from './found.ts'
import type { Intent } from './intents.ts'
import { isPastForm } from './lexicon/past-forms.ts'
import { baseOf } from './lexicon/verbs.ts'
import { phraseAt, range } from './phrases.ts'
import { clauseAt, type Sentence } from './sentence.ts'

/** What was lost, found, broken or won, as far as the words say it. */
export interface DeedObject {
  readonly what?: What
  readonly name?: string
}

/**
 * The facts of one sentence with what a deed was done to: of 'Ottilie lost her red mitten' the mitten, and not whoever lost it. 'Grandad found it in the post box' says it of what
 * was lost before; where nothing was, the fact has no noun, and no wrong one.
 * @param before what the text has lost so far
 */
export function withDeedObjects(
  found: readonly Found[],
  sentence: Sentence,
  before: DeedObject | undefined,
): { readonly found: readonly Found[]; readonly lost: DeedObject | undefined } {
  const corrected = (fact: Found, lost: DeedObject | undefined): Found => {
    const deed = deeds.get(fact.about)
    const object = deed ? objectOf(fact, sentence, deed, lost) : 'unsaid'
    return object === 'unsaid' ? fact : { ...without(fact), ...object }
  }
  const losses = found.filter(({ about }) => about === 'lost-toy').map((fact) => corrected(fact, before))
  const lost = losses.findLast(({ what, name }) => what || name) ?? before
  return {
    found: found
      .filter(
        (fact) =>
          !isOnlyDropped(fact, sentence, losses) &&
          !isOnlyMade(fact, sentence, found) &&
          !isOfAGame(fact, found),
      )
      .map((fact) => corrected(fact, fact.about === 'lost-toy' ? before : lost)),
    lost: lost ? named(lost) : handledBefore(sentence, sentence.tokens.length),
  }
}

/** Of what was dropped it is said once, and not that it broke as well. */
const isOnlyDropped = ({ about, what }: Found, { tokens }: Sentence, losses: readonly Found[]): boolean =>
  about === 'broken-thing' &&
  losses.some((loss) => loss.what?.head === what?.head) &&
  tokens.some(({ norm }) => baseOf(norm) === 'drop') &&
  !tokens.some(({ norm }) => deeds.get(about)?.test(baseOf(norm) ?? '') && baseOf(norm) !== 'drop')

/** Who built a den has not said that it was played with. */
const isOnlyMade = ({ about, what }: Found, { tokens }: Sentence, found: readonly Found[]): boolean =>
  about === 'play' &&
  what !== undefined &&
  !tokens.some(({ norm }) => norm.startsWith('play')) &&
  found.some((each) => each.about === 'made-something' && each.what?.head === what.head)

/** 'Arlo lost': a match, and no toy. */
const isOfAGame = ({ about, from, name, what }: Found, found: readonly Found[]): boolean =>
  about === 'lost-toy' &&
  what === undefined &&
  found.some((each) => each.about === 'lost-match' && Math.abs(each.from - from) <= 1) &&
  name !== undefined

/** How each of these is said, by the base of the verb. */
const deeds: ReadonlyMap<Intent, RegExp> = new Map<Intent, RegExp>([
  ['lost-toy', /^(?:lose|drop|mislay|misplace|forget|find)$/],
  ['found-something', /^(?:find|discover|spot)$/],
  ['broken-thing', /^(?:break|snap|smash|rip|tear|crack|drop|spill|shatter|bend)$/],
  ['won', /^(?:win|beat)$/],
])

const without = ({ what: _, name: __, ...fact }: Found): Found => fact
const named = ({ what, name }: DeedObject): DeedObject => ({ ...(what && { what }), ...(name && { name }) })

/** @returns 'unsaid' where no verb of the deed has an object behind it: then the fact stays as it was read */
function objectOf(
  fact: Found,
  sentence: Sentence,
  deed: RegExp,
  lost: DeedObject | undefined,
): DeedObject | 'unsaid' {
  const { tokens } = sentence
  const from = clauseAt(sentence, fact.from).from
  const to = clauseAt(sentence, Math.max(fact.from, fact.to - 1)).to
  const verb = range(from, to).find((at) => isDeed(sentence, at, deed, fact.about))
  if (verb === undefined) return 'unsaid'
  const at = afterParticle(sentence, verb)
  const next = tokens[at]
  if (!next || next.opensClause) return isOwnSubject(fact, sentence, verb) ? {} : 'unsaid'
  if (/^(?:it|them|him)$/.test(next.norm) || (next.norm === 'her' && !phraseAt(sentence, at)))
    return lost ?? handledBefore(sentence, verb) ?? {}
  const phrase = phraseAt(sentence, at)
  if (!phrase) return isOwnSubject(fact, sentence, verb) ? {} : 'unsaid'
  const isSameName = phrase.name === undefined || fact.name === phrase.name || fact.name === undefined
  const isSame = phrase.what !== undefined && phrase.what.head === fact.what?.head && isSameName
  return isSame ? 'unsaid' : named(phrase)
}

function isDeed({ tokens }: Sentence, at: number, deed: RegExp, about: Intent): boolean {
  const norm = tokens[at]?.norm ?? ''
  const base = baseOf(norm)
  // 'Couldn’t find her elephant' has lost it.
  const isDenied = /^(?:cant|cannot|couldnt|didnt|not|never)$/.test(tokens[at - 1]?.norm ?? '')
  if (base === 'find') return deed.test(base) && isDenied === (about === 'lost-toy')
  return base !== undefined && deed.test(base) && (base !== norm || isPastForm(norm))
}

const afterParticle = ({ tokens }: Sentence, verb: number) =>
  /^(?:up|off)$/.test(tokens[verb + 1]?.norm ?? '') ? verb + 2 : verb + 1

/** Whether the noun of a fact is whoever did it. */
const isOwnSubject = (fact: Found, { tokens }: Sentence, verb: number) =>
  fact.name !== undefined && tokens[verb - 1]?.text.replace(/['’]s$/, '') === fact.name

/** What was hidden, put or dropped before: 'Bea hid Theo’s glasses in the bread bin, Grandma found them'. */
function handledBefore(sentence: Sentence, end: number): DeedObject | undefined {
  const at = range(0, end).findLast((index) => isHandled(sentence, index))
  const phrase = at === undefined ? null : phraseAt(sentence, at + 1)
  return phrase ? named(phrase) : undefined
}

const isHandled = ({ tokens }: Sentence, at: number) =>
  /^(?:hide|drop|lose|leave|forget|throw|bury|put)$/.test(baseOf(tokens[at]?.norm ?? '') ?? '') &&
  tokens[at + 1]?.opensClause === false
