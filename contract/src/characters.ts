import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { appearanceFeatures } from './look-words.ts'
import { type SubscriptionLevel, tierOf } from './plans.ts'
import { isoDateTime, line, lines, rowId } from './text.ts'

export const CharacterStatus = z.object({
  hasCharacter: z.boolean(),
  characterApproved: z.boolean(),
  /** A drawing of the character that only this account can open; null while there is no character. */
  testImageUrl: z.nullable(z.string()),
  characterDescription: z.nullable(z.string()),
})
export type CharacterStatus = z.infer<typeof CharacterStatus>

const params = z.object({ id: rowId })

export const getCharacter = endpoint({
  method: 'GET',
  url: '/api/character/children/:id/character',
  summary: 'The illustrated character of a child, if there is one',
  params,
  replies: { 200: CharacterStatus },
})

export const generateCharacter = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/generate-character',
  summary: 'Propose a character; each proposal differs from the previous one and needs approval',
  params,
  replies: { 200: CharacterStatus },
})

export const approveCharacter = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/approve-character',
  summary: 'Approve or reject the character; pictures show it while it is approved',
  params,
  body: z.object({ approved: z.boolean() }),
  replies: { 200: CharacterStatus },
})

export const characterFile = file({
  url: '/media/children/:id/:version/character.svg',
  summary: 'The proposed character of a child. Every proposal has its own URL',
  params: z.object({ id: rowId, version: z.string() }),
  contentTypes: ['image/svg+xml'],
})

export const maxPhotosPerUpload = 5
/** Per child. */
export const maxPhotos = 20
export const maxPhotoBytes = 15 * 1024 * 1024
export const tooManyPhotosMessage = 'Please select up to 5 photos only.'

/** Moonbeam, and accounts that still have the old level `premium`. */
export const mayUploadPhotos = (account: {
  subscriptionLevel: SubscriptionLevel
  isAdmin: boolean
}): boolean => tierOf(account) === 'moonbeam' || account.subscriptionLevel === 'premium'

export const ParentDescription = lines('Description', 500)

/** What a service has recognized in photos, in words that a parent would use; null where it could not tell. */
export const DetectedLooks = z.object({
  hairColor: z.nullable(z.string()),
  hairStyle: z.nullable(z.string()),
  eyeColor: z.nullable(z.string()),
  skinTone: z.nullable(z.string()),
  hasGlasses: z.nullable(z.boolean()),
  features: z.array(z.string()),
})
export type DetectedLooks = z.infer<typeof DetectedLooks>

/** What a parent agrees to before photos are sent to another service. The exact text is stored with the consent. */
export const photoConsentWording = (reader: string): string =>
  `I am this child’s parent or guardian. I agree that Nightlight sends these photos to ${reader}, so that ${reader} describes hair, eyes, skin, glasses and the like in words. The child’s name, age and everything else in the profile stay here. I can take this back at any time.`

export const CharacterPhotos = z.object({
  photos: z.array(
    z.object({
      id: z.string(),
      /** Only this account can open it. */
      url: z.string(),
      width: z.number(),
      height: z.number(),
      addedAt: isoDateTime,
    }),
  ),
  parentDescription: z.nullable(z.string()),
  /** Days after which a photo is deleted. */
  keptDays: z.number(),
  /** The display name of the service that would describe the photos; null where none is set up. */
  reader: z.nullable(z.string()),
  /** When the parent agreed to that. */
  agreedAt: z.nullable(isoDateTime),
  /** What the service recognized, until the photos are deleted. */
  seen: z.nullable(z.object({ by: z.string(), at: isoDateTime, looks: DetectedLooks })),
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
  summary: 'Add up to 5 photos (JPEG, PNG, WebP) and a description of them',
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

export const photoFile = file({
  url: '/media/children/:id/photos/:photoId',
  summary: 'A photo of a child, only for its parent; it must not be cached',
  params: z.object({ id: rowId, photoId: z.uuid() }),
  contentTypes: ['image/webp'],
})

export const removePhotos = endpoint({
  method: 'DELETE',
  url: '/api/character/children/:id/photos',
  summary: 'Delete all photos of a child, their description and what was recognized in them',
  params,
  replies: { 204: z.null() },
})

export const givePhotoConsent = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/photo-consent',
  summary: 'Consent to the photos being sent to the service that describes them',
  params,
  body: z.object({ wording: z.string().check(z.maxLength(2000)) }),
  replies: { 200: CharacterPhotos },
})

export const withdrawPhotoConsent = endpoint({
  method: 'DELETE',
  url: '/api/character/children/:id/photo-consent',
  summary: 'Withdraw the consent',
  params,
  replies: { 200: CharacterPhotos },
})

export const readPhotos = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/read-photos',
  summary: 'Have a service describe the photos, if the parent has consented to it',
  params,
  replies: { 200: CharacterPhotos },
})

export const ConfirmedLooks = z.object({
  /** Whether a service recognized them, or the parent picked the colours in a photo. */
  by: z.enum(['service', 'colours']),
  looks: z.partial(
    z.object({
      hairColor: line('Hair colour', 80),
      hairStyle: line('Hair style', 80),
      eyeColor: line('Eye colour', 80),
      skinTone: line('Skin tone', 80),
      hasGlasses: z.boolean(),
      features: z.array(z.enum(appearanceFeatures)).check(z.maxLength(appearanceFeatures.length)),
    }),
  ),
})
export type ConfirmedLooks = z.infer<typeof ConfirmedLooks>

export const confirmLooks = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/confirm-looks',
  summary: 'Save what was recognized in the photos to the profile, as confirmed by the parent',
  params,
  body: ConfirmedLooks,
  replies: { 200: CharacterPhotos },
})
