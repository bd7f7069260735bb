import type { SubscriptionLevel } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

const categoryColumns = ['id', 'name', 'description', 'sortOrder', 'isActive', 'createdAt'] as const
const trackColumns = [
  'id',
  'title',
  'description',
  'filename',
  'webPath',
  'categoryId',
  'duration',
  'subscriptionLevel',
  'isActive',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const

export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]
export type TrackRow = Awaited<ReturnType<typeof selectTracks>>[number]

export const selectCategories = (db: Db) =>
  db.selectFrom('musicCategories').select(categoryColumns).orderBy('sortOrder').orderBy('id').execute()

export const selectTracks = (db: Db) =>
  db.selectFrom('musicTracks').select(trackColumns).orderBy('isDefault', 'desc').orderBy('id').execute()

export const insertCategory = (
  trx: Db,
  category: { name: string; description: string | null; sortOrder: number },
) => trx.insertInto('musicCategories').values(category).returning(categoryColumns).executeTakeFirstOrThrow()

export const lockCategory = (trx: Db, id: number) =>
  trx
    .selectFrom('musicCategories')
    .select(categoryColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export interface CategoryChange {
  readonly name?: string
  readonly description?: string | null
  readonly sortOrder?: number
  readonly isActive?: boolean
}

export const updateCategory = (trx: Db, id: number, change: CategoryChange) =>
  trx
    .updateTable('musicCategories')
    .set(change)
    .where('id', '=', id)
    .returning(categoryColumns)
    .executeTakeFirstOrThrow()

export const insertTrack = (
  trx: Db,
  track: {
    title: string
    description: string | null
    filename: string
    webPath: string
    categoryId: number
    duration: number
    subscriptionLevel: SubscriptionLevel
    isActive: boolean
  },
) =>
  trx
    .insertInto('musicTracks')
    .values(track)
    .onConflict((conflict) => conflict.column('filename').doNothing())
    .returning(trackColumns)
    .executeTakeFirst()

export const lockTrack = (trx: Db, id: number) =>
  trx.selectFrom('musicTracks').select(trackColumns).where('id', '=', id).forUpdate().executeTakeFirst()

export interface TrackChange {
  readonly title?: string
  readonly description?: string | null
  readonly categoryId?: number
  readonly subscriptionLevel?: SubscriptionLevel
  readonly isActive?: boolean
  readonly isDefault?: boolean
}

export const updateTrack = (trx: Db, id: number, change: TrackChange) =>
  trx
    .updateTable('musicTracks')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning(trackColumns)
    .executeTakeFirstOrThrow()

export const dropDefaultTrack = (trx: Db) =>
  trx.updateTable('musicTracks').set({ isDefault: false }).where('isDefault', '=', true).execute()

export const removeTrack = (trx: Db, id: number) =>
  trx.deleteFrom('musicTracks').where('id', '=', id).execute()
