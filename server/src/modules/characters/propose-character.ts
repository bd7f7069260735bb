import { randomUUID } from 'node:crypto'
import type { Look } from '@nightlight/illustrator'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { describedAs, lookOfChild, type OwnChild, updateOwnChild } from '../children/index.ts'

/** Seeds to choose from; the words of the profile may leave little open, so one alone could look as before. */
const candidates = 12

/** Gives a child a new character that waits for approval, as unlike the look that it has now as the profile allows. */
export async function proposeCharacter(db: Kysely<Schema>, child: OwnChild): Promise<OwnChild> {
  const before = lookOfChild(child, child.characterSeed)
  const seeds = Array.from({ length: candidates }, () => randomUUID())
  const rated = seeds.map((seed) => ({ seed, unlike: difference(before, lookOfChild(child, seed)) }))
  const best = rated.reduce((one, other) => (other.unlike > one.unlike ? other : one))
  return updateOwnChild(db, child, {
    characterSeed: best.seed,
    ...describedAs({ ...child, characterSeed: best.seed }),
    characterCreatedAt: new Date(),
    characterApproved: false,
  })
}

/** How many of the things that a portrait shows are not the same. */
function difference(one: Look, other: Look): number {
  const seen = ({ hair, skin, outfit }: Look) => [
    hair.style,
    hair.colour,
    skin,
    outfit.top,
    outfit.cut,
    outfit.pattern,
  ]
  const others = seen(other)
  return seen(one).filter((value, place) => value !== others[place]).length
}
