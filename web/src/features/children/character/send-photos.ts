import { type CharacterPhotos, uploadPhotos, urlOf } from '@nightlight/contract'
import { errorFromResponse, isApiError, unreachableError } from '../../../lib/api-error.ts'

export interface Upload {
  photos: readonly File[]
  parentDescription: string
}

/**
 * The only call with a multipart body, and the only slow upload. Uses XMLHttpRequest because `fetch` reports no upload progress.
 * @param onProgress 0 to 100; at 100 the server has everything and is processing it
 * @throws {ApiError}
 */
export function sendPhotos(
  childId: number,
  { photos, parentDescription }: Upload,
  onProgress: (percent: number) => void,
): Promise<CharacterPhotos> {
  const body = new FormData()
  // Text fields first, so that the server has them when the photos arrive.
  if (parentDescription.trim()) body.append('parentDescription', parentDescription.trim())
  for (const photo of photos) body.append('photos', photo)
  const { promise, resolve, reject } = Promise.withResolvers<CharacterPhotos>()
  const request = new XMLHttpRequest()
  request.open(uploadPhotos.method, urlOf(uploadPhotos, { params: { id: childId } }))
  request.withCredentials = true
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(Math.round((100 * loaded) / Math.max(1, total)))
  request.onerror = () => reject(unreachableError())
  request.onload = () => {
    const { status, statusText, responseText } = request
    try {
      if (status < 200 || status > 299) throw errorFromResponse(status, statusText, responseText)
      resolve(JSON.parse(responseText) as CharacterPhotos)
    } catch (error) {
      reject(isApiError(error) ? error : errorFromResponse(status, 'Unreadable response', ''))
    }
  }
  request.send(body)
  return promise
}

/** The error of each file, by its index in the upload. */
export function fileErrors(error: unknown): ReadonlyMap<number, string> {
  const fields = isApiError(error) ? error.fields : []
  return new Map(
    fields.flatMap(({ field, message }) => {
      const index = /^photos\.(\d+)$/.exec(field)?.[1]
      return index === undefined ? [] : [[Number(index), message]]
    }),
  )
}
