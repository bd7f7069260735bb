import { type BillingInterval, tiers, type User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { IntervalSwitch } from './interval-switch.tsx'
import { PlanCard } from './plan-card.tsx'
import { prices } from './plan-facts.ts'
import { PlanShop } from './plan-shop.tsx'
import { priceText } from './plan-text.ts'
import { paymentKeyQuery, subscriptionQuery } from './queries.ts'
import { useOwnDocument } from './stripe-script.ts'
import { SubscribeHeading } from './subscribe-heading.tsx'

/** What each plan offers, and how to subscribe. */
export function SubscribePage() {
  const user = useCurrentUser()
  usePageTitle('Plans')
  if (!user) return null
  return (
    <div className="page-width py-8 md:py-12">
      <Plans user={user} />
    </div>
  )
}

function Plans({ user }: { user: User }) {
  const key = useQuery(paymentKeyQuery)
  const isSelling = typeof key.data === 'string' && !user.isAdmin
  const status = useQuery({ ...subscriptionQuery, enabled: isSelling })
  const isOwnDocument = useOwnDocument(isSelling)
  useEffect(() => {
    if (key.error) console.error(key.error)
  }, [key.error])

  const error = key.error ?? status.error
  if (error) {
    const retry = () => void (key.error ? key.refetch() : status.refetch())
    return (
      <PlanList user={user} isSelling>
        <Notice
          tone="danger"
          title="Plans cannot be bought right now"
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      </PlanList>
    )
  }
  if (key.data === null) {
    return (
      <PlanList user={user} isSelling={false}>
        <NotSold user={user} />
      </PlanList>
    )
  }
  if (key.isSuccess && user.isAdmin) return <PlanList user={user} isSelling={false} />
  if (!key.data || !status.data || !isOwnDocument) return <Loading>Opening…</Loading>
  return <PlanShop user={user} publicKey={key.data} status={status.data} />
}

/** How somebody gets another plan where none is bought, and how they leave theirs. */
function NotSold({ user }: { user: User }) {
  return (
    <Notice
      title="Payments are not set up on this Nightlight"
      action={
        <Button asChild variant="secondary">
          {user.isAdmin ? (
            <Link href="/admin?tab=users">Open Users</Link>
          ) : (
            <Link href="/contact">Write to them</Link>
          )}
        </Button>
      }
    >
      Plans cannot be bought here, and nothing is charged: the prices are those of a Nightlight that sells
      plans.{' '}
      {user.isAdmin
        ? 'You give them to families in the list of users.'
        : user.tier === 'firefly'
          ? 'The person who runs this Nightlight can change your plan for you.'
          : 'The person who runs this Nightlight can change your plan for you, or end it. You keep all your stories.'}
    </Notice>
  )
}

interface PlanListProps {
  user: User
  /** Whether plans are bought here at all. */
  isSelling: boolean
  children?: ReactNode
}

/** The plans without buttons, where nothing can be bought now. Where nothing is ever sold there is no choice of an interval either. */
function PlanList({ user, isSelling, children }: PlanListProps) {
  const [interval, setInterval] = useState<BillingInterval>('month')
  return (
    <>
      <SubscribeHeading user={user} isSelling={isSelling} />
      {children && <div className="mb-8">{children}</div>}
      {isSelling && (
        <div className="mb-8">
          <IntervalSwitch value={interval} onChange={setInterval} />
        </div>
      )}
      <ul className="grid gap-5 lg:grid-cols-3">
        {tiers.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            price={isSelling ? priceText(tier, interval) : prices[tier]}
            isYours={user.tier === tier && !user.isAdmin}
          />
        ))}
      </ul>
    </>
  )
}
