import { type SyncSchedule, setSyncSchedule, syncVoices, voiceSyncStatus } from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'

const refetchEveryMs = 30_000

export const syncStatusQuery = queryOptions({
  queryKey: ['/api/admin/voice-sync/status'],
  queryFn: async ({ signal }) => (await call(voiceSyncStatus, { signal })).syncService,
  refetchInterval: refetchEveryMs,
  staleTime: 0,
})

export function useSyncNow() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(syncVoices, { body: {} }),
    onSuccess: async ({ status, changes, found }) => {
      const { new: added, gone, renamed } = changes
      toast(
        status === 'failed'
          ? { title: 'Sync failed', description: 'No provider responded.', tone: 'destructive' }
          : {
              title: 'Voices synced',
              description: `${found} voices: ${added.length} new, ${gone.length} removed, ${renamed.length} renamed.`,
            },
      )
      await Promise.all([
        client.invalidateQueries({ queryKey: syncStatusQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['/api/admin/voices/discover'] }),
        client.invalidateQueries({ queryKey: ['/api/admin/dashboard'] }),
      ])
    },
    onError: (error) => toast({ title: 'Sync failed', description: errorText(error), tone: 'destructive' }),
  })
}

export function useSchedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (schedule: SyncSchedule) => call(setSyncSchedule, { body: { schedule } }),
    onSuccess: async ({ syncService }) => {
      client.setQueryData(syncStatusQuery.queryKey, syncService)
      toast({ title: 'Schedule saved' })
      await client.invalidateQueries({ queryKey: ['/api/admin/config'] })
    },
    onError: (error) =>
      toast({ title: 'Failed to save settings', description: errorText(error), tone: 'destructive' }),
  })
}
