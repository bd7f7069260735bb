import {
  bringVoiceModel,
  fetchVoiceModel,
  listVoiceModels,
  removeVoiceModel,
  stopVoiceModel,
  uploadVoiceModel,
  urlOf,
  type VoiceModels,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { errorFromResponse, errorText, unreachableError } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { voicesQuery } from '../../voices/index.ts'
import { adminVoicesQuery, providersQuery } from './queries.ts'

/** While something is being installed the page asks for its progress so often. */
const refetchEveryMs = 1000

export const isUnderWay = (models: VoiceModels | undefined): boolean =>
  !!models?.task && models.task.step !== 'done' && models.task.step !== 'failed'

const modelsQuery = queryOptions({
  queryKey: ['/api/admin/voices/models'],
  queryFn: ({ signal }) => call(listVoiceModels, { signal }),
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? refetchEveryMs : false),
  staleTime: 0,
})

/** The models, and everything that shows voices is refreshed when an installation ends. */
export function useVoiceModels() {
  const client = useQueryClient()
  const models = useQuery(modelsQuery)
  const isBusy = isUnderWay(models.data)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      for (const { queryKey } of [adminVoicesQuery, providersQuery, voicesQuery])
        void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: ['/api/admin/voices/discover'] })
      void client.invalidateQueries({ queryKey: ['/api/admin/dashboard'] })
    }
    wasBusy.current = isBusy
  }, [client, isBusy])
  return models
}

function useModelAction<Value>(mutationFn: (value: Value) => Promise<VoiceModels>, errorTitle: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (models) => client.setQueryData(modelsQuery.queryKey, models),
    onError: (error) => toast({ title: errorTitle, description: errorText(error), tone: 'destructive' }),
  })
}

const notInstalled = 'Voice not installed'

export const useFetchModel = () =>
  useModelAction((id: string) => call(fetchVoiceModel, { body: { id, agreed: true } }), notInstalled)

export const useBringModel = () =>
  useModelAction((path: string) => call(bringVoiceModel, { body: { path, agreed: true } }), notInstalled)

export const useUploadModel = () => useModelAction(upload, notInstalled)

export const useStopModel = () =>
  useModelAction((_: undefined) => call(stopVoiceModel, { body: {} }), 'Could not be stopped')

export function useRemoveModel(onDone: () => void) {
  const client = useQueryClient()
  const remove = useModelAction(async (id: string) => {
    const models = await call(removeVoiceModel, { params: { id } })
    onDone()
    await client.invalidateQueries({ queryKey: adminVoicesQuery.queryKey })
    return models
  }, 'Voice not removed')
  return remove
}

/** The body is the file itself, so that its size has no limit but that of the disk. */
async function upload(file: File): Promise<VoiceModels> {
  const response = await fetch(urlOf(uploadVoiceModel, { query: { name: file.name, agreed: 'true' } }), {
    method: uploadVoiceModel.method,
    credentials: 'include',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw unreachableError()
  })
  const text = await response.text()
  if (!response.ok) throw errorFromResponse(response.status, response.statusText, text)
  return JSON.parse(text) as VoiceModels
}
