import { ExpectedError } from '../../platform/errors.ts'
import { type BoughtPlan, fits, isLive, type PlanOrder } from './payments.ts'
import { type SalesDeps, syncSubscription } from './sync-subscription.ts'

/**
 * Changes plan or interval at once. What is paid and not used is credited; what is to pay is charged, and where that fails the
 * old plan goes on until it is paid.
 * @returns what pays the change; null when it has happened
 */
export async function changePlan(deps: SalesDeps, customer: string, wish: PlanOrder): Promise<string | null> {
  const plan = await livePlan(deps, customer)
  if (plan.state !== 'active') {
    throw new ExpectedError(409, 'conflict', 'The last payment is still open. Please pay it first.')
  }
  if (plan.waiting && fits(plan.waiting, wish)) return plan.clientSecret
  if (plan.waiting) await deps.payments.withdraw(plan)
  if (!fits(plan, wish)) await deps.payments.change(plan, wish)
  const changed = (await syncSubscription(deps, customer, 'asked')).find(({ id }) => id === plan.id)
  return changed?.waiting ? changed.clientSecret : null
}

/** Ends the plan with what is paid. What was never paid, or is unpaid, ends now. */
export async function cancelPlan(deps: SalesDeps, customer: string): Promise<void> {
  const plans = await syncSubscription(deps, customer, 'asked')
  const live = plans.find(isLive)
  const orders = plans.filter(({ state }) => state === 'pending')
  if (!live && orders.length === 0) throw nothingToChange()
  for (const order of orders) await deps.payments.withdraw(order)
  if (live?.waiting) await deps.payments.withdraw(live)
  if (live?.state === 'past_due') await deps.payments.endNow(live, false)
  else if (live && !live.cancelAtPeriodEnd) await deps.payments.cancelAtPeriodEnd(live)
  await syncSubscription(deps, customer, 'asked')
}

export async function resumePlan(deps: SalesDeps, customer: string): Promise<void> {
  const plan = await livePlan(deps, customer)
  if (plan.cancelAtPeriodEnd) await deps.payments.resume(plan)
  await syncSubscription(deps, customer, 'asked')
}

async function livePlan(deps: SalesDeps, customer: string): Promise<BoughtPlan> {
  const plan = (await syncSubscription(deps, customer, 'asked')).find(isLive)
  if (!plan) throw nothingToChange()
  return plan
}

export const nothingToChange = () =>
  new ExpectedError(409, 'conflict', 'There is no paid plan here. Please choose one first.')
