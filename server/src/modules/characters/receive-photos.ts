import {
  maxPhotoBytes,
  maxPhotosPerUpload,
  ParentDescription,
  tooManyPhotosMessage,
} from '@nightlight/contract'
import type { FastifyRequest } from 'fastify'
import { ExpectedError, InvalidInput } from '../../platform/errors.ts'
import { type CleanPhoto, cleanPhoto, UnfitPhoto } from './clean-photo.ts'

export interface ReceivedPhotos {
  readonly photos: readonly CleanPhoto[]
  /** null when nothing was said. */
  readonly parentDescription: string | null
}

/** One file more than allowed is read, so that a person hears what is wrong; beyond that the upload is cut off. */
const limits = { files: maxPhotosPerUpload + 1, fileSize: maxPhotoBytes, fields: 4, fieldSize: 10_000 }

/**
 * Reads an upload to its end, even if something in it is wrong: an answer before the end would look like a lost line, and each file
 * that is wrong is named. One photo at a time is in memory as it was sent.
 * @throws {ExpectedError} for too many, too large, unreadable or no photos
 */
export async function receivePhotos(request: FastifyRequest): Promise<ReceivedPhotos> {
  if (!request.isMultipart()) {
    throw new ExpectedError(415, 'unsupported_media_type', 'Please send the photos as a form.')
  }
  const photos: CleanPhoto[] = []
  const unfit: { place: number; message: string }[] = []
  let files = 0
  let said: unknown = ''
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'parentDescription') said = part.value
      continue
    }
    const place = files++
    const bytes = await part.toBuffer()
    if (files > maxPhotosPerUpload) continue
    const received = part.file.truncated ? tooLarge : await photoOrProblem(bytes)
    if (typeof received === 'string') unfit.push({ place, message: received })
    else photos.push(received)
  }
  if (files > maxPhotosPerUpload) throw new InvalidInput('photos', tooManyPhotosMessage)
  if (unfit.length > 0) throw new UnusablePhotos(unfit)
  if (photos.length === 0) throw new InvalidInput('photos', 'Please select at least one photo.')
  return { photos, parentDescription: checkedDescription(said) }
}

const photoOrProblem = (bytes: Uint8Array): Promise<CleanPhoto | string> =>
  cleanPhoto(bytes).catch((error: unknown) => {
    if (error instanceof UnfitPhoto) return error.message
    throw error
  })

function checkedDescription(said: unknown): string | null {
  const checked = ParentDescription.safeParse(said)
  if (checked.success) return checked.data || null
  throw new InvalidInput('parentDescription', checked.error.issues[0]?.message ?? 'Invalid input')
}

const tooLarge = `A photo may have ${maxPhotoBytes / 1024 / 1024} MB at most.`

/** `fields` says which: `photos.0` is the first file. */
class UnusablePhotos extends ExpectedError {
  constructor(unfit: readonly { place: number; message: string }[]) {
    const fields = unfit.map(({ place, message }) => ({ field: `photos.${place}`, message }))
    const first = fields[0]?.message ?? ''
    const message =
      fields.length === 1
        ? `One of the files cannot be used. ${first}`
        : `${fields.length} of the files cannot be used. ${first}`
    super(400, 'invalid_input', message, { field: 'photos', fields })
  }
}
