import { invitationDays } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { firstNameIn } from './first-name.ts'

type Db = Kysely<Schema>

const columns = ['id', 'recipient', 'mayCreate', 'expiresAt'] as const
const isExpired = sql<boolean>`expires_at <= now()`.as('isExpired')
const inDays = sql<Date>`now() + make_interval(days => ${invitationDays})`

export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number]

export const selectInvitations = (db: Db, ownerId: number) =>
  db
    .selectFrom('familyInvitations')
    .select(columns)
    .select(isExpired)
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute()

/** @returns undefined when the address is already invited */
export const insertInvitation = (
  db: Db,
  invitation: { ownerId: number; recipient: string; tokenHash: string; mayCreate: boolean },
) =>
  db
    .insertInto('familyInvitations')
    .values({ ...invitation, expiresAt: inDays })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .returning(isExpired)
    .executeTakeFirst()

/** Only the new link is valid from now on. */
export const renewInvitation = (db: Db, ownerId: number, id: number, tokenHash: string) =>
  db
    .updateTable('familyInvitations')
    .set({ tokenHash, expiresAt: inDays })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .returning(columns)
    .returning(isExpired)
    .executeTakeFirst()

export const deleteInvitation = (db: Db, ownerId: number, id: number) =>
  db
    .deleteFrom('familyInvitations')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .returning('id')
    .executeTakeFirst()

export const selectByToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('familyInvitations')
    .innerJoin('users', 'users.id', 'familyInvitations.ownerId')
    .select(['familyInvitations.ownerId', 'familyInvitations.mayCreate', 'familyInvitations.recipient'])
    .select(firstNameIn('users').as('firstName'))
    .where('familyInvitations.tokenHash', '=', tokenHash)
    .where('familyInvitations.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Of two simultaneous requests with the same link, only one gets the row. */
export const redeemToken = (db: Db, tokenHash: string) =>
  db
    .deleteFrom('familyInvitations')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['ownerId', 'mayCreate'])
    .executeTakeFirst()

/** @returns the number of removed invitations */
export async function removeOldInvitations(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('familyInvitations')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
