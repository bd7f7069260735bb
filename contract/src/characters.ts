import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { type SubscriptionLevel, tierOf } from './plans.ts'
import { lines, moment, rowId } from './text.ts'

export const CharacterStatus = z.object({
  hasCharacter: z.boolean(),
  characterApproved: z.boolean(),
  /** How the character looks, drawn for this account's eyes only; null while there is none. */
  testImageUrl: z.string().nullable(),
  characterDescription: z.string().nullable(),
})
export type CharacterStatus = z.infer<typeof CharacterStatus>

const params = z.object({ id: rowId })

export const getCharacter = endpoint({
  method: 'GET',
  url: '/api/character/children/:id/character',
  summary: 'The illustrated character of a child, as far as there is one',
  params,
  replies: { 200: CharacterStatus },
})

export const generateCharacter = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/generate-character',
  summary: 'Propose a character; each proposal looks different from the one before it and waits for approval',
  params,
  replies: { 200: CharacterStatus },
})

export const approveCharacter = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/approve-character',
  summary: 'Approve or reject the character; pictures use it while it is approved',
  params,
  body: z.object({ approved: z.boolean() }),
  replies: { 200: CharacterStatus },
})

export const maxPhotosPerUpload = 5
/** All that a child may have. */
export const maxPhotos = 20
export const maxPhotoBytes = 15 * 1024 * 1024
export const tooManyPhotos = 'Please select up to 5 photos only.'

/** Moonbeam, and accounts whose level is still called premium. */
export const mayUploadPhotos = (account: {
  subscriptionLevel: SubscriptionLevel
  isAdmin: boolean
}): boolean => tierOf(account) === 'moonbeam' || account.subscriptionLevel === 'premium'

export const ParentDescription = lines('Description', 500)

export const CharacterPhotos = z.object({
  photos: z.array(
    z.object({
      id: z.string(),
      /** For this account's eyes only. */
      url: z.string(),
      width: z.number(),
      height: z.number(),
      addedAt: moment,
    }),
  ),
  parentDescription: z.string().nullable(),
})
export type CharacterPhotos = z.infer<typeof CharacterPhotos>

export const listPhotos = endpoint({
  method: 'GET',
  url: '/api/character/children/:id/photos',
  summary: 'The photos of a child, oldest first',
  params,
  replies: { 200: CharacterPhotos },
})

/** The body is multipart/form-data: `photos`, repeated, and an optional `parentDescription`. */
export const uploadPhotos = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/upload-photos',
  summary: 'Add up to 5 photos (JPEG, PNG, WebP), and in words what they show',
  params,
  replies: { 200: CharacterPhotos },
})

export const removePhoto = endpoint({
  method: 'DELETE',
  url: '/api/character/children/:id/photos/:photoId',
  summary: 'Delete a photo',
  params: z.object({ id: rowId, photoId: z.uuid() }),
  replies: { 204: z.null() },
})
