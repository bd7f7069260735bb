import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** A number for a read of the provider's state: what is read after this call includes everything that happened before it. */
export async function nextReadingNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ reading: number }>`
    select nextval('subscription_readings') as reading`.execute(db)
  return Number(rows[0]?.reading)
}

/** Locked until commit, so that only one sync of a customer is saved at a time. */
export const lockPayer = (db: Db, customer: string) =>
  db
    .selectFrom('users')
    .select(['id', 'subscriptionLevel'])
    .where('stripeCustomerId', '=', customer)
    .forUpdate()
    .executeTakeFirst()

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

export const findSubscription = (db: Db, userId: number) =>
  db.selectFrom('subscriptions').selectAll().where('userId', '=', userId).executeTakeFirst()

export const findPayer = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'stripeCustomerId', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** @returns false when the account does not exist or already has a customer */
export async function saveCustomer(db: Db, userId: number, customer: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ stripeCustomerId: customer, updatedAt: sql`now()` })
    .where('id', '=', userId)
    .where('stripeCustomerId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const unlinkCustomer = (db: Db, customer: string) =>
  db
    .updateTable('users')
    .set({ stripeCustomerId: null, stripeSubscriptionId: null, updatedAt: sql`now()` })
    .where('stripeCustomerId', '=', customer)
    .execute()

/** Records that a plan is being ordered, before the provider is called. @returns the request key for the order */
export async function startOrder(db: Db, userId: number, customer: string): Promise<string> {
  const { requestKey } = await db
    .insertInto('subscriptions')
    .values({ userId, stripeCustomerId: customer, status: 'asked', requestKey: randomUUID() })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        stripeCustomerId: customer,
        status: sql`case when subscriptions.status = 'ended' then 'asked' else subscriptions.status end`,
        updatedAt: sql`now()`,
      }),
    )
    .returning('requestKey')
    .executeTakeFirstOrThrow()
  return requestKey
}

/** The order got a reply: the next order needs another key. */
export const renewRequestKey = (db: Db, userId: number, requestKey: string) =>
  db
    .updateTable('subscriptions')
    .set({ requestKey: randomUUID() })
    .where('userId', '=', userId)
    .where('requestKey', '=', requestKey)
    .execute()

/** Customers whose subscription has not ended, least recently synced first. */
export async function selectActiveCustomers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.stripeCustomerId', 'subscriptions.stripeCustomerId')
    .select('subscriptions.stripeCustomerId as customer')
    .where('subscriptions.status', '!=', 'ended')
    .orderBy(sql`last_synced_at nulls first`)
    .execute()
  return rows.map(({ customer }) => customer)
}

export interface RepairEntry {
  readonly userId: number | null
  readonly action: string
  readonly details: Record<string, unknown>
}

/** Writes an entry for administrators: their audit log shows entries that have `by` in their details. */
export const logRepair = (db: Db, { userId, action, details }: RepairEntry) =>
  db
    .insertInto('securityLog')
    .values({ userId, action, success: true, details: { by: 'payments', ...details } })
    .execute()
