import { ExpectedError } from '../../platform/errors.ts'
import { isLive, matchesOrder, type PlanOrder, type PurchasedPlan } from './payments.ts'
import { type PaymentContext, syncSubscription } from './sync-subscription.ts'

/**
 * Changes the plan or the interval at once. Unused time is credited and the difference charged; if that fails, the old plan stays
 * until the difference is paid.
 * @returns the client secret with which the change has to be paid; null when it is done
 */
export async function changePlan(
  deps: PaymentContext,
  customer: string,
  requested: PlanOrder,
): Promise<string | null> {
  const plan = await livePlan(deps, customer)
  if (plan.state !== 'active') {
    throw new ExpectedError(409, 'conflict', 'Your last payment is still open. Please pay it first.')
  }
  if (plan.pendingChange && matchesOrder(plan.pendingChange, requested)) return plan.clientSecret
  if (plan.pendingChange) await deps.payments.withdraw(plan)
  if (!matchesOrder(plan, requested)) await deps.payments.change(plan, requested)
  const changed = (await syncSubscription(deps, customer, 'request')).find(({ id }) => id === plan.id)
  return changed?.pendingChange ? changed.clientSecret : null
}

/** Cancels the plan at the end of the paid period. Orders and plans with an unpaid renewal end immediately. */
export async function cancelPlan(deps: PaymentContext, customer: string): Promise<void> {
  const plans = await syncSubscription(deps, customer, 'request')
  const live = plans.find(isLive)
  const orders = plans.filter(({ state }) => state === 'pending')
  if (!live && orders.length === 0) throw nothingToChange()
  for (const order of orders) await deps.payments.withdraw(order)
  if (live?.pendingChange) await deps.payments.withdraw(live)
  if (live?.state === 'past_due') await deps.payments.endNow(live, false)
  else if (live && !live.cancelAtPeriodEnd) await deps.payments.cancelAtPeriodEnd(live)
  await syncSubscription(deps, customer, 'request')
}

export async function resumePlan(deps: PaymentContext, customer: string): Promise<void> {
  const plan = await livePlan(deps, customer)
  if (plan.cancelAtPeriodEnd) await deps.payments.resume(plan)
  await syncSubscription(deps, customer, 'request')
}

async function livePlan(deps: PaymentContext, customer: string): Promise<PurchasedPlan> {
  const plan = (await syncSubscription(deps, customer, 'request')).find(isLive)
  if (!plan) throw nothingToChange()
  return plan
}

export const nothingToChange = () =>
  new ExpectedError(409, 'conflict', 'You do not have a paid plan. Please choose one first.')
