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

/** Open invitations to the address of an account, if the account has proved that the address is its own. */
const receivedBy = (db: Db, accountId: number) =>
  db
    .selectFrom('familyInvitations')
    .innerJoin('users as owners', 'owners.id', 'familyInvitations.ownerId')
    .select(['familyInvitations.id', 'familyInvitations.ownerId', 'familyInvitations.mayCreate'])
    .select(['owners.isAdmin', 'owners.status', 'owners.subscriptionLevel'])
    .select(firstNameIn('owners').as('firstName'))
    .where('familyInvitations.expiresAt', '>', sql<Date>`now()`)
    .where('familyInvitations.ownerId', '!=', accountId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .where('users.id', '=', accountId)
          .where('users.emailVerified', '=', true)
          .where(sql`lower(users.email)`, '=', sql`lower(family_invitations.recipient)`),
      ),
    )

export const selectReceived = (db: Db, accountId: number) =>
  receivedBy(db, accountId).orderBy('familyInvitations.id').execute()

export const selectReceivedInvitation = (db: Db, accountId: number, id: number) =>
  receivedBy(db, accountId).where('familyInvitations.id', '=', id).executeTakeFirst()

/** Of two simultaneous requests for the same invitation, only one gets the row. */
export const redeemInvitation = (db: Db, by: { tokenHash: string } | { id: number }) =>
  db
    .deleteFrom('familyInvitations')
    .$if('tokenHash' in by, (q) => q.where('tokenHash', '=', 'tokenHash' in by ? by.tokenHash : ''))
    .$if('id' in by, (q) => q.where('id', '=', 'id' in by ? by.id : 0))
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
