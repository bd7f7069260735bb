import { randomUUID } from 'node:crypto'
import type { Look } from '@nightlight/illustrator'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { characterFields, lookOfChild, type OwnChild, updateOwnChild } from '../children/index.ts'

/** Seeds to choose from: the profile may leave little open, so a single one could result in the same look. */
const candidates = 12

/** Proposes a new character of a child for approval, as different from its present look as the profile allows. */
export async function proposeCharacter(db: Kysely<Schema>, child: OwnChild): Promise<OwnChild> {
  const before = lookOfChild(child, child.characterSeed)
  const seeds = Array.from({ length: candidates }, () => randomUUID())
  const rated = seeds.map((seed) => ({ seed, unlike: difference(before, lookOfChild(child, seed)) }))
  const best = rated.reduce((one, other) => (other.unlike > one.unlike ? other : one))
  return updateOwnChild(db, child, {
    characterSeed: best.seed,
    ...characterFields({ ...child, characterSeed: best.seed }),
    characterCreatedAt: new Date(),
    characterApproved: false,
  })
}

/** How many of the features that a portrait shows are different. */
function difference(one: Look, other: Look): number {
  const featuresShown = ({ hair, skin, outfit }: Look) => [
    hair.style,
    hair.colour,
    skin,
    outfit.top,
    outfit.cut,
    outfit.pattern,
  ]
  const others = featuresShown(other)
  return featuresShown(one).filter((value, index) => value !== others[index]).length
}
