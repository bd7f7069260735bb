import { storyQuota, subscriptionStatus } from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const quotaQuery = queryOptions({
  queryKey: ['/api/user/story-quota'],
  queryFn: ({ signal }) => call(storyQuota, { signal }),
})

export const subscriptionQuery = queryOptions({
  queryKey: ['/api/subscription-status'],
  queryFn: ({ signal }) => call(subscriptionStatus, { signal }),
})
