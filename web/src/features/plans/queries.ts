import { listInvoices, paymentKey, storyQuota, subscriptionStatus } from '@nightlight/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { currentUserKey } from '../../lib/query-client.ts'

export const quotaQuery = queryOptions({
  queryKey: ['/api/user/story-quota'],
  queryFn: ({ signal }) => call(storyQuota, { signal }),
})

export const subscriptionQuery = queryOptions({
  queryKey: ['/api/subscription-status'],
  queryFn: ({ signal }) => call(subscriptionStatus, { signal }),
})

/** null if payments are not configured. A key that is not a public key was configured by mistake and must not be used. */
export const paymentKeyQuery = queryOptions({
  queryKey: ['/api/stripe/public-key'],
  queryFn: async ({ signal }) => {
    const { publicKey } = await call(paymentKey, { signal })
    if (publicKey !== null && !publicKey.startsWith('pk_')) throw new Error('The payment key is invalid')
    return publicKey
  },
})

export const invoicesQuery = queryOptions({
  queryKey: ['/api/subscription/invoices'],
  queryFn: ({ signal }) => call(listInvoices, { signal }),
})

/** Refetches everything that shows the plan. */
export function refetchPlan(client: QueryClient): Promise<unknown> {
  const queries = [currentUserKey, subscriptionQuery.queryKey, quotaQuery.queryKey, invoicesQuery.queryKey]
  return Promise.all(queries.map((queryKey) => client.invalidateQueries({ queryKey })))
}
