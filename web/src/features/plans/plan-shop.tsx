import {
  type BillingInterval,
  type PaidTier,
  type SubscriptionStatus,
  type Tier,
  tiers,
  type User,
} from '@nightlight/contract'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { ChangePlan } from './change-plan.tsx'
import { IntervalSwitch } from './interval-switch.tsx'
import { PlanCard } from './plan-card.tsx'
import { prices } from './plan-facts.ts'
import { type Offer, priceOf } from './plan-text.ts'
import { SubscribeHeading } from './subscribe-heading.tsx'
import { useCheckout } from './use-checkout.ts'
import { YourSubscription } from './your-subscription.tsx'

const PaymentForm = lazy(() => import('./payment-form.tsx').then((form) => ({ default: form.PaymentForm })))

interface PlanShopProps {
  user: User
  publicKey: string
  status: SubscriptionStatus
}

/** Buying, changing and cancelling plans. */
export function PlanShop({ user, publicKey, status }: PlanShopProps) {
  const { due, order, change, leave } = useCheckout()
  const bought = boughtOffer(status)
  const [interval, setInterval] = useState<BillingInterval>(bought?.interval ?? 'month')
  const [offer, setOffer] = useState<Offer | null>(null)

  if (order.isPending) return <Loading>Setting up your subscription...</Loading>
  if (due) {
    return (
      <Suspense fallback={<Loading>Loading payment form...</Loading>}>
        <PaymentForm key={due.clientSecret} publicKey={publicKey} due={due} onLeave={leave} />
      </Suspense>
    )
  }
  const choose = (tier: PaidTier) =>
    bought ? setOffer({ tier, interval }) : order.mutate({ tier, interval })
  const isYours = (tier: Tier) => (bought ? bought.tier === tier : user.tier === tier)
  return (
    <>
      <SubscribeHeading user={user} {...(bought && { title: 'Your plan' })} />
      {status.subscription && <YourSubscription status={status} />}
      <div className="mb-8">
        <IntervalSwitch value={interval} onChange={setInterval} />
      </div>
      <ul className="grid gap-5 lg:grid-cols-3">
        {tiers.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            price={tier === 'firefly' ? prices.firefly : priceIn(tier, interval)}
            isYours={isYours(tier)}
            isLast={tier === 'firefly'}
            action={
              tier !== 'firefly' &&
              canChoose({ tier, interval }, status, user) && (
                <Button
                  className="w-full"
                  variant={tier === 'moonbeam' ? 'primary' : 'secondary'}
                  onClick={() => choose(tier)}
                >
                  {wordsFor({ tier, interval }, bought)}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {bought && offer && (
        <ChangePlan
          from={bought}
          to={offer}
          busy={change.isPending}
          onConfirm={() => change.mutate(offer, { onSettled: () => setOffer(null) })}
          onLeave={() => setOffer(null)}
        />
      )}
    </>
  )
}

/** The plan that is being paid for. */
function boughtOffer({ subscription }: SubscriptionStatus): Offer | null {
  const { tier, interval, status } = subscription ?? {}
  const isLive = status === 'active' || status === 'past_due'
  return tier && interval && isLive ? { tier, interval } : null
}

/** Neither the current plan, nor during a payment, nor below a plan that was granted. */
function canChoose(offer: Offer, status: SubscriptionStatus, user: User): boolean {
  const bought = boughtOffer(status)
  if (!bought) return tiers.indexOf(offer.tier) > tiers.indexOf(user.tier)
  const isSame = bought.tier === offer.tier && bought.interval === offer.interval
  return !isSame && status.subscription?.status === 'active'
}

function wordsFor({ tier, interval }: Offer, bought: Offer | null): string {
  const name = tier === 'moonbeam' ? 'Moonbeam' : 'Starlight'
  if (!bought) return `Choose ${name}`
  if (bought.tier === tier) return interval === 'year' ? 'Pay by the year' : 'Pay by the month'
  return `Change to ${name}`
}

const priceIn = (tier: PaidTier, interval: BillingInterval) => ({
  main: priceOf({ tier, interval }),
  more: interval === 'year' ? '2 months free' : `or ${priceOf({ tier, interval: 'year' })}: 2 months free`,
})
