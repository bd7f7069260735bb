import type { InfoChanges, InfoSection, NewInfo } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { OwnInfoId } from './own-info.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'childProfileId',
  'infoText',
  'category',
  'section',
  'usageCount',
  'lastUsed',
  'createdAt',
] as const

export type InfoRow = Awaited<ReturnType<typeof selectInfo>>[number]

export const selectInfo = (db: Db, childId: number) =>
  db
    .selectFrom('childInfoItems')
    .select(columns)
    .where('childProfileId', '=', childId)
    .orderBy('id')
    .execute()

/** The least used first, and of those the one used longest ago. */
export const selectInfoByUse = (db: Db, childIds: readonly number[]) =>
  db
    .selectFrom('childInfoItems')
    .select(columns)
    .where('childProfileId', 'in', [...childIds])
    .orderBy('usageCount')
    .orderBy('lastUsed', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute()

/** Counts that a story tells these items. */
export const countInfoUse = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('childInfoItems')
    .set((q) => ({ usageCount: q('usageCount', '+', 1), lastUsed: sql<Date>`now()` }))
    .where('id', 'in', [...ids])
    .execute()
}

/** An item of one of the account's children. */
export const selectInfoItem = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('childInfoItems')
    .innerJoin('children', 'children.id', 'childInfoItems.childProfileId')
    .select('childInfoItems.id')
    .where('children.userId', '=', userId)
    .where('childInfoItems.id', '=', id)
    .executeTakeFirst()

export const countInfoInSection = async (db: Db, childId: number, section: InfoSection): Promise<number> => {
  const { count } = await db
    .selectFrom('childInfoItems')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('childProfileId', '=', childId)
    .where('section', '=', section)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Serialises requests that count a child's items before they add to them.
 * @returns undefined when the child was deleted in between
 */
export const lockChild = (db: Db, childId: number) =>
  db.selectFrom('children').select('id').where('id', '=', childId).forUpdate().executeTakeFirst()

export const insertInfo = (db: Db, childProfileId: number, items: readonly NewInfo[]) =>
  db
    .insertInto('childInfoItems')
    .values(items.map((item) => ({ ...item, section: item.section ?? null, childProfileId })))
    .returning(columns)
    .execute()

export const updateInfo = (db: Db, id: OwnInfoId, { infoText, category }: InfoChanges) =>
  db
    .updateTable('childInfoItems')
    .set({ infoText, category })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

export const deleteInfo = (db: Db, id: OwnInfoId) =>
  db.deleteFrom('childInfoItems').where('id', '=', id).returning('childProfileId').executeTakeFirst()
