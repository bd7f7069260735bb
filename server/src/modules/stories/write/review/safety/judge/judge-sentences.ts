import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { Judge } from '@nightlight/understanding/judge'
import { advertising } from '../ideas/advertising.ts'
import { hate } from '../ideas/hate.ts'
import { imitableDanger } from '../ideas/imitable-danger.ts'
import { instructions } from '../ideas/instructions.ts'
import { insult } from '../ideas/insult.ts'
import { secrets } from '../ideas/secrets.ts'
import { selfHarm } from '../ideas/self-harm.ts'
import { sexual } from '../ideas/sexual.ts'
import { substances } from '../ideas/substances.ts'
import { threat } from '../ideas/threat.ts'
import { violence } from '../ideas/violence.ts'

interface Kind {
  /** What it is called in an objection. */
  readonly name: string
  /** Above this a sentence is held for harmful: so high that of 3,440 sentences and pairs of our own plots, from which it has not learned, one is. */
  readonly limit: number
}

/** The kinds that the judge knows, without morals: it takes quiet last sentences for them. */
const kinds = new Map<string, Kind>(
  Object.entries({
    advertising: { ...advertising, limit: 1 },
    hate: { ...hate, limit: 0.5 },
    imitable: { ...imitableDanger, limit: 3 },
    instructions: { ...instructions, limit: 0.5 },
    insult: { ...insult, limit: 2.8 },
    secrets: { ...secrets, limit: 1 },
    'self-harm': { ...selfHarm, limit: 2 },
    sexual: { ...sexual, limit: 0.5 },
    // Medicine that a parent gives, and potions, are near.
    substances: { ...substances, limit: 2 },
    threat: { ...threat, limit: 2 },
    violence: { ...violence, limit: 2 },
  }),
)

/** What belongs to a night that tells of an illness, a death or a parting, and would be taken for a threat on any other. */
const ofHardNights: ReadonlySet<string> = new Set(['threat', 'violence', 'self-harm'])

let loaded: Judge | undefined

/** Read when the first story of a model is reviewed. */
const judge = (): Judge => {
  loaded ??= new Judge(readFileSync(new URL('stories.weights', import.meta.url)))
  return loaded
}

/** A sentence is reviewed with its section and with the whole story, and again after a repair. */
const kept = new Map<string, ReadonlyMap<string, number>>()
const mostKept = 1024

function judged(sentence: string): ReadonlyMap<string, number> {
  const before = kept.get(sentence)
  const likelihoods = before ?? judge().judge(sentence)
  kept.delete(sentence)
  kept.set(sentence, likelihoods)
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
  return likelihoods
}

/**
 * The idea that a trained judge sees in a sentence, where it is sure.
 * @param sentence names as marks
 * @param margin how much surer than the limit of its kind it has to be; below 0, how near to it is enough
 */
export function ideaJudged(sentence: string, { isHardNight = false, margin = 0 } = {}): string | undefined {
  let most = margin
  let idea: string | undefined
  for (const [about, sure] of judged(withPeople(sentence))) {
    const kind = kinds.get(about)
    if (kind === undefined || (isHardNight && ofHardNights.has(about))) continue
    if (about === 'imitable' && isOnlyBreathHeld(sentence)) continue
    if (sure - kind.limit > most) {
      most = sure - kind.limit
      idea = kind.name
    }
  }
  return idea
}

/** Whoever holds their breath so as not to wake anybody does nothing dangerous; under water, in a bag or as a contest it is. */
const isOnlyBreathHeld = (sentence: string): boolean =>
  /\b(?:held|hold|holds|holding) (?:his|her|their|its|your|my|our) breath\b/i.test(sentence) &&
  !/\b(?:water\w*|bath\w*|pool|sea|lake|river|bags?|faint\w*|dizzy|longest|longer|blue|stars?|count\w*|won|record)\b/i.test(
    sentence,
  )

/** Below this for every kind a sentence is held for harmless. */
const harmless = -2

/** Whether a trained judge holds a sentence for harmless: then a rule that is weak by itself says nothing. @param sentence names as marks */
export const isHarmless = (sentence: string): boolean =>
  [...judged(withPeople(sentence)).values()].every((sure) => sure < harmless)

/** Above this for a kind a sentence may be harmful beside its neighbour: two of a hundred sentences of our own plots are. */
const doubtful = -5

/** Whether a sentence is worth a second look together with the one before it or after it. @param sentence names as marks */
export const mayHarmBesideAnother = (sentence: string): boolean =>
  [...judged(withPeople(sentence)).values()].some((sure) => sure > doubtful)

/** Marks as the judge has learned them; who else is named is a friend to it. */
export const withPeople = (sentence: string): string =>
  sentence.replace(/\{(\w+?)_?\d*\}/g, (_, kind: string) => (kind === 'HERO' ? 'the child' : 'the friend'))

/** Judges sentences one by one and remembers it, so that a review of them need not. Between two the process answers others. */
export async function judgeAhead(sentences: readonly string[]): Promise<void> {
  for (const sentence of sentences) {
    judged(withPeople(sentence))
    await setImmediate()
  }
}
