import { getInstallation, type Installation } from '@nightlight/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

export const installationQuery = queryOptions({
  queryKey: ['/api/installation'],
  queryFn: ({ signal }) => call(getInstallation, { signal }),
})

/** What the operator has set up; undefined while it is unknown. What may not be set up is not offered before it is known. */
export const useInstallation = (): Installation | undefined => useQuery(installationQuery).data
