import { randomUUID } from 'node:crypto'
import type { Look } from '@nightlight/illustrator'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { characterFields, lookOfChild, type OwnChild, updateOwnChild } from '../children/index.ts'

/** Seeds to choose from: one in six has the skin of the child where the profile does not name it. */
const candidates = 240

/** Proposes a new character of a child for approval, as different from the last one as the profile and the skin of the child allow. */
export async function proposeCharacter(db: Kysely<Schema>, child: OwnChild): Promise<OwnChild> {
  const characterSeed = chooseSeed(
    child,
    Array.from({ length: candidates }, () => randomUUID()),
  )
  return updateOwnChild(db, child, {
    characterSeed,
    ...characterFields({ ...child, characterSeed }),
    characterCreatedAt: new Date(),
    characterApproved: false,
  })
}

type Portrayed = Parameters<typeof lookOfChild>[0] & Pick<OwnChild, 'characterSeed' | 'characterApproved'>

/**
 * The seed whose look is most unlike the last proposal, among those with the skin that the family knows: a new character is the same
 * child in other clothes, with other hair where the profile leaves it open.
 */
export function chooseSeed(child: Portrayed, seeds: readonly string[]): string {
  const { skin } = lookOfChild(child, child.characterApproved ? child.characterSeed : null)
  const before = lookOfChild(child, child.characterSeed)
  const rated = seeds
    .map((seed) => ({ seed, look: lookOfChild(child, seed) }))
    .filter(({ look }) => look.skin === skin)
    .map(({ seed, look }) => ({ seed, unlike: difference(before, look) }))
  const [first, ...others] = rated
  // Nothing changes: this is the seed of a child without a character.
  if (!first) return child.characterSeed ?? `child-${child.id}`
  return others.reduce((one, other) => (other.unlike > one.unlike ? other : one), first).seed
}

/** How many of the features that a portrait shows are different. */
function difference(one: Look, other: Look): number {
  const featuresShown = ({ hair, outfit }: Look) => [
    hair.style,
    hair.colour,
    outfit.top,
    outfit.cut,
    outfit.pattern,
  ]
  const others = featuresShown(other)
  return featuresShown(one).filter((value, index) => value !== others[index]).length
}
