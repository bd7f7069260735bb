import { listInvoices, paymentKey, storyQuota, subscriptionStatus } from '@nightlight/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { currentUserKey } from '../../app/query-client.ts'
import { call } from '../../lib/api.ts'

export const quotaQuery = queryOptions({
  queryKey: ['/api/user/story-quota'],
  queryFn: ({ signal }) => call(storyQuota, { signal }),
})

export const subscriptionQuery = queryOptions({
  queryKey: ['/api/subscription-status'],
  queryFn: ({ signal }) => call(subscriptionStatus, { signal }),
})

/** null where payments are not set up. A key that is no public key is one that was mixed up with another: it is not used. */
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

/** Whatever shows the plan is fetched anew. */
export function planChanged(client: QueryClient): Promise<unknown> {
  const queries = [currentUserKey, subscriptionQuery.queryKey, quotaQuery.queryKey, invoicesQuery.queryKey]
  return Promise.all(queries.map((queryKey) => client.invalidateQueries({ queryKey })))
}
