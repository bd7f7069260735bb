import type { ToldText } from '../fact.ts'
import type { Found } from '../found.ts'
import { type Intent, intents } from '../intents.ts'
import { glue } from '../lexicon/closed-words.ts'
import { clauseAt, type Sentence } from '../sentence.ts'
import { wordVectors } from '../word-vectors/word-vectors.ts'
import { featuresOf } from './features.ts'
import { needsNoun, slotIn } from './slots.ts'
import { likelihoods, type Weights } from './weights.ts'

export interface Limits {
  /** Below this a fact that a rule has found is not taken for meant. */
  readonly keep: Readonly<Record<'mention' | 'want' | 'other', number>>
  /** From here on something that no rule has found is. */
  readonly add: number
  /** The same, in a clause that a rule has found something in. */
  readonly addBeside: number
  /** The same, for what would be kept out of a story, for a fear, and for a loss or an illness: a story must not tell of one that nobody has. */
  readonly addGrave: number
}

export const limits: Limits = {
  keep: { mention: 0.05, want: 0.01, other: 0.02 },
  add: 0.2,
  addBeside: 0.3,
  addGrave: 0.5,
}

interface Part {
  readonly from: number
  readonly to: number
  readonly likely: ReadonlyMap<Intent, number>
}

/**
 * What the rules found, by the light of a model that has learned from many texts: without what is only mentioned, and with what is said in
 * words that no rule knows. What is to be left out, what is tender or private, a feast that is
 * named and how a child is made are never taken away.
 */
export function secondOpinion(
  found: readonly Found[],
  sentence: Sentence,
  told: ToldText,
  model: Weights,
  { keep, add, addBeside, addGrave }: Limits = limits,
): Found[] {
  const parts = partsOf(sentence, told, model)
  if (parts.length === 0) return [...found]
  const likelihood = (about: Intent) => Math.max(...parts.map(({ likely }) => likely.get(about) ?? 0))
  const kept = found.filter(
    (each) =>
      each.isImplied || isNeverTakenAway(each.about) || likelihood(each.about) >= keep[groupOf(each.about)],
  )
  const added: Found[] = []
  const candidates = parts
    .flatMap((part) => [...part.likely].map(([about, sure]) => ({ part, about, sure })))
    .filter(({ part, sure }) => sure >= add && (parts.length === 1 || part.to - part.from > 2))
    .sort((one, other) => other.sure - one.sure)
  for (const { part, about, sure } of candidates) {
    const all = [...kept, ...added]
    const beside = all.filter(({ from, to }) => from < part.to && to > part.from)
    const { sensitivity } = intents[about]
    if (all.some((each) => each.about === about) || sensitivity === 'private') continue
    if (sure < (isGrave(about) ? addGrave : beside.length > 0 ? addBeside : add)) continue
    if (beside.some((each) => intents[each.about].kind === 'avoid')) continue
    if (beside.some((each) => intents[each.about].sensitivity === 'private')) continue
    if (beside.length > 0 && isScenery(about)) continue
    if (isUnsaid(sentence, part, about)) continue
    const slot = slotIn(sentence, part, about)
    if (needsNoun.has(about) && !slot) continue
    added.push({
      about,
      from: part.from,
      to: part.to,
      sure: Math.min(0.8, 0.5 + sure / 2),
      ...(slot?.what && { what: slot.what }),
      ...(slot?.name !== undefined && { name: slot.name }),
    })
  }
  return [...kept, ...added]
}

/** The sentence, and each of its clauses. */
function partsOf(sentence: Sentence, told: ToldText, model: Weights): Part[] {
  const { tokens } = sentence
  if (tokens.every(({ norm, isEmoji }) => isEmoji || glue.has(norm))) return []
  const runs = [{ from: 0, to: tokens.length }]
  for (let at = 0; at < tokens.length; ) {
    const clause = clauseAt(sentence, at)
    if (clause.to - clause.from < tokens.length) runs.push(clause)
    at = clause.to
  }
  return runs
    .map(({ from, to }) => {
      const shown = tokens
        .slice(from, to)
        .filter((token, at) => !(sentence.hidden.has(from + at) || sentence.names.has(token.norm)))
      const numbers = likelihoods(model, featuresOf(shown, told.from, wordVectors()))
      const likely = new Map(
        model.classes.flatMap((about, at) => (isIntent(about) ? [[about, numbers[at] ?? 0] as const] : [])),
      )
      return { from, to, likely }
    })
    .reverse()
}

const isIntent = (id: string): id is Intent => Object.hasOwn(intents, id)

const bodies: ReadonlySet<Intent> = new Set<Intent>([
  'wheelchair',
  'hearing-aid',
  'new-glasses',
  'hurt',
  'condition',
])

/** What was asked of the telling: 'funny', 'short', 'nobody may die'. */
const manners: ReadonlySet<Intent> = new Set<Intent>([
  'funny',
  'calm',
  'short',
  'long',
  'exciting',
  'same-again',
  'something-else',
  'happy-ending',
])

const isNeverTakenAway = (about: Intent) =>
  intents[about].kind === 'avoid' ||
  intents[about].kind === 'feast' ||
  intents[about].sensitivity !== 'plain' ||
  bodies.has(about) ||
  manners.has(about)

const isGrave = (about: Intent) =>
  intents[about].kind === 'avoid' || intents[about].sensitivity === 'tender' || about.startsWith('fear-')

/** Mentioned along with what is told, it is no fact of its own. */
const isScenery = (about: Intent) => /^(?:thing|creature|person|place|food|weather|season)$/.test(about)

function groupOf(about: Intent): keyof Limits['keep'] {
  if (/^(?:thing|creature|person|place|food|likes|dislikes|habit|saying)$/.test(about)) return 'mention'
  return intents[about].kind === 'want' ? 'want' : 'other'
}

/** 'Not sad any more': the words say it, and deny it. */
function isUnsaid({ tokens }: Sentence, { from, to }: Part, about: Intent): boolean {
  if (intents[about].kind !== 'feeling') return false
  return tokens
    .slice(from, to)
    .some(({ norm }) => /^(?:not|isnt|arent|wasnt|werent|never|no longer|anymore|any more)$/.test(norm))
}
