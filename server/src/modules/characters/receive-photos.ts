import { maxPhotoBytes, maxPhotosPerUpload, ParentDescription, tooManyPhotos } from '@nightlight/contract'
import type { FastifyRequest } from 'fastify'
import { ExpectedError, InvalidInput } from '../../platform/errors.ts'
import { type CleanPhoto, cleanPhoto } from './clean-photo.ts'

export interface ReceivedPhotos {
  readonly photos: readonly CleanPhoto[]
  /** null when nothing was said. */
  readonly parentDescription: string | null
}

/** One file more than allowed is read, so that a person hears what is wrong; beyond that the upload is cut off. */
const limits = { files: maxPhotosPerUpload + 1, fileSize: maxPhotoBytes, fields: 4, fieldSize: 10_000 }

/**
 * Reads an upload to its end, even if something in it is wrong: an answer before the end would look like a lost line.
 * One photo at a time is in memory as it was sent.
 * @throws {ExpectedError} for too many, too large, unreadable or no photos
 */
export async function receivePhotos(request: FastifyRequest): Promise<ReceivedPhotos> {
  if (!request.isMultipart()) {
    throw new ExpectedError(415, 'unsupported_media_type', 'Please send the photos as a form.')
  }
  const photos: CleanPhoto[] = []
  let files = 0
  let said: unknown = ''
  let problem: unknown
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'parentDescription') said = part.value
      continue
    }
    files++
    const bytes = await part.toBuffer()
    if (files > maxPhotosPerUpload) problem = new InvalidInput('photos', tooManyPhotos)
    else if (part.file.truncated) problem ??= tooLarge()
    else if (!problem) {
      const photo = await cleanPhoto(bytes).catch((error: unknown) => {
        problem = error
      })
      if (photo) photos.push(photo)
    }
  }
  if (problem) throw problem
  if (photos.length === 0) throw new InvalidInput('photos', 'Please select at least one photo.')
  return { photos, parentDescription: checkedDescription(said) }
}

function checkedDescription(said: unknown): string | null {
  const checked = ParentDescription.safeParse(said)
  if (checked.success) return checked.data || null
  throw new InvalidInput('parentDescription', checked.error.issues[0]?.message ?? 'Invalid input')
}

const tooLarge = () =>
  new ExpectedError(413, 'payload_too_large', `A photo may have ${maxPhotoBytes / 1024 / 1024} MB at most.`)
