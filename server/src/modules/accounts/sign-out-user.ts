import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { deleteSessions } from './security.queries.ts'

/** Ends every session of an account. @returns how many there were */
export const signOutUser = (db: Kysely<Schema>, userId: number): Promise<number> =>
  deleteSessions(db, userId, null)
