import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { isLive, type PurchasedPlan } from './payments.ts'
import { logRepair } from './subscriptions.queries.ts'

/**
 * A customer without an account on this installation has a paid plan. They may belong to another installation that uses the same
 * Stripe account, so nothing is ended; it is logged once for administrators.
 */
export async function recordUnknownCustomer(
  trx: Transaction<Schema>,
  customer: string,
  plans: readonly PurchasedPlan[],
): Promise<void> {
  if (!plans.some(isLive)) return
  // Several events of one payment arrive at the same time, and there is no account row to lock.
  await sql`select pg_advisory_xact_lock(hashtext(${`unknown customer ${customer}`}))`.execute(trx)
  const logged = await trx
    .selectFrom('securityLog')
    .select('id')
    .where('action', '=', action)
    .where(sql<boolean>`details ->> 'customer' = ${customer}`)
    .executeTakeFirst()
  if (!logged) await logRepair(trx, { userId: null, action, details: { customer } })
}

const action = 'payment_without_account'
