import { countBackupCodes, listSessions, securityLog } from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})

/** New entries appear while the page is open, so each visit fetches them again. */
export const securityLogQuery = queryOptions({
  queryKey: ['/api/auth/security-log'],
  queryFn: ({ signal }) => call(securityLog, { signal }),
  staleTime: 0,
})

/** One may have been used since the last visit. */
export const backupCodesQuery = queryOptions({
  queryKey: ['/api/auth/mfa/backup-codes'],
  queryFn: ({ signal }) => call(countBackupCodes, { signal }),
  staleTime: 0,
})
