import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { ensureCustomer } from './ensure-customer.ts'
import {
  CustomerDeleted,
  isLive,
  matchesOrder,
  PaymentsFailed,
  type PlanOrder,
  RequestKeyUsed,
} from './payments.ts'
import { renewRequestKey, startOrder, unlinkCustomer } from './subscriptions.queries.ts'
import { type PaymentContext, syncSubscription } from './sync-subscription.ts'

/** Placing an order and reading it back take two; two tabs that order two plans at the same time take some more. */
const maxAttempts = 6

/**
 * Orders a plan. A double click, another tab and a retry after a lost reply find the existing order; an order for another plan
 * replaces it.
 * @returns the client secret for the payment; null when a credit covers it
 */
export async function orderPlan(
  deps: PaymentContext & Pick<PlatformDeps, 'jobs'>,
  account: Account,
  requested: PlanOrder,
): Promise<string | null> {
  let ordered = false
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const customer = await ensureCustomer(deps, account.id)
    // The key is read before the orders: if another request uses it up in between, its order is among those that are read.
    const requestKey = await startOrder(deps.db, account.id, customer)
    const plans = await syncSubscription(deps, customer, 'request')
    const live = plans.find(isLive)
    if (live && ordered && matchesOrder(live, requested)) return null
    if (live) throw new ExpectedError(409, 'conflict', 'You already have a plan. You can change it instead.')
    const [best, ...others] = plans
      .filter(({ state }) => state === 'pending')
      .sort((one, other) => Number(matchesOrder(other, requested)) - Number(matchesOrder(one, requested)))
    const isRequested = best !== undefined && matchesOrder(best, requested)
    for (const other of isRequested || !best ? others : [best, ...others]) {
      await deps.payments.withdraw(other)
    }
    if (isRequested && others.length === 0) return best.clientSecret
    // The plans are read again after a withdrawal, because one may have been paid at that moment.
    if (best) continue
    ordered = (await placeOrder(deps, account.id, customer, requested, requestKey)) || ordered
  }
  throw new PaymentsFailed(true, new Error('The orders of an account kept changing'))
}

/** @returns whether the plan was ordered under this key, now or by an earlier request */
async function placeOrder(
  { db, payments }: PaymentContext,
  userId: number,
  customer: string,
  requested: PlanOrder,
  requestKey: string,
): Promise<boolean> {
  try {
    await payments.order(customer, requested, requestKey)
  } catch (error) {
    const canRetry = error instanceof RequestKeyUsed || error instanceof CustomerDeleted
    // Without a reply the retry must use the same key, so that there is only one order.
    if (error instanceof PaymentsFailed && !error.answered) throw error
    await renewRequestKey(db, userId, requestKey)
    if (error instanceof CustomerDeleted) await unlinkCustomer(db, customer)
    if (canRetry) return false
    throw error
  }
  await renewRequestKey(db, userId, requestKey)
  return true
}
