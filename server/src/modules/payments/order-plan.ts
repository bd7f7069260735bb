import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { CustomerDeleted, fits, isLive, PaymentsFailed, type PlanOrder, RequestKeyUsed } from './payments.ts'
import { beginOrder, endOrder, forgetCustomer } from './subscriptions.queries.ts'
import { type SalesDeps, syncSubscription } from './sync-subscription.ts'

/** An order and the look at it need two; two tabs that ask for two plans at once, some more. */
const maxRounds = 6

/**
 * Orders a plan. A second press, another tab and a repetition after a lost answer find the order that is there; an order for
 * another plan takes its place.
 * @returns what pays it; null when nothing is to be paid, because a credit has paid it
 */
export async function orderPlan(
  deps: SalesDeps & Pick<PlatformDeps, 'jobs'>,
  account: Account,
  wish: PlanOrder,
): Promise<string | null> {
  let ordered = false
  for (let round = 0; round < maxRounds; round++) {
    const customer = await ensureCustomer(deps, account.id)
    // The key is read before the orders are: whoever uses it up after that has made an order that we see.
    const requestKey = await beginOrder(deps.db, account.id, customer)
    const plans = await syncSubscription(deps, customer, 'asked')
    const live = plans.find(isLive)
    if (live && ordered && fits(live, wish)) return null
    if (live) throw new ExpectedError(409, 'conflict', 'You already have a plan. You can change it instead.')
    const [waiting, ...others] = plans
      .filter(({ state }) => state === 'pending')
      .sort((one, other) => Number(fits(other, wish)) - Number(fits(one, wish)))
    const isWanted = waiting !== undefined && fits(waiting, wish)
    for (const other of isWanted || !waiting ? others : [waiting, ...others]) {
      await deps.payments.withdraw(other)
    }
    if (isWanted && others.length === 0) return waiting.clientSecret
    // What was withdrawn is looked at again: it may have been paid in that moment.
    if (waiting) continue
    ordered = (await place(deps, account.id, customer, wish, requestKey)) || ordered
  }
  throw new PaymentsFailed(true, new Error('The orders of an account did not come to rest'))
}

/** @returns whether it was ordered under this key, now or by a press before */
async function place(
  { db, payments }: SalesDeps,
  userId: number,
  customer: string,
  wish: PlanOrder,
  requestKey: string,
): Promise<boolean> {
  try {
    await payments.order(customer, wish, requestKey)
  } catch (error) {
    const isOther = error instanceof RequestKeyUsed || error instanceof CustomerDeleted
    // Without an answer the next try must be the same request, so that it is the same order.
    if (error instanceof PaymentsFailed && !error.answered) throw error
    await endOrder(db, userId, requestKey)
    if (error instanceof CustomerDeleted) await forgetCustomer(db, customer)
    if (isOther) return false
    throw error
  }
  await endOrder(db, userId, requestKey)
  return true
}
