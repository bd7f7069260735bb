import {
  adminStatistics,
  adminTasks,
  auditLog,
  listFailedJobs,
  listNotifications,
  notificationsPerPage,
} from '@nightlight/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const refetchEveryMs = 30_000

/** The prefix of all dashboard queries, so that an action can refresh them together. */
export const dashboardKey = '/api/admin/dashboard'

export const statisticsQuery = queryOptions({
  queryKey: [dashboardKey, 'statistics'],
  queryFn: ({ signal }) => call(adminStatistics, { signal }),
  refetchInterval: refetchEveryMs,
  staleTime: 0,
})

export const tasksQuery = queryOptions({
  queryKey: [dashboardKey, 'tasks'],
  queryFn: ({ signal }) => call(adminTasks, { signal }),
  refetchInterval: refetchEveryMs,
  staleTime: 0,
})

export const inboxQuery = (unread: boolean) =>
  infiniteQueryOptions({
    queryKey: [dashboardKey, 'inbox', unread],
    queryFn: ({ signal, pageParam }) =>
      call(listNotifications, {
        query: { unread: unread ? 'true' : 'false', ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < notificationsPerPage ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })

export const failedJobsQuery = queryOptions({
  queryKey: [dashboardKey, 'failed-jobs'],
  queryFn: ({ signal }) => call(listFailedJobs, { signal }),
  staleTime: 0,
})

export const auditQuery = queryOptions({
  queryKey: [dashboardKey, 'audit'],
  queryFn: ({ signal }) => call(auditLog, { signal }),
  staleTime: 0,
})
