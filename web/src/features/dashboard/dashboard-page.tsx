import { plans, syncSubscription, type User } from '@nightlight/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { BookOpen, Plus, Sparkles, Users } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { call } from '../../lib/api.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { fitted } from '../../lib/fitted-name.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Art } from '../../ui/art.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { childrenQuery } from '../children/index.ts'
import {
  ApprovalNotice,
  longDate,
  quotaQuery,
  quotaText,
  refetchPlan,
  subscriptionQuery,
  usePlanToBuy,
} from '../plans/index.ts'
import { storiesQuery } from '../stories/index.ts'

export function DashboardPage() {
  const user = useCurrentUser()
  usePageTitle('Dashboard')
  usePaymentReturn()
  if (!user) return null
  const name = user.fullName || user.username
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <div className="flex items-center gap-4">
        <div className="@container flex min-w-0 flex-1 flex-wrap items-center gap-3">
          <h1 className="text-4xl wrap-anywhere" style={fitted(name, 2.25)}>
            Hello, <bdi dir="auto">{name}</bdi>
          </h1>
          {user.isAdmin ? <Badge>Admin</Badge> : <Badge tone={user.tier}>{plans[user.tier].name}</Badge>}
        </div>
        <Art kind="finishing" className="w-24 shrink-0 sm:w-44" />
      </div>
      <ApprovalNotice user={user} />
      <div className="grid gap-5 md:grid-cols-2">
        <SubscriptionCard user={user} />
        <UsageCard />
      </div>
      <Counters />
      <QuickActions user={user} />
    </div>
  )
}

/** After a payment: shows its outcome and removes the query parameters, so that a reload does not repeat it. */
function usePaymentReturn(): void {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (query.get('subscription') !== 'success') return
    const outcome = query.get('redirect_status')
    for (const name of returnParams) query.delete(name)
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true })
    toast(outcome === 'failed' ? paymentFailed : beingConfirmed)
    void syncPlan(client).then((isActive) => {
      if (isActive && outcome !== 'failed') toast(planReady)
    })
  }, [client, path, search, navigate])
}

/**
 * The webhook may not have arrived yet, so the server checks with the payment provider. If that fails, the last known state stays.
 * @returns whether a plan is paid for
 */
async function syncPlan(client: QueryClient): Promise<boolean> {
  const status = await call(syncSubscription).catch(() => null)
  await refetchPlan(client)
  return status?.subscription?.status === 'active'
}

const welcome = 'Welcome to Premium!'
const beingConfirmed = { title: welcome, description: 'Your payment is being confirmed.' }
const planReady = { title: welcome, description: 'Thank you. Your new plan is ready tonight.' }

/** Query parameters of a return from the payment form. */
const returnParams = ['subscription', 'payment_intent', 'payment_intent_client_secret', 'redirect_status']

const paymentFailed = {
  title: 'Payment Failed',
  description: 'Your bank has not confirmed the payment. You can try again on the plans page.',
  tone: 'destructive',
} as const

function SubscriptionCard({ user }: { user: User }) {
  const { data } = useQuery(subscriptionQuery)
  return (
    <Card className="p-6">
      <h2 className="text-2xl">Subscription Status</h2>
      <p className="mt-3 text-lg font-bold">{user.isAdmin ? 'Admin' : plans[user.tier].name}</p>
      <p className="text-soft">
        {user.isAdmin
          ? 'You have access to everything.'
          : `Up to ${plans[user.tier].childProfiles} child profiles.`}
      </p>
      {data?.currentPeriodEnd && (
        <p className="text-soft">
          {data.subscription?.cancelAtPeriodEnd ? 'Ends on' : 'Renews on'} {longDate(data.currentPeriodEnd)}
        </p>
      )}
      {data?.subscription?.status === 'past_due' && (
        <p className="mt-2 font-semibold text-danger">Your last payment did not go through.</p>
      )}
      {(data?.currentPeriodEnd || data?.subscription?.status === 'past_due') && (
        <Link
          href="/subscribe"
          className="mt-2 inline-flex min-h-12 items-center font-bold text-link underline underline-offset-4"
        >
          Manage subscription
        </Link>
      )}
    </Card>
  )
}

function UsageCard() {
  const quota = useQuery(quotaQuery)
  if (quota.isError) return null
  const quotaInfo = quota.data && quotaText(quota.data)
  return (
    <Card className="p-6">
      <h2 className="text-2xl">Story Generation</h2>
      {quotaInfo ? (
        <>
          <p className="mt-3 text-lg font-bold">{quotaInfo.headline}</p>
          <p className="mb-3 text-soft">{quotaInfo.detail}</p>
          {!quota.data?.isUnlimited && <Progress value={quotaInfo.percent} label="Stories used" />}
        </>
      ) : (
        <Skeleton className="mt-3 h-20" />
      )}
    </Card>
  )
}

function Counters() {
  const stories = useQuery(storiesQuery)
  const children = useQuery(childrenQuery)
  const quota = useQuery(quotaQuery)
  return (
    <dl className="grid grid-cols-3 gap-3 sm:gap-5">
      <Counter
        name="Total Stories"
        value={stories.data?.filter((story) => story.status === 'ready').length}
      />
      <Counter name="Child Profiles" value={children.data?.length} />
      <Counter
        name={quota.data?.period === 'daily' ? 'Stories Today' : 'Stories This Week'}
        value={quota.data?.used}
      />
    </dl>
  )
}

function Counter({ name, value }: { name: string; value: number | undefined }) {
  return (
    <Card className="flex flex-col-reverse items-center justify-end gap-1 p-4 text-center sm:p-6">
      <dt className="text-[0.9375rem] leading-snug text-soft">{name}</dt>
      <dd className="font-story text-4xl">{value ?? '–'}</dd>
    </Card>
  )
}

function QuickActions({ user }: { user: User }) {
  const planToBuy = usePlanToBuy(user)
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-4 text-2xl">
        Quick Actions
      </h2>
      <ul className={clsx('grid gap-3', planToBuy ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3')}>
        <Action href="/" icon={<Plus size={20} aria-hidden="true" />} name="Create New Story" first />
        <Action href="/library" icon={<BookOpen size={20} aria-hidden="true" />} name="View Library" />
        <Action href="/profile" icon={<Users size={20} aria-hidden="true" />} name="Manage Children" />
        {planToBuy && (
          <Action
            href="/subscribe"
            icon={<Sparkles size={20} aria-hidden="true" />}
            name="Upgrade to Premium"
          />
        )}
      </ul>
    </section>
  )
}

interface ActionProps {
  href: string
  icon: ReactNode
  name: string
  first?: boolean
}

function Action({ href, icon, name, first = false }: ActionProps) {
  return (
    <li>
      <Button asChild variant={first ? 'primary' : 'secondary'} className="w-full">
        <Link href={href}>
          {icon}
          {name}
        </Link>
      </Button>
    </li>
  )
}
