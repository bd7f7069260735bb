import { changeSubscription, createSubscription, planCodeOfTier } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import type { Offer } from './plan-text.ts'
import { planChanged, subscriptionQuery } from './queries.ts'

/** The payment that is open on this page. */
export interface Due {
  readonly clientSecret: string
  readonly offer: Offer
}

/** From choosing a plan to paying for it. */
export function useCheckout() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [due, setDue] = useState<Due | null>(null)

  const order = useMutation({
    mutationFn: ({ tier, interval }: Offer) =>
      call(createSubscription, { body: { tier: planCodeOfTier[tier], interval } }),
    onSuccess: async ({ clientSecret }, offer) => {
      if (clientSecret) return setDue({ clientSecret, offer })
      // The customer's credit may have covered it.
      const { subscription } = await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 })
      if (subscription?.status === 'active') return navigate('/dashboard?subscription=success')
      setupFailed('Unable to setup subscription. Please try again or contact support.')
    },
    onError: (error) => setupFailed(error.message || 'Unable to setup subscription. Please try again.'),
  })

  const change = useMutation({
    mutationFn: ({ tier, interval }: Offer) =>
      call(changeSubscription, { body: { tier: planCodeOfTier[tier], interval } }),
    onSuccess: async ({ clientSecret }, offer) => {
      await planChanged(client)
      if (clientSecret) setDue({ clientSecret, offer })
      else toast({ title: 'Your plan is changed', description: 'It holds from this moment on.' })
    },
    onError: (error) => setupFailed(error.message || 'Unable to setup subscription. Please try again.'),
  })

  return { due, order, change, leave: () => setDue(null) }
}

const setupFailed = (description: string) =>
  toast({ title: 'Setup Failed', description, tone: 'destructive' })
