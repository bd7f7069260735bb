import { currentUser, hostPrefix, signedInHint } from '@nightlight/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentUserKey } from '../../app/query-client.ts'
import { callOrNull } from '../../lib/api.ts'

/** null for a visitor. A browser without a session need not ask. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: ({ signal }) => (mayBeSignedIn() ? callOrNull(currentUser, { signal }) : null),
})

const mayBeSignedIn = () =>
  document.cookie.split('; ').some((cookie) => cookie.replace(hostPrefix, '').startsWith(`${signedInHint}=`))

/** undefined until it is known, null for a visitor. */
export const useCurrentUser = () => useQuery(currentUserQuery).data
