import { type CharacterPhotos, listPhotos, removePhoto, uploadPhotos } from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { addressOf, call } from '../../lib/api.ts'
import { errorFromAnswer, isApiError, messageOf, unreachable } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'

export const photosQuery = (childId: number) =>
  queryOptions({
    queryKey: ['/api/character/children', childId, 'photos'],
    queryFn: ({ signal }) => call(listPhotos, { params: { id: childId }, signal }),
  })

interface Upload {
  photos: readonly File[]
  parentDescription: string
}

export function useUploadPhotos(childId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (upload: Upload) => send(childId, upload),
    onSuccess: (photos) => client.setQueryData(photosQuery(childId).queryKey, photos),
    onError: (error) => toast({ title: 'Upload Failed', description: reasonOf(error), tone: 'destructive' }),
  })
}

export function useRemovePhoto(childId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (photoId: string) => call(removePhoto, { params: { id: childId, photoId } }),
    onSettled: () => client.invalidateQueries({ queryKey: photosQuery(childId).queryKey }),
    onError: (error) => toast({ title: 'Update Failed', description: messageOf(error), tone: 'destructive' }),
  })
}

/** The server's words where it has any. */
const reasonOf = (error: Error): string =>
  isApiError(error) && error.code ? messageOf(error) : 'Failed to upload photos'

/** The one call of the product whose body is a form. */
async function send(childId: number, { photos, parentDescription }: Upload): Promise<CharacterPhotos> {
  const body = new FormData()
  // Words first: whoever reads the form knows them when the photos come.
  if (parentDescription.trim()) body.append('parentDescription', parentDescription.trim())
  for (const photo of photos) body.append('photos', photo)
  const address = addressOf(uploadPhotos.url, { id: childId })
  const answer = await fetch(address, { method: uploadPhotos.method, credentials: 'include', body }).catch(
    () => {
      throw unreachable()
    },
  )
  const text = await answer.text()
  if (!answer.ok) throw errorFromAnswer(answer.status, answer.statusText, text)
  return JSON.parse(text) as CharacterPhotos
}
