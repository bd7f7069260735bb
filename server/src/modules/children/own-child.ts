import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import {
  type ChildRow,
  type ChildUpdate,
  selectChild,
  selectChildren,
  updateChild,
} from './children.queries.ts'

declare const owned: unique symbol

/** A child that belongs to the account that asks. Only this file makes one, and what acts on a child demands one. */
export type OwnChild = ChildRow & { readonly [owned]: true }

/** @throws {NotFound} for a child of another family as well, so that its existence does not leak */
export async function ownChild(db: Kysely<Schema>, account: Account, id: number): Promise<OwnChild> {
  const child = await selectChild(db, account.id, id)
  if (!child) throw new NotFound('Child')
  return child as OwnChild
}

/** @throws {NotFound} when it was deleted in between */
export async function updateOwnChild(
  db: Kysely<Schema>,
  child: OwnChild,
  changes: ChildUpdate,
): Promise<OwnChild> {
  const updated = await updateChild(db, child.id, changes)
  if (!updated) throw new NotFound('Child')
  return updated as OwnChild
}

export async function ownChildren(db: Kysely<Schema>, account: Account): Promise<OwnChild[]> {
  return (await selectChildren(db, account.id)) as OwnChild[]
}
