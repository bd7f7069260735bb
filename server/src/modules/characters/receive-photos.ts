import type { MultipartFile } from '@fastify/multipart'
import {
  maxPhotoBytes,
  maxPhotosPerUpload,
  ParentDescription,
  tooManyPhotosMessage,
} from '@nightlight/contract'
import type { FastifyRequest } from 'fastify'
import { ExpectedError, InvalidInput } from '../../platform/errors.ts'
import type { HeldMemory } from '../../platform/uploads/index.ts'
import { BrokenOff, discard, receive, whileArriving } from '../../platform/uploads/receive.ts'
import type { CleanPhoto } from './clean-photo.ts'

export interface ReceivedPhotos {
  readonly photos: readonly CleanPhoto[]
  /** null when it is empty. */
  readonly parentDescription: string | null
}

type Clean = (bytes: Uint8Array) => Promise<CleanPhoto | { readonly refused: string }>

/** One file more than allowed is read, so that the response can say what is wrong; beyond that the upload is aborted. */
const limits = { files: maxPhotosPerUpload + 1, fileSize: maxPhotoBytes, fields: 4, fieldSize: 10_000 }

/**
 * Reads an upload to its end, even if something in it is wrong: an earlier response would look like a lost connection, and every
 * unusable file is named. Only one original photo at a time is in memory.
 * @param held the memory that it takes, until the photos are saved
 * @throws {ExpectedError} for too many, too large, unreadable or no photos
 * @throws {UploadsBusy | TooMuchAtOnce | BrokenOff}
 */
export async function receivePhotos(
  request: FastifyRequest,
  held: HeldMemory,
  clean: Clean,
): Promise<ReceivedPhotos> {
  if (!request.isMultipart()) {
    throw new ExpectedError(415, 'unsupported_media_type', 'Please send the photos as a form.')
  }
  const photos: CleanPhoto[] = []
  const unusable: { index: number; message: string }[] = []
  const busy: unknown[] = []
  let files = 0
  let description: unknown = ''
  for await (const part of whileArriving(request.parts({ limits }))) {
    if (part.type === 'field') {
      if (part.fieldname === 'parentDescription') description = part.value
      continue
    }
    const index = files++
    if (files > maxPhotosPerUpload || busy.length > 0) {
      await discard(part.file)
      continue
    }
    try {
      const photo = await receivePhoto(part.file, held, clean)
      if ('refused' in photo) unusable.push({ index, message: photo.refused })
      else {
        held.take(photo.webp.length)
        photos.push(photo)
      }
    } catch (error) {
      if (error instanceof BrokenOff) throw error
      busy.push(error)
    }
  }
  if (busy.length > 0) throw busy[0]
  if (files > maxPhotosPerUpload) throw new InvalidInput('photos', tooManyPhotosMessage)
  if (unusable.length > 0) throw new UnusablePhotos(unusable)
  if (photos.length === 0) throw new InvalidInput('photos', 'Please select at least one photo.')
  return { photos, parentDescription: parseDescription(description) }
}

/** Holds the memory of the original photo until it has been cleaned. */
async function receivePhoto(file: MultipartFile['file'], held: HeldMemory, clean: Clean): ReturnType<Clean> {
  const bytes = await receive(file, held)
  try {
    return file.truncated ? { refused: tooLarge } : await clean(bytes)
  } finally {
    held.giveBack(bytes.length)
  }
}

function parseDescription(description: unknown): string | null {
  const checked = ParentDescription.safeParse(description)
  if (checked.success) return checked.data || null
  throw new InvalidInput('parentDescription', checked.error.issues[0]?.message ?? 'Invalid input')
}

const tooLarge = `A photo may have ${maxPhotoBytes / 1024 / 1024} MB at most.`

/** `fields` names the files: `photos.0` is the first one. */
class UnusablePhotos extends ExpectedError {
  constructor(unusable: readonly { index: number; message: string }[]) {
    const fields = unusable.map(({ index, message }) => ({ field: `photos.${index}`, message }))
    const first = fields[0]?.message ?? ''
    const message =
      fields.length === 1
        ? `One of the files cannot be used. ${first}`
        : `${fields.length} of the files cannot be used. ${first}`
    super(400, 'invalid_input', message, { field: 'photos', fields })
  }
}
