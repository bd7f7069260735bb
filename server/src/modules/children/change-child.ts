import type { ChildChanges } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { ChildFields } from './children.queries.ts'
import { type OwnChild, updateOwnChild } from './own-child.ts'
import { characterFields } from './redescribe-character.ts'

/**
 * Changes the fields that were sent; an emptied field becomes null. A character keeps its seed when the profile changes, and its
 * description is updated.
 */
export async function changeChild(
  db: Kysely<Schema>,
  child: OwnChild,
  changes: ChildChanges,
): Promise<OwnChild> {
  const fields = Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  ) as Partial<ChildFields>
  if (Object.keys(fields).length === 0) return child
  return updateOwnChild(db, child, { ...fields, ...characterFields({ ...child, ...fields }) })
}
