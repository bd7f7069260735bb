import { currentUser, hostPrefix, signedInCookie } from '@nightlight/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callOrNull } from './api.ts'
import { currentUserKey } from './query-client.ts'

/** null for a visitor. Without a session cookie there is no need to ask the server. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: ({ signal }) => (mayBeSignedIn() ? callOrNull(currentUser, { signal }) : null),
})

export const mayBeSignedIn = () =>
  document.cookie
    .split('; ')
    .some((cookie) => cookie.replace(hostPrefix, '').startsWith(`${signedInCookie}=`))

/** undefined while loading, null for a visitor. */
export const useCurrentUser = () => useQuery(currentUserQuery).data
