import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { type BoughtPlan, isLive } from './payments.ts'
import { logRepair } from './subscriptions.queries.ts'

/**
 * Somebody pays who has no account here. It may be another Nightlight's customer, so nothing is ended; an administrator is
 * told once.
 */
export async function recordUnknownCustomer(
  trx: Transaction<Schema>,
  customer: string,
  plans: readonly BoughtPlan[],
): Promise<void> {
  if (!plans.some(isLive)) return
  // Two webhooks of one payment come at once, and there is no row of an account to lock.
  await sql`select pg_advisory_xact_lock(hashtext(${`stranger ${customer}`}))`.execute(trx)
  const told = await trx
    .selectFrom('securityLog')
    .select('id')
    .where('action', '=', action)
    .where(sql<boolean>`details ->> 'customer' = ${customer}`)
    .executeTakeFirst()
  if (!told) await logRepair(trx, { userId: null, action, details: { customer } })
}

const action = 'payment_without_account'
