import type { ChildChanges } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { type ChildFields, type ChildRow, updateChild } from './children.queries.ts'
import type { OwnChild } from './own-child.ts'

/** Changes the fields that were sent; an emptied field becomes null. Nothing sent changes nothing. */
export async function changeChild(
  db: Kysely<Schema>,
  child: OwnChild,
  changes: ChildChanges,
): Promise<ChildRow> {
  const fields = Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  ) as Partial<ChildFields>
  return Object.keys(fields).length === 0 ? child : updateChild(db, child.id, fields)
}
