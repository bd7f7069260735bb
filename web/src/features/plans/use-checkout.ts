import { changeSubscription, createSubscription, planCodeOfTier } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import type { Offer } from './plan-text.ts'
import { refetchPlan, subscriptionQuery } from './queries.ts'

/** The payment that is open on this page. */
export interface OpenPayment {
  readonly clientSecret: string
  readonly offer: Offer
}

/** From choosing a plan to paying for it. */
export function useCheckout() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [payment, setPayment] = useState<OpenPayment | null>(null)

  const order = useMutation({
    mutationFn: ({ tier, interval }: Offer) =>
      call(createSubscription, { body: { tier: planCodeOfTier[tier], interval } }),
    onSuccess: async ({ clientSecret }, offer) => {
      if (clientSecret) return setPayment({ clientSecret, offer })
      // The customer's credit may have covered it.
      const { subscription } = await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 })
      if (subscription?.status === 'active') return navigate('/dashboard?subscription=success')
      showSetupError('Unable to setup subscription. Please try again or contact support.')
    },
    onError: (error) => showSetupError(error.message || 'Unable to setup subscription. Please try again.'),
  })

  const change = useMutation({
    mutationFn: ({ tier, interval }: Offer) =>
      call(changeSubscription, { body: { tier: planCodeOfTier[tier], interval } }),
    onSuccess: async ({ clientSecret }, offer) => {
      await refetchPlan(client)
      if (clientSecret) setPayment({ clientSecret, offer })
      else toast({ title: 'Your plan has changed', description: 'The new plan applies from now on.' })
    },
    onError: (error) => showSetupError(error.message || 'Unable to setup subscription. Please try again.'),
  })

  return { payment, order, change, leave: () => setPayment(null) }
}

const showSetupError = (description: string) =>
  toast({ title: 'Setup Failed', description, tone: 'destructive' })
