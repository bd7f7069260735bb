import { currentUser } from '@nightlight/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentUserKey } from '../../app/query-client.ts'
import { callOrNull } from '../../lib/api.ts'

/** null for a visitor. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: ({ signal }) => callOrNull(currentUser, { signal }),
})

/** undefined until it is known, null for a visitor. */
export const useCurrentUser = () => useQuery(currentUserQuery).data
