import { listUsers, type Tier, type UserSort, usersPerPage } from '@nightlight/contract'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
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
export const usersQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, filter],
    queryFn: ({ signal, pageParam }) =>
      call(listUsers, {
        query: { ...filter, search: filter.search || undefined, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < usersPerPage ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/**
 * Changes an account and refreshes the list.
 * @param errorTitle title of the toast when it fails
 * @param onFail called when it fails, to close an open dialog, which would hide the toast from screen readers
 */
export function useUserAction<Value, Reply>(
  mutationFn: (value: Value) => Promise<Reply>,
  {
    errorTitle,
    onDone,
    onFail,
  }: { errorTitle: string; onDone?: (reply: Reply) => void; onFail?: () => void },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async (reply) => {
      onDone?.(reply)
      await Promise.all([
        client.invalidateQueries({ queryKey: usersKey }),
        client.invalidateQueries({ queryKey: ['/api/admin/dashboard'] }),
        // The change may have been to the administrator's own account.
        client.refetchQueries({ queryKey: currentUserQuery.queryKey }),
      ])
    },
    onError: (error) => {
      onFail?.()
      toast({ title: errorTitle, description: errorText(error), tone: 'destructive' })
    },
  })
}
