import { plans, type Tier, tiers } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { usePageTitle } from '../../app/page-title.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCurrentUser } from '../accounts/queries.ts'
import { planRows, prices } from './plan-facts.ts'

/** What each plan gives, and how to get it here: where no payments are set up, whoever runs this Nightlight changes plans. */
export function SubscribePage() {
  const user = useCurrentUser()
  usePageTitle('Plans')
  if (!user) return null
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="mb-2 text-4xl">Choose a plan</h1>
      <p className="mb-8 max-w-xl text-lg text-soft">
        {user.isAdmin
          ? 'As an administrator you have everything that Moonbeam has.'
          : `You are on ${plans[user.tier].name}. Every plan can be left at any time.`}
      </p>
      <div className="mb-8">
        <Notice title="Payments are not set up on this Nightlight">
          Plans cannot be bought here. The person who runs this Nightlight can change your plan for you.
        </Notice>
      </div>
      <ul className="grid gap-5 lg:grid-cols-3">
        {tiers.map((tier) => (
          <PlanCard key={tier} tier={tier} isYours={user.tier === tier && !user.isAdmin} />
        ))}
      </ul>
    </div>
  )
}

function PlanCard({ tier, isYours }: { tier: Tier; isYours: boolean }) {
  const price = prices[tier]
  return (
    <li
      className={clsx(
        'rounded-card border bg-surface p-6 shadow-paper',
        isYours ? 'border-lantern' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="text-2xl">{plans[tier].name}</h2>
        {tier === 'moonbeam' && <Badge tone="moonbeam">Most Popular</Badge>}
        {isYours && <Badge>Your plan</Badge>}
      </div>
      <p className="mt-3 text-xl font-bold">{price.main}</p>
      <p className="min-h-6 text-soft">{price.more}</p>
      <ul className="mt-5 flex flex-col gap-2.5">
        {planRows.map(({ name, values }) => {
          const value = values[tier]
          return value === false ? null : (
            <li key={name} className="flex gap-3">
              <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
              <span>{value === true ? name : `${name}: ${value}`}</span>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
