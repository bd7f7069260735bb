import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** The consent in force; undefined if there is none. */
export const selectConsentInForce = (db: Db, userId: number) =>
  db
    .selectFrom('parentalConsents')
    .select(['givenAt', 'givenBy', 'wording', 'verifiedBy', 'verifiedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

interface NewConsent {
  readonly givenBy: 'form' | 'terms'
  readonly version: string
  readonly wording: string
}

export const insertConsent = (db: Db, userId: number, { givenBy, version, wording }: NewConsent) =>
  db.insertInto('parentalConsents').values({ userId, givenBy, wordingVersion: version, wording }).execute()

export const endConsent = (db: Db, userId: number) =>
  db
    .updateTable('parentalConsents')
    .set({ endedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()

/** A card payment verifies that a consent is by an adult. @returns how many consents were verified */
export async function verifyByCard(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('parentalConsents')
    .set({ verifiedBy: 'card', verifiedAt: sql<Date>`now()` })
    .where('endedAt', 'is', null)
    .where('verifiedBy', 'is', null)
    .where('userId', 'in', (q) =>
      q
        .selectFrom('subscriptions')
        .select('subscriptions.userId')
        .where('status', '=', 'active')
        .where('stripeSubscriptionId', 'is not', null),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const mailsAtOnce = 200

/** Consents that are still to be confirmed by mail, of parents whose address is verified. */
export const selectToConfirmByMail = (db: Db) =>
  db
    .selectFrom('parentalConsents')
    .innerJoin('users', 'users.id', 'parentalConsents.userId')
    .select(['parentalConsents.id', 'users.id as userId', 'users.email', 'users.username', 'users.fullName'])
    .where('endedAt', 'is', null)
    .where('verifiedBy', 'is', null)
    .where('givenBy', '=', 'form')
    .where('users.emailVerified', '=', true)
    .where('users.email', 'is not', null)
    .orderBy('parentalConsents.id')
    .limit(mailsAtOnce)
    .execute()

/** @returns false when another process has done it, or the consent was withdrawn meanwhile */
export async function markConfirmedByMail(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parentalConsents')
    .set({ verifiedBy: 'email', verifiedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('verifiedBy', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
