import { discoverVoices, listAdminVoices, sampleVoice, voiceProviders } from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { defaultVoiceQuery, voicesQuery } from '../../voices/index.ts'

export const adminVoicesQuery = queryOptions({
  queryKey: ['/api/admin/voices/voices'],
  queryFn: ({ signal }) => call(listAdminVoices, { signal }),
  staleTime: 0,
})

export const providersQuery = queryOptions({
  queryKey: ['/api/tts/providers'],
  queryFn: ({ signal }) => call(voiceProviders, { signal }),
})

export const discoveredQuery = (providerId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/admin/voices/discover', providerId],
    queryFn: ({ signal }) => call(discoverVoices, { query: { providerId: providerId ?? '' }, signal }),
    enabled: providerId !== undefined,
  })

export const fetchSampleUrl = async ({ providerId, voiceId }: { providerId: string; voiceId: string }) =>
  (await call(sampleVoice, { body: { providerId, voiceId } })).sampleUrl

/** Changes voices and refreshes everything that shows them. @param errorTitle title of the toast when it fails */
export function useVoiceAction<Value, Reply>(
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
      const affected = [adminVoicesQuery.queryKey, ['/api/admin/voices/discover'], voicesQuery.queryKey]
      await Promise.all(
        [...affected, defaultVoiceQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
    onError: (error) => {
      onFail?.()
      toast({ title: errorTitle, description: errorText(error), tone: 'destructive' })
    },
  })
}
