import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { selectInfoItem } from './child-info.queries.ts'

declare const owned: unique symbol

/** The id of an item about a child of the account. Only this file makes one. */
export type OwnInfoId = number & { readonly [owned]: true }

/** @throws {NotFound} for an item of another family as well */
export async function ownInfo(db: Kysely<Schema>, account: Account, id: number): Promise<OwnInfoId> {
  const item = await selectInfoItem(db, account.id, id)
  if (!item) throw new NotFound('Info')
  return item.id as OwnInfoId
}
