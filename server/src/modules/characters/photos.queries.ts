import type { Kysely } from 'kysely'
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

declare module '../../platform/database/schema.ts' {
  interface JsonShapes {
    sourcePhotos: SourcePhoto[]
  }
}

/** Each photo has a folder of its own, so that it can be deleted alone. */
export const photoFolder = (childId: number, id: string) => `children/${childId}/photos/${id}/`
export const photoFile = (childId: number, id: string) => `${photoFolder(childId, id)}photo.webp`

export const selectPhotos = async (db: Db, child: OwnChild): Promise<readonly SourcePhoto[]> => {
  const row = await db
    .selectFrom('children')
    .select('sourcePhotos')
    .where('id', '=', child.id)
    .executeTakeFirst()
  return row?.sourcePhotos ?? []
}

/**
 * Changes the list, and what is said about it, under a lock of the child.
 * @param parentDescription null leaves what was said before
 * @returns whether the child is still there
 */
export const changePhotos = (
  db: Db,
  child: OwnChild,
  change: (photos: readonly SourcePhoto[]) => readonly SourcePhoto[],
  parentDescription: string | null = null,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('children')
      .select('sourcePhotos')
      .where('id', '=', child.id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return false
    await trx
      .updateTable('children')
      .set((q) => ({
        sourcePhotos: json(change(row.sourcePhotos ?? [])),
        ...(parentDescription !== null && { photoAnalysisResults: json({ parentDescription }) }),
        profileVersion: q('profileVersion', '+', 1),
      }))
      .where('id', '=', child.id)
      .execute()
    return true
  })
