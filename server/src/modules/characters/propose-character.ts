import { randomUUID } from 'node:crypto'
import type { Look } from '@nightlight/illustrator'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { characterFields, lookOfChild, type OwnChild, updateOwnChild } from '../children/index.ts'

/** Clothes to choose from. */
const candidates = 24

/**
 * Proposes a new character of a child for approval: the same child, in clothes as different from the last ones as the profile allows.
 * Face, hair and skin stay those of earlier stories, or of the portrait that was chosen.
 */
export async function proposeCharacter(db: Kysely<Schema>, child: OwnChild): Promise<OwnChild> {
  const lookSeed = seedOfLook(child)
  const characterSeed = chooseSeed(
    { ...child, lookSeed },
    Array.from({ length: candidates }, () => randomUUID()),
  )
  return updateOwnChild(db, child, {
    lookSeed,
    characterSeed,
    ...characterFields({ ...child, lookSeed, characterSeed }),
    characterCreatedAt: new Date(),
    characterApproved: false,
  })
}

type Portrayed = Parameters<typeof lookOfChild>[0] & Pick<OwnChild, 'characterSeed' | 'characterApproved'>

/** From which the child is drawn in stories now. */
const seedOfLook = ({ id, lookSeed, characterSeed, characterApproved }: Portrayed): string =>
  lookSeed ?? (characterApproved ? characterSeed : null) ?? `child-${id}`

/** The seed whose clothes are most unlike those of the last proposal. */
export function chooseSeed(child: Portrayed, seeds: readonly string[]): string {
  const before = lookOfChild(child, child.characterSeed)
  const [first, ...others] = seeds.map((seed) => ({
    seed,
    unlike: difference(before, lookOfChild(child, seed)),
  }))
  if (!first) throw new Error('There is no seed to choose from')
  return others.reduce((one, other) => (other.unlike > one.unlike ? other : one), first).seed
}

/** How many of the features that a portrait shows are different. */
function difference({ outfit: one }: Look, { outfit: other }: Look): number {
  const shown = ['top', 'cut', 'pattern'] as const
  return shown.filter((name) => one[name] !== other[name]).length
}
