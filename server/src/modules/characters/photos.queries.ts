import type { DetectedLooks } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { OwnChild } from '../children/index.ts'

type Db = Kysely<Schema>

/** A stored photo. Its file is at `photoFile(childId, id)`. */
export interface SourcePhoto {
  readonly id: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** ISO 8601. */
  readonly addedAt: string
}

/** What is known from photos. */
export interface PhotoKnowledge {
  readonly parentDescription?: string
  readonly seen?: { readonly by: string; readonly at: string; readonly looks: DetectedLooks }
  /** What the parent has confirmed for the profile. */
  readonly confirmed?: {
    readonly by: 'service' | 'colours'
    readonly at: string
    readonly looks: Readonly<Record<string, unknown>>
  }
}

declare module '../../platform/database/schema.ts' {
  interface JsonShapes {
    sourcePhotos: SourcePhoto[]
    photoAnalysisResults: PhotoKnowledge
  }
}

/** Each photo has a folder of its own, so that it can be deleted by itself. */
export const photoFolder = (childId: number, id: string) => `children/${childId}/photos/${id}/`
export const photoFile = (childId: number, id: string) => `${photoFolder(childId, id)}photo.sealed`

export const selectChildrenWithPhotos = (db: Db, userId: number) =>
  db
    .selectFrom('children')
    .select(['id', 'name', 'sourcePhotos'])
    .where('userId', '=', userId)
    .where('sourcePhotos', 'is not', null)
    .orderBy('id')
    .execute()

export const selectPhotos = async (db: Db, child: OwnChild): Promise<readonly SourcePhoto[]> => {
  const row = await db
    .selectFrom('children')
    .select('sourcePhotos')
    .where('id', '=', child.id)
    .executeTakeFirst()
  return row?.sourcePhotos ?? []
}

/** Children with photos that were added before this time. */
export const selectChildrenWithOldPhotos = (db: Db, before: Date) =>
  db
    .selectFrom('children')
    .select(['id', 'sourcePhotos'])
    .where(
      sql<boolean>`exists (
        select 1 from jsonb_array_elements(coalesce(source_photos, '[]')) as photo
        where (photo ->> 'addedAt')::timestamptz < ${before}
      )`,
    )
    .execute()

interface StoredPhotos {
  readonly photos: readonly SourcePhoto[]
  readonly knowledge: PhotoKnowledge
}

/**
 * Changes the photos, or what is known from them, under a lock of the child.
 * @returns whether the child still exists
 */
export const changePhotos = (
  db: Db,
  childId: number,
  change: (known: StoredPhotos) => Partial<StoredPhotos>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('children')
      .select(['sourcePhotos', 'photoAnalysisResults'])
      .where('id', '=', childId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return false
    const changed = change({ photos: row.sourcePhotos ?? [], knowledge: row.photoAnalysisResults ?? {} })
    await trx
      .updateTable('children')
      .set((q) => ({
        ...(changed.photos && { sourcePhotos: json(changed.photos) }),
        ...(changed.knowledge && { photoAnalysisResults: json(changed.knowledge) }),
        profileVersion: q('profileVersion', '+', 1),
      }))
      .where('id', '=', childId)
      .execute()
    return true
  })
