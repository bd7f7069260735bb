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
import { type Offer, priceText } from './plan-text.ts'
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
  const { payment, order, change, leave } = useCheckout()
  const currentOffer = paidOffer(status)
  const [interval, setInterval] = useState<BillingInterval>(currentOffer?.interval ?? 'month')
  const [offer, setOffer] = useState<Offer | null>(null)

  if (order.isPending) return <Loading>Setting up your subscription...</Loading>
  if (payment) {
    return (
      <Suspense fallback={<Loading>Loading payment form...</Loading>}>
        <PaymentForm key={payment.clientSecret} publicKey={publicKey} payment={payment} onLeave={leave} />
      </Suspense>
    )
  }
  const choose = (tier: PaidTier) =>
    currentOffer ? setOffer({ tier, interval }) : order.mutate({ tier, interval })
  const isYours = (tier: Tier) => (currentOffer ? currentOffer.tier === tier : user.tier === tier)
  return (
    <>
      <SubscribeHeading user={user} isSelling isPaying={currentOffer !== null} />
      {status.subscription && <YourSubscription status={status} />}
      <div className="mb-8">
        <IntervalSwitch value={interval} onChange={setInterval} />
      </div>
      <ul className="grid gap-5 lg:grid-cols-3">
        {tiers.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            price={priceText(tier, interval)}
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
                  {buttonText({ tier, interval }, currentOffer)}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {currentOffer && offer && (
        <ChangePlan
          from={currentOffer}
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
function paidOffer({ subscription }: SubscriptionStatus): Offer | null {
  const { tier, interval, status } = subscription ?? {}
  const isLive = status === 'active' || status === 'past_due'
  return tier && interval && isLive ? { tier, interval } : null
}

/** Not the current plan, not during a payment, and not a lower plan than one that was granted. */
function canChoose(offer: Offer, status: SubscriptionStatus, user: User): boolean {
  const currentOffer = paidOffer(status)
  if (!currentOffer) return tiers.indexOf(offer.tier) > tiers.indexOf(user.tier)
  const isSame = currentOffer.tier === offer.tier && currentOffer.interval === offer.interval
  return !isSame && status.subscription?.status === 'active'
}

function buttonText({ tier, interval }: Offer, currentOffer: Offer | null): string {
  const name = tier === 'moonbeam' ? 'Moonbeam' : 'Starlight'
  if (!currentOffer) return `Choose ${name}`
  if (currentOffer.tier === tier) return interval === 'year' ? 'Pay by the year' : 'Pay by the month'
  return `Change to ${name}`
}
