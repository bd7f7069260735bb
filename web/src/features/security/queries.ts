import { listSessions, securityLog } from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})

/** Something happens while the page is open: whoever looks again sees it. */
export const securityLogQuery = queryOptions({
  queryKey: ['/api/auth/security-log'],
  queryFn: ({ signal }) => call(securityLog, { signal }),
  staleTime: 0,
})
