import {
  type CharacterPhotos,
  type ConfirmedLooks,
  confirmLooks,
  givePhotoConsent,
  listPhotos,
  photoConsentWording,
  readPhotos,
  removePhoto,
  removePhotos,
  withdrawPhotoConsent,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText, isApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { childrenQuery } from '../queries.ts'
import { characterQuery } from './queries.ts'
import { sendPhotos, type Upload } from './send-photos.ts'

export const photosQuery = (childId: number) =>
  queryOptions({
    queryKey: ['/api/character/children', childId, 'photos'],
    queryFn: ({ signal }) => call(listPhotos, { params: { id: childId }, signal }),
  })

/** @returns the mutation, and the upload progress from 0 to 100 */
export function useUploadPhotos(childId: number) {
  const [percent, setPercent] = useState(0)
  const upload = usePhotoMutation(childId, 'Upload Failed', (photos: Upload) => {
    setPercent(0)
    return sendPhotos(childId, photos, setPercent)
  })
  return { upload, percent }
}

export const useRemovePhoto = (childId: number) =>
  usePhotoMutation(childId, 'Update Failed', (photoId: string) =>
    call(removePhoto, { params: { id: childId, photoId } }),
  )

export const useRemovePhotos = (childId: number) =>
  usePhotoMutation(childId, 'Update Failed', () => call(removePhotos, { params: { id: childId } }))

/** Records consent if it is still missing, with the wording that was shown, and has the photos described. */
export const useReadPhotos = (childId: number) =>
  usePhotoMutation(childId, 'Photos Not Read', async ({ reader, agreedAt }: Reading) => {
    const params = { id: childId }
    if (!agreedAt) await call(givePhotoConsent, { params, body: { wording: photoConsentWording(reader) } })
    return call(readPhotos, { params })
  })

interface Reading {
  reader: string
  agreedAt: string | null
}

export const useWithdrawConsent = (childId: number) =>
  usePhotoMutation(childId, 'Update Failed', () => call(withdrawPhotoConsent, { params: { id: childId } }))

export const useConfirmLooks = (childId: number) =>
  usePhotoMutation(childId, 'Update Failed', (body: ConfirmedLooks) =>
    call(confirmLooks, { params: { id: childId }, body }),
  )

/** Photos change the portrait and the character, so all three are fetched again. */
function usePhotoMutation<Input>(
  childId: number,
  failure: string,
  mutationFn: (input: Input) => Promise<CharacterPhotos | null>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (photos) => photos && client.setQueryData(photosQuery(childId).queryKey, photos),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: photosQuery(childId).queryKey }),
        client.invalidateQueries({ queryKey: characterQuery(childId).queryKey }),
        client.invalidateQueries({ queryKey: childrenQuery.queryKey }),
      ]),
    onError: (error) => toast({ title: failure, description: reasonOf(error, failure), tone: 'destructive' }),
  })
}

/** The server's message where it has one. */
function reasonOf(error: Error, failure: string): string {
  if (isApiError(error) && error.suggestion) return `${error.userMessage} ${error.suggestion}`
  return failure === 'Upload Failed' && !(isApiError(error) && error.code)
    ? 'Failed to upload photos'
    : errorText(error)
}
