import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { OwnChild } from '../children/index.ts'

type Db = Kysely<Schema>

interface Consent {
  readonly provider: string
  readonly wording: string
}

/** @returns since when the parent has agreed to exactly this wording; null if they have not */
export const selectConsent = async (
  db: Db,
  child: OwnChild,
  { provider, wording }: Consent,
): Promise<Date | null> => {
  const row = await db
    .selectFrom('photoConsents')
    .select(['provider', 'wording', 'givenAt'])
    .where('childId', '=', child.id)
    .where('withdrawnAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.provider === provider && row.wording === wording ? row.givenAt : null
}

export const insertConsent = (db: Db, userId: number, child: OwnChild, consent: Consent) =>
  db
    .insertInto('photoConsents')
    .values({ userId, childId: child.id, ...consent })
    .execute()

/** The record of the consent stays: its wording, and from when until when it was given. */
export const withdrawConsents = (db: Db, child: OwnChild) =>
  db
    .updateTable('photoConsents')
    .set({ withdrawnAt: sql<Date>`greatest(now(), given_at)` })
    .where('childId', '=', child.id)
    .where('withdrawnAt', 'is', null)
    .execute()
