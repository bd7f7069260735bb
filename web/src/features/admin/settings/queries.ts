import { adminConfig } from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export const configQuery = queryOptions({
  queryKey: ['/api/admin/config'],
  queryFn: ({ signal }) => call(adminConfig, { signal }),
  staleTime: 0,
})
