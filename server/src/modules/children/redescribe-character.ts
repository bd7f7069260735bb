import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Account } from '../../platform/http/account.ts'
import { characterBible } from './character-bible.ts'
import type { ChildRow, ChildUpdate } from './children.queries.ts'
import { describeCharacter } from './describe-character.ts'
import { lookOfChild } from './draw-portrait.ts'
import { ownChild, updateOwnChild } from './own-child.ts'

/** What is kept about a character follows from the profile and the seed alone. Without a seed there is none. */
export function describedAs(child: ChildRow): Pick<ChildUpdate, 'characterDescription' | 'characterBible'> {
  if (!child.characterSeed) return {}
  const look = lookOfChild(child, child.characterSeed)
  return {
    characterDescription: describeCharacter(child, look),
    characterBible: characterBible(child, look),
  }
}

/** Called when something beside the profile's own fields has changed: the character says what is true now, as a new version. */
export async function redescribeCharacter(
  db: Kysely<Schema>,
  account: Account,
  childId: number,
): Promise<void> {
  const child = await ownChild(db, account, childId)
  await updateOwnChild(db, child, describedAs(child))
}
