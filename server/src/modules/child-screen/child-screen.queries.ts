import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** In minutes after midnight. */
export interface Hours {
  readonly from: number
  readonly until: number
}

/** The hashes of what leaves a child's screen. */
export const selectSecrets = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['childScreenPin', 'password'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const savePin = (db: Db, userId: number, hash: string) =>
  db.updateTable('users').set({ childScreenPin: hash }).where('id', '=', userId).execute()

/** The name and the hours of a child. */
export const selectScreen = (db: Db, userId: number, childId: number) =>
  db
    .selectFrom('children')
    .select(['name', 'screenFrom', 'screenUntil'])
    .where('userId', '=', userId)
    .where('id', '=', childId)
    .executeTakeFirst()

export const saveHours = (db: Db, childId: number, hours: Hours | null) =>
  db
    .updateTable('children')
    .set({ screenFrom: hours?.from ?? null, screenUntil: hours?.until ?? null })
    .where('id', '=', childId)
    .execute()

export const restrictSession = (db: Db, sessionId: number, childId: number) =>
  db
    .updateTable('sessions')
    .set({ childScreenSince: sql`now()`, childScreenOf: childId })
    .where('id', '=', sessionId)
    .execute()

export const freeSession = (db: Db, sessionId: number) =>
  db
    .updateTable('sessions')
    .set({ childScreenSince: null, childScreenOf: null })
    .where('id', '=', sessionId)
    .execute()
