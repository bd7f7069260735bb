import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

export const selectActiveTracks = (db: Db) =>
  db
    .selectFrom('musicTracks')
    .innerJoin('musicCategories', 'musicCategories.id', 'musicTracks.categoryId')
    .select([
      'musicTracks.id',
      'musicTracks.title',
      'musicTracks.description',
      'musicTracks.filename',
      'musicTracks.webPath',
      'musicTracks.duration',
      'musicTracks.subscriptionLevel',
      'musicTracks.isDefault',
      'musicCategories.name as category',
    ])
    .where('musicTracks.isActive', '=', true)
    .where('musicCategories.isActive', '=', true)
    .orderBy('musicTracks.isDefault', 'desc')
    .orderBy('musicCategories.sortOrder')
    .orderBy('musicTracks.id')
    .execute()

export type TrackRow = Awaited<ReturnType<typeof selectActiveTracks>>[number]

export const selectTrackByFile = (db: Db, filename: string) =>
  db
    .selectFrom('musicTracks')
    .select(['filename', 'subscriptionLevel', 'isActive'])
    .where('filename', '=', filename)
    .executeTakeFirst()

export const insertCategory = (db: Db, category: { name: string; description: string; sortOrder: number }) =>
  db
    .insertInto('musicCategories')
    .values(category)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: category.name }))
    .returning('id')
    .executeTakeFirstOrThrow()

export interface NewTrack {
  readonly title: string
  readonly description: string
  readonly filename: string
  readonly webPath: string
  readonly categoryId: number
  readonly duration: number
  readonly subscriptionLevel: 'firefly' | 'starlight' | 'moonbeam'
  readonly isDefault: boolean
}

/** Adds a new track, inactive until its file is rendered. An existing one, which an administrator may have changed, is left alone. */
export const insertTrack = (db: Db, track: NewTrack) =>
  db
    .insertInto('musicTracks')
    .values({ ...track, isActive: false })
    .onConflict((conflict) => conflict.column('filename').doNothing())
    .execute()

/** A new track is active from its first rendering on; one that an administrator has withdrawn stays so when it is rendered again. */
export const saveRendered = (
  db: Db,
  filename: string,
  { duration, isNew }: { duration: number; isNew: boolean },
) =>
  db
    .updateTable('musicTracks')
    .set({ duration, ...(isNew && { isActive: true }) })
    .where('filename', '=', filename)
    .execute()

/** The length of each track in whole seconds, by its file. */
export async function selectDurations(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('musicTracks').select(['filename', 'duration']).execute()
  return new Map(rows.map(({ filename, duration }) => [filename, duration]))
}

export const selectDefaultTrack = (db: Db) =>
  db.selectFrom('musicTracks').select('id').where('isDefault', '=', true).executeTakeFirst()
