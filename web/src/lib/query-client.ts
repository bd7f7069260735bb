import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'

/** The key of the signed-in user; here because any response may reveal that the session has ended. */
export const currentUserKey = ['/api/user'] as const

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Asks the user to sign in again where they are, so the page stays that of a signed-in user. */
      asksToSignIn?: boolean
    }
  }
}

/** While the server still has to be told that a parent has left the child's screen without a connection. */
export const childScreen = { isBeingLeft: false }

const handleSignedOut = (error: unknown) => {
  if (!isApiError(error)) return
  if (error.code === 'unauthenticated') queryClient.setQueryData(currentUserKey, null)
  // Another tab has made this browser a child's screen.
  if (error.code === 'child_screen' && !childScreen.isBeingLeft)
    void queryClient.invalidateQueries({ queryKey: currentUserKey })
}

/**
 * Data is refetched only on demand: no polling, no retries, no refetch on focus. What failed while nobody was served is the exception:
 * see use-recovery.ts.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleSignedOut }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _onMutateResult, { meta }) => {
      if (!meta?.asksToSignIn) handleSignedOut(error)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
