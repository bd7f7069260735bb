import { readFileSync } from 'node:fs'
import { Judge } from '@nightlight/understanding/judge'
import { advertising } from '../ideas/advertising.ts'
import { hate } from '../ideas/hate.ts'
import { imitableDanger } from '../ideas/imitable-danger.ts'
import { instructions } from '../ideas/instructions.ts'
import { insult } from '../ideas/insult.ts'
import { moral } from '../ideas/moral.ts'
import { secrets } from '../ideas/secrets.ts'
import { selfHarm } from '../ideas/self-harm.ts'
import { sexual } from '../ideas/sexual.ts'
import { substances } from '../ideas/substances.ts'
import { threat } from '../ideas/threat.ts'
import { violence } from '../ideas/violence.ts'

/** What a kind that the judge knows is called in an objection. */
const nameOf = new Map(
  Object.entries({
    advertising,
    hate,
    imitable: imitableDanger,
    instructions,
    insult,
    moral,
    secrets,
    'self-harm': selfHarm,
    sexual,
    substances,
    threat,
    violence,
  }).map(([kind, { name }]) => [kind, name]),
)

/** Above this a sentence is held for harmful: of sentences of our own plots fewer than one in two thousand. */
const limit = 1

/** What belongs to a night that tells of an illness, a death or a parting, and would be taken for a threat on any other. */
const ofHardNights: ReadonlySet<string> = new Set(['threat', 'violence', 'self-harm'])

let loaded: Judge | undefined

/** Read when the first story of a model is reviewed. */
const judge = (): Judge => {
  loaded ??= new Judge(readFileSync(new URL('stories.weights', import.meta.url)))
  return loaded
}

/**
 * The idea that a trained judge sees in a sentence, where it is sure.
 * @param sentence names as marks
 */
export function ideaJudged(sentence: string, { isHardNight = false } = {}): string | undefined {
  const [kind, sure] = [...judge().judge(withPeople(sentence))]
    .filter(([kind]) => !(isHardNight && ofHardNights.has(kind)))
    .reduce((most, each) => (each[1] > most[1] ? each : most), ['', Number.NEGATIVE_INFINITY])
  return sure > limit ? nameOf.get(kind) : undefined
}

/** Marks as the judge has learned them. */
export const withPeople = (sentence: string): string =>
  sentence.replace(/\{(\w+?)_?\d*\}/g, (_, kind: string) => (kind === 'FRIEND' ? 'the friend' : 'the child'))
