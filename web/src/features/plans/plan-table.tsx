import { plans, type Tier, tiers } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useInstallation } from '../../lib/installation.ts'
import { Badge } from '../../ui/badge.tsx'
import { type PlanRow, planRows, prices } from './plan-facts.ts'

/** On phones each row's name is above its three values, so that nothing scrolls sideways. */
export function PlanTable() {
  const user = useCurrentUser()
  const rows = planRows(useInstallation())
  return (
    <section id="plans" aria-labelledby="plans-title" className="page-width py-12 md:py-16">
      <h2 id="plans-title" className="mb-2 text-center text-3xl md:text-4xl">
        Three plans, no surprises
      </h2>
      <p className="mx-auto mb-8 max-w-xl text-center text-soft">
        Start free and stay free for as long as you like. Here is everything each plan includes, and what it
        does not.
      </p>
      <table className="block w-full overflow-hidden rounded-card border border-line bg-surface shadow-paper md:table">
        <caption className="sr-only">Comparison of the plans</caption>
        <thead className="block md:table-header-group">
          <tr className={row}>
            <th scope="col" className="sr-only md:not-sr-only md:w-1/4 md:p-4">
              <span className="sr-only">Feature</span>
            </th>
            {tiers.map((tier) => (
              <PlanHead key={tier} tier={tier} isYours={user?.tier === tier && !user.isAdmin} />
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((feature) => (
            <FeatureRow key={feature.name} feature={feature} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const row = 'grid grid-cols-3 border-t border-line first:border-t-0 md:table-row'

function PlanHead({ tier, isYours }: { tier: Tier; isYours: boolean }) {
  const price = prices[tier]
  return (
    <th
      scope="col"
      className={clsx('px-1 py-4 text-center align-top font-normal sm:px-2 md:p-5', columns[tier])}
    >
      <span
        className={clsx(
          'block font-story text-lg font-semibold max-[23rem]:text-base md:text-2xl',
          names[tier],
        )}
      >
        {plans[tier].name}
      </span>
      <span className="mt-1 block text-sm font-bold md:text-base">{price.main}</span>
      {price.more && <span className="block text-[0.8125rem] text-soft md:text-sm">{price.more}</span>}
      <span className="mt-2 flex flex-wrap justify-center gap-1.5">
        {tier === 'moonbeam' && (
          <Badge tone="moonbeam" className="whitespace-normal!">
            Most Popular
          </Badge>
        )}
        {isYours && <Badge className="whitespace-normal!">Your plan</Badge>}
      </span>
    </th>
  )
}

function FeatureRow({ feature }: { feature: PlanRow }) {
  return (
    <tr className={clsx(row, 'md:border-t')}>
      <th
        scope="row"
        className="col-span-3 px-3 pt-3 text-center text-sm font-bold text-soft md:w-1/4 md:border-t md:border-line md:p-4 md:text-left md:text-base md:text-ink"
      >
        {feature.name}
      </th>
      {tiers.map((tier) => (
        <td
          key={tier}
          className={clsx(
            'hyphens-auto px-1.5 pt-1 pb-3 text-center text-[0.9375rem] leading-snug max-[23rem]:px-1 max-[23rem]:text-sm md:border-t md:border-line md:p-4 md:text-base',
            columns[tier],
          )}
        >
          <Value value={feature.values[tier]} />
        </td>
      ))}
    </tr>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon size={20} aria-hidden="true" className={clsx('mx-auto', value ? 'text-good' : 'text-edge')} />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  )
}

const names: Record<Tier, string> = {
  firefly: 'text-firefly',
  starlight: 'text-starlight',
  moonbeam: 'text-moonbeam',
}

const columns: Record<Tier, string> = { firefly: '', starlight: '', moonbeam: 'md:bg-moonbeam-tint/45' }
