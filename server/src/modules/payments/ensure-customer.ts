import { createHash } from 'node:crypto'
import { NotFound } from '../../platform/errors.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { removeCustomerJob } from './payments.jobs.ts'
import { findPayer, findSubscription, saveCustomer } from './subscriptions.queries.ts'
import type { PaymentContext } from './sync-subscription.ts'

/** The account's customer at the payment provider, created when it is first needed. An account has only one customer. */
export async function ensureCustomer(
  deps: PaymentContext & Pick<PlatformDeps, 'jobs'>,
  userId: number,
): Promise<string> {
  const { db, payments, jobs } = deps
  const payer = await findPayer(db, userId)
  if (!payer) throw new NotFound('Account')
  if (payer.stripeCustomerId) return payer.stripeCustomerId
  const last = (await findSubscription(db, userId))?.stripeCustomerId ?? 'first'
  const key = requestKey(userId, payer.createdAt.toISOString(), payer.email ?? '', last)
  const customer = await payments.createCustomer({ userId, email: payer.email }, key)
  const isSaved = await db.transaction().execute((trx) => saveCustomer(trx, userId, customer))
  if (isSaved) return customer
  const current = await findPayer(db, userId)
  if (current?.stripeCustomerId !== customer) await jobs.enqueue(db, removeCustomerJob, { customer })
  if (current?.stripeCustomerId) return current.stripeCustomerId
  // The account was deleted meanwhile.
  throw new NotFound('Account')
}

/** Retries for an account use the same key, unless the data in the request has changed. */
const requestKey = (...parts: readonly (string | number)[]) =>
  `customer-${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}`
