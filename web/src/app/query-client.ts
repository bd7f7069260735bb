import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError } from '../lib/api-error.ts'

/** Who is signed in; kept here because every answer may tell that nobody is any more. */
export const currentUserKey = ['/api/user'] as const

const noticeSignedOut = (error: unknown) => {
  if (isApiError(error) && error.code === 'unauthenticated') queryClient.setQueryData(currentUserKey, null)
}

/** Nothing is fetched again unless something asks for it: no polling, no retries, no refetch on focus. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
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
