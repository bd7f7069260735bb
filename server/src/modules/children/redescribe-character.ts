import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Account } from '../../platform/http/account.ts'
import { characterBible } from './character-bible.ts'
import type { ChildRow, ChildUpdate } from './children.queries.ts'
import { describeCharacter } from './describe-character.ts'
import { lookOfChild } from './draw-portrait.ts'
import { ownChild, updateOwnChild } from './own-child.ts'

/** The stored description of a character, derived from profile and seed. Without a seed there is no character. */
export function characterFields(
  child: ChildRow,
): Pick<ChildUpdate, 'characterDescription' | 'characterBible'> {
  if (!child.characterSeed) return {}
  const look = lookOfChild(child, child.characterSeed)
  return {
    characterDescription: describeCharacter(child, look),
    characterBible: characterBible(child, look),
  }
}

/** Called when something besides the profile's own fields has changed: updates the character's description, as a new version. */
export async function redescribeCharacter(
  db: Kysely<Schema>,
  account: Account,
  childId: number,
): Promise<void> {
  const child = await ownChild(db, account, childId)
  await updateOwnChild(db, child, characterFields(child))
}
