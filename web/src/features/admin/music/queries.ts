import { musicCategoriesWithTracks } from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { musicQuery } from '../../voices/index.ts'

export const adminMusicQuery = queryOptions({
  queryKey: ['/api/admin/music/categories-with-tracks'],
  queryFn: ({ signal }) => call(musicCategoriesWithTracks, { signal }),
  staleTime: 0,
})

/** Changes music and refreshes everything that shows it. @param errorTitle title of the toast when it fails */
export function useMusicAction<Value, Reply>(
  mutationFn: (value: Value) => Promise<Reply>,
  errorTitle: string,
  onDone?: (reply: Reply) => void,
  /** An open dialog would hide the toast from screen readers. */
  onFail?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async (reply) => {
      onDone?.(reply)
      await Promise.all([
        client.invalidateQueries({ queryKey: adminMusicQuery.queryKey }),
        client.invalidateQueries({ queryKey: musicQuery.queryKey }),
      ])
    },
    onError: (error) => {
      onFail?.()
      toast({ title: errorTitle, description: errorText(error), tone: 'destructive' })
    },
  })
}
