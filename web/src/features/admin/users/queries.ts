import { listUsers, type Tier, type UserSort, usersPerPage } from '@nightlight/contract'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { toast } from '../../../ui/toast.ts'

export interface UserFilter {
  search: string
  status: 'pending' | 'approved' | 'rejected' | undefined
  plan: Tier | undefined
  admin: 'true' | 'false' | undefined
  sort: UserSort
}

const usersKey = ['/api/admin/users'] as const

/** New accounts appear while the page is open, so each visit fetches the list again. */
export const usersQuery = (wish: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, wish],
    queryFn: ({ signal, pageParam }) =>
      call(listUsers, {
        query: { ...wish, search: wish.search || undefined, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < usersPerPage ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/**
 * Changes an account and refreshes the list.
 * @param failed title of the toast when it fails
 * @param onFail called as well then: an open dialog would hide the toast from screen readers
 */
export function useUserAction<Value, Answer>(
  act: (value: Value) => Promise<Answer>,
  { failed, done, onFail }: { failed: string; done?: (answer: Answer) => void; onFail?: () => void },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer) => {
      done?.(answer)
      await Promise.all([
        client.invalidateQueries({ queryKey: usersKey }),
        client.invalidateQueries({ queryKey: ['/api/admin/dashboard'] }),
        // The change may have been to the administrator's own account.
        client.refetchQueries({ queryKey: currentUserQuery.queryKey }),
      ])
    },
    onError: (error) => {
      onFail?.()
      toast({ title: failed, description: messageOf(error), tone: 'destructive' })
    },
  })
}
