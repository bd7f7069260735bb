import { tierRank } from '@nightlight/contract'
import { isLive, type Payments, type PurchasedPlan } from './payments.ts'

/**
 * Reads the plans of a customer, and ends duplicates, so that a family never pays twice: of several plans the best one stays, the
 * unused part of the others is credited, and open orders beside a plan are withdrawn before an old tab pays them.
 * @returns the remaining plans, and the ids of paid plans that were ended
 */
export async function cancelDuplicates(
  payments: Payments,
  customer: string,
): Promise<{ plans: readonly PurchasedPlan[]; duplicates: string[] }> {
  const plans = await payments.readPlans(customer)
  const [best, ...worse] = plans.filter(isLive).sort(byPreference)
  const orders = best ? plans.filter(({ state }) => state === 'pending') : []
  if (worse.length + orders.length === 0) return { plans, duplicates: [] }
  for (const plan of worse) await payments.endNow(plan, true)
  for (const order of orders) await payments.withdraw(order)
  return { plans: await payments.readPlans(customer), duplicates: worse.map(({ id }) => id) }
}

/** Paid before unpaid, then the higher plan, then the one with the later end of its paid period. */
const byPreference = (one: PurchasedPlan, other: PurchasedPlan): number =>
  Number(other.state === 'active') - Number(one.state === 'active') ||
  tierRank(other.tier) - tierRank(one.tier) ||
  (other.currentPeriodEnd?.getTime() ?? 0) - (one.currentPeriodEnd?.getTime() ?? 0)
