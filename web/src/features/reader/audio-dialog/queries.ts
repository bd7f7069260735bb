import {
  narrateStoryAgain,
  preferredVoice,
  preferVoice,
  type Story,
  voiceProviders,
  voicesOfProvider,
} from '@nightlight/contract'
import {
  CancelledError,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { storyQuery } from '../../stories/index.ts'
import { type AudioChoice, outcomeOf } from './audio-choice.ts'

export const providersQuery = queryOptions({
  queryKey: ['/api/tts/providers'],
  queryFn: ({ signal }) => call(voiceProviders, { signal }),
})

export const providerVoicesQuery = (providerId: string) =>
  queryOptions({
    queryKey: ['/api/tts/providers', providerId, 'voices'],
    queryFn: ({ signal }) => call(voicesOfProvider, { params: { providerId }, signal }),
    enabled: providerId !== '',
    staleTime: 30_000,
  })

/** The last choice; null if there is none. */
export const preferredVoiceQuery = queryOptions({
  queryKey: ['/api/tts/preferences'],
  queryFn: ({ signal }) => call(preferredVoice, { signal }),
})

/** Requests a narration and stores the choice. @returns the narration's id, once the story on the page includes it */
export function useGenerateAudio(story: Story) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ providerId, voiceId, cadence }: AudioChoice) => {
      const body = { providerId, voiceId, options: { cadence } }
      const params = { id: story.id }
      const { narrationId } = await call(narrateStoryAgain, { params, body, respondAsync: true })
      void savePreference(body)
      const { queryKey } = storyQuery(story.id)
      await readAgain(client, queryKey)
      const now = client.getQueryData(queryKey)
      if (now && outcomeOf(now, narrationId) === 'failed') throw new Error(notRecorded)
      return narrationId
    },
    onError: (error) => showAudioError(errorText(error)),
  })

  async function savePreference(body: Parameters<typeof call<typeof preferVoice>>[1]['body']) {
    try {
      client.setQueryData(preferredVoiceQuery.queryKey, await call(preferVoice, { body }))
    } catch (error) {
      console.warn('The choice of voice could not be saved', error)
    }
  }
}

/** A fetch that is under way may have been answered before the request: it is cancelled, not joined, as this one is by news of the story. */
async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  try {
    await client.refetchQueries({ queryKey }, { throwOnError: true })
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error
    await readAgain(client, queryKey)
  }
}

export const notRecorded = 'The narration could not be recorded. Please try again.'

export const showAudioError = (description: string) =>
  toast({ title: 'Audio Generation Failed', description, tone: 'destructive' })
