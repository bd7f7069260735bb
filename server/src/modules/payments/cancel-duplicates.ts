import { tierRank } from '@nightlight/contract'
import { type BoughtPlan, isLive, type Payments } from './payments.ts'

/**
 * Reads what a customer has, and ends what one family must not pay for twice: of several plans the best stays, of the others
 * the unused part is credited, and orders beside a plan are taken back before an old tab pays them.
 * @returns what is left, and the ids of what was ended although it was paid for
 */
export async function cancelDuplicates(
  payments: Payments,
  customer: string,
): Promise<{ plans: readonly BoughtPlan[]; duplicates: string[] }> {
  const plans = await payments.readPlans(customer)
  const [best, ...worse] = plans.filter(isLive).sort(better)
  const orders = best ? plans.filter(({ state }) => state === 'pending') : []
  if (worse.length + orders.length === 0) return { plans, duplicates: [] }
  for (const plan of worse) await payments.endNow(plan, true)
  for (const order of orders) await payments.withdraw(order)
  return { plans: await payments.readPlans(customer), duplicates: worse.map(({ id }) => id) }
}

/** Paid before unpaid, then the higher plan, then the one that is paid for longer. */
const better = (one: BoughtPlan, other: BoughtPlan): number =>
  Number(other.state === 'active') - Number(one.state === 'active') ||
  tierRank(other.tier) - tierRank(one.tier) ||
  (other.currentPeriodEnd?.getTime() ?? 0) - (one.currentPeriodEnd?.getTime() ?? 0)
