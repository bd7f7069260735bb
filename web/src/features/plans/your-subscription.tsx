import {
  cancelSubscription,
  openPortal,
  type PaidSubscription,
  plans,
  resumeSubscription,
  type SubscriptionStatus,
} from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { Invoices } from './invoices.tsx'
import { longDate, planOutlook, priceOf } from './plan-text.ts'
import { refetchPlan, subscriptionQuery } from './queries.ts'

/** The subscription and its end date. Cancelling is as easy as subscribing. */
export function YourSubscription({ status }: { status: SubscriptionStatus }) {
  const { subscription, currentPeriodEnd } = status
  if (!subscription || subscription.status === 'pending') return null
  const { tier, interval } = subscription
  const isLive = subscription.status === 'active' || subscription.status === 'past_due'
  if (!isLive || !tier || !interval) return <Invoices asCard />
  return (
    <Card className="mb-8 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-2xl">Your subscription</h2>
        <StateBadge subscription={subscription} />
      </div>
      <p className="mt-3 text-lg font-bold">
        {plans[tier].name}, {priceOf({ tier, interval })}
      </p>
      <p className="text-soft">{planOutlook(subscription, currentPeriodEnd)}</p>
      <Unpaid subscription={subscription} />
      <Actions subscription={subscription} currentPeriodEnd={currentPeriodEnd} />
      <Invoices />
    </Card>
  )
}

function StateBadge({ subscription: { status, cancelAtPeriodEnd } }: { subscription: PaidSubscription }) {
  if (status === 'past_due') return <Badge tone="danger">Unpaid</Badge>
  return cancelAtPeriodEnd ? <Badge>Cancelled</Badge> : <Badge tone="good">Active</Badge>
}

function Unpaid({ subscription: { status, tier, graceEnd } }: { subscription: PaidSubscription }) {
  if (status !== 'past_due' || !tier) return null
  const name = plans[tier].name
  const isOver = graceEnd !== null && graceEnd * 1000 < Date.now()
  return (
    <div className="mt-4">
      <Notice tone="danger" title="Your last payment did not go through">
        {isOver || graceEnd === null
          ? `${name} is paused until it is paid. Please check your card.`
          : `You keep ${name} until ${longDate(graceEnd)}. Please check your card before then.`}
      </Notice>
    </div>
  )
}

interface ActionsProps {
  subscription: PaidSubscription
  currentPeriodEnd: number | null
}

function Actions({ subscription, currentPeriodEnd }: ActionsProps) {
  const client = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const onChanged = (title: string) => async (status: SubscriptionStatus) => {
    client.setQueryData(subscriptionQuery.queryKey, status)
    setConfirming(false)
    toast({ title })
    await refetchPlan(client)
  }
  const showError = (error: Error) =>
    toast({ title: 'Your plan was not changed', description: errorText(error), tone: 'destructive' })
  const cancel = useMutation({
    mutationFn: () => call(cancelSubscription),
    onSuccess: onChanged('Your plan is cancelled'),
    onError: showError,
  })
  const resume = useMutation({
    mutationFn: () => call(resumeSubscription),
    onSuccess: onChanged('Your plan continues'),
    onError: showError,
  })
  const portal = useMutation({
    mutationFn: () => call(openPortal),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast({ title: 'This could not be opened', description: errorText(error), tone: 'destructive' }),
  })
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button
        variant={subscription.status === 'past_due' ? 'primary' : 'secondary'}
        busy={portal.isPending}
        disabled={portal.isPending}
        onClick={() => portal.mutate()}
      >
        <CreditCard size={20} aria-hidden="true" />
        Cards and receipts
      </Button>
      {subscription.cancelAtPeriodEnd ? (
        <Button busy={resume.isPending} disabled={resume.isPending} onClick={() => resume.mutate()}>
          Keep my plan
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          Cancel my plan
        </Button>
      )}
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title="Cancel your plan?"
        action="Cancel my plan"
        cancel="Keep my plan"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        {subscription.status === 'active' && currentPeriodEnd
          ? `Everything stays as it is until ${longDate(currentPeriodEnd)}. After that you are on Firefly, with all your stories.`
          : 'It ends immediately, and nothing more is charged. You are then on Firefly, with all your stories.'}
      </Confirm>
    </div>
  )
}
