import { currentUser, hostPrefix, signedInCookie } from '@nightlight/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callOrNull } from './api.ts'
import { useDrawnPending } from './drawn-pending.ts'
import { currentUserKey } from './query-client.ts'

/** null for a visitor. Without a session cookie there is no need to ask the server, and it is known from the first frame. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  initialData: () => (mayBeSignedIn() ? undefined : null),
  queryFn: ({ signal }) => (mayBeSignedIn() ? callOrNull(currentUser, { signal }) : null),
})

/** Not while the build draws what a visitor sees. */
export const mayBeSignedIn = () =>
  'document' in globalThis &&
  document.cookie
    .split('; ')
    .some((cookie) => cookie.replace(hostPrefix, '').startsWith(`${signedInCookie}=`))

/** Who is signed in. All pages change with the first answer. */
export function useCurrentUserQuery() {
  const query = useQuery(currentUserQuery)
  const isPending = useDrawnPending(query.isPending)
  return { query, isPending, user: isPending ? undefined : query.data, isError: !isPending && query.isError }
}

/** undefined while loading, null for a visitor. */
export const useCurrentUser = () => useCurrentUserQuery().user
