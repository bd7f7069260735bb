import { listUsers, type Tier, type UserSort, usersPerPage } from '@nightlight/contract'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { currentUserQuery } from '../../accounts/queries.ts'

export interface UserWish {
  search: string
  status: 'pending' | 'approved' | 'rejected' | undefined
  plan: Tier | undefined
  admin: 'true' | 'false' | undefined
  sort: UserSort
}

const usersKey = ['/api/admin/users'] as const

/** Others register while the page is open: whoever looks again sees them. */
export const usersQuery = (wish: UserWish) =>
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
 * Does something to an account and reads the list again.
 * @param failed what the toast says when it did not work
 * @param onFail what else happens then: a question that is still open would hide the toast from screen readers
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
        // It may have been one's own account.
        client.refetchQueries({ queryKey: currentUserQuery.queryKey }),
      ])
    },
    onError: (error) => {
      onFail?.()
      toast({ title: failed, description: messageOf(error), tone: 'destructive' })
    },
  })
}
