import {
  type ClonedVoice,
  cloneVoice,
  deleteClonedVoice,
  listClonedVoices,
  renameClonedVoice,
  retryVoiceCloning,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorFromResponse, errorText, unreachableError } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'

const pollEveryMs = 2000

/** Polls while a voice is being created. */
export const clonedVoicesQuery = queryOptions({
  queryKey: ['/api/user/voices'],
  queryFn: ({ signal }) => call(listClonedVoices, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.voices.some(({ status }) => status === 'making') ? pollEveryMs : false,
})

export interface NewVoice {
  name: string
  /** The wording that the adult agreed to. */
  consent: string
  sample: Blob
}

/** The form shows errors. */
export const useCloneVoice = () => useVoiceChange(sendVoice, null)

export const useRetryCloning = () =>
  useVoiceChange(
    ({ id }: ClonedVoice) => call(retryVoiceCloning, { params: { id } }),
    'The voice was not started again',
  )

/** The form shows errors. */
export const useRenameVoice = () =>
  useVoiceChange(
    ({ id, name }: Pick<ClonedVoice, 'id' | 'name'>) =>
      call(renameClonedVoice, { params: { id }, body: { name } }),
    null,
  )

export const useDeleteVoice = () =>
  useVoiceChange(
    ({ id }: ClonedVoice) => call(deleteClonedVoice, { params: { id } }),
    'The voice was not deleted',
  )

/** Voices are chosen in many places, so all of them refetch. */
function useVoiceChange<Input, Reply>(change: (input: Input) => Promise<Reply>, errorTitle: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void client.invalidateQueries({
        predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('/api/tts/'),
      })
      return client.invalidateQueries({ queryKey: clonedVoicesQuery.queryKey })
    },
    onError: (error: Error) => {
      if (errorTitle) toast({ title: errorTitle, description: errorText(error), tone: 'destructive' })
    },
  })
}

async function sendVoice({ name, consent, sample }: NewVoice): Promise<ClonedVoice> {
  const body = new FormData()
  // Text fields first, so that the server has them when the recording arrives.
  body.append('name', name)
  body.append('consent', consent)
  body.append('sample', sample, 'sample.wav')
  const { method, url } = cloneVoice
  const response = await fetch(url, { method, body, credentials: 'include' }).catch(() => {
    throw unreachableError()
  })
  const text = await response.text()
  if (!response.ok) throw errorFromResponse(response.status, response.statusText, text)
  return JSON.parse(text)
}
