import { adminConfig, listEmailTemplates } from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export const configQuery = queryOptions({
  queryKey: ['/api/admin/config'],
  queryFn: ({ signal }) => call(adminConfig, { signal }),
  staleTime: 0,
})

export const templatesQuery = queryOptions({
  queryKey: ['/api/admin/email-templates'],
  queryFn: ({ signal }) => call(listEmailTemplates, { signal }),
  staleTime: 0,
})
