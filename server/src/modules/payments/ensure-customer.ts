import { createHash } from 'node:crypto'
import { NotFound } from '../../platform/errors.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { endCustomer } from './payments.jobs.ts'
import { findPayer, findSubscription, saveCustomer } from './subscriptions.queries.ts'
import type { SalesDeps } from './sync-subscription.ts'

/** The account's customer at the provider's, made when it is needed for the first time. One account, one customer. */
export async function ensureCustomer(
  deps: SalesDeps & Pick<PlatformDeps, 'jobs'>,
  userId: number,
): Promise<string> {
  const { db, payments, jobs } = deps
  const payer = await findPayer(db, userId)
  if (!payer) throw new NotFound('Account')
  if (payer.stripeCustomerId) return payer.stripeCustomerId
  const last = (await findSubscription(db, userId))?.stripeCustomerId ?? 'first'
  const key = requestKey(userId, payer.createdAt.toISOString(), payer.email ?? '', last)
  const customer = await payments.createCustomer({ userId, email: payer.email }, key)
  const kept = await db.transaction().execute((trx) => saveCustomer(trx, userId, customer))
  if (kept) return customer
  const found = await findPayer(db, userId)
  if (found?.stripeCustomerId !== customer) await jobs.enqueue(db, endCustomer, { customer })
  if (found?.stripeCustomerId) return found.stripeCustomerId
  // The account was deleted meanwhile.
  throw new NotFound('Account')
}

/** Tries of the same account are the same request, unless what is said of it has changed. */
const requestKey = (...parts: readonly (string | number)[]) =>
  `customer-${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}`
