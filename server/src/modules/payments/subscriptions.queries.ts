import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** Whatever happened before this was called is in what is read after it. */
export async function beginReading(db: Db): Promise<number> {
  const { rows } = await sql<{ reading: number }>`
    select nextval('subscription_readings') as reading`.execute(db)
  return Number(rows[0]?.reading)
}

/** Held until commit: of one customer, one reading is written at a time. */
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

/** @returns whether the account was there and had no customer yet */
export async function saveCustomer(db: Db, userId: number, customer: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ stripeCustomerId: customer, updatedAt: sql`now()` })
    .where('id', '=', userId)
    .where('stripeCustomerId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const forgetCustomer = (db: Db, customer: string) =>
  db
    .updateTable('users')
    .set({ stripeCustomerId: null, stripeSubscriptionId: null, updatedAt: sql`now()` })
    .where('stripeCustomerId', '=', customer)
    .execute()

/** Writes down that a plan is being ordered, before anybody else is told. @returns the key to order it under */
export async function beginOrder(db: Db, userId: number, customer: string): Promise<string> {
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

/** The order has been answered: the next one is another. */
export const endOrder = (db: Db, userId: number, requestKey: string) =>
  db
    .updateTable('subscriptions')
    .set({ requestKey: randomUUID() })
    .where('userId', '=', userId)
    .where('requestKey', '=', requestKey)
    .execute()

/** Customers of whom something may still change, those first who were not looked at for longest. */
export async function customersNotOver(db: Db): Promise<string[]> {
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

/** For administrators; what has `by` in its details is in their log. */
export const logRepair = (db: Db, { userId, action, details }: RepairEntry) =>
  db
    .insertInto('securityLog')
    .values({ userId, action, success: true, details: { by: 'payments', ...details } })
    .execute()
