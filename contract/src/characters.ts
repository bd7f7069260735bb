import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { appearanceFeatures } from './look-words.ts'
import { type SubscriptionLevel, tierOf } from './plans.ts'
import { line, lines, moment, rowId } from './text.ts'

export const CharacterStatus = z.object({
  hasCharacter: z.boolean(),
  characterApproved: z.boolean(),
  /** How the character looks, drawn for this account's eyes only; null while there is none. */
  testImageUrl: z.nullable(z.string()),
  characterDescription: z.nullable(z.string()),
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

export const characterFile = file({
  url: '/media/children/:id/:version/character.svg',
  summary: 'The proposed character of a child. Every proposal has an address of its own',
  params: z.object({ id: rowId, version: z.string() }),
  contentTypes: ['image/svg+xml'],
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

/** What can be told from photos, in words as a parent would use them; null where it cannot. */
export const SeenLooks = z.object({
  hairColor: z.nullable(z.string()),
  hairStyle: z.nullable(z.string()),
  eyeColor: z.nullable(z.string()),
  skinTone: z.nullable(z.string()),
  hasGlasses: z.nullable(z.boolean()),
  features: z.array(z.string()),
})
export type SeenLooks = z.infer<typeof SeenLooks>

/** What a parent reads and agrees to before photos are sent to another service. It is kept as it was read. */
export const photoConsentWording = (reader: string): string =>
  `I am this child’s parent or guardian. I agree that Nightlight sends these photos to ${reader}, so that ${reader} describes hair, eyes, skin, glasses and the like in words. The child’s name, age and everything else in the profile stay here. I can take this back at any time.`

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
  parentDescription: z.nullable(z.string()),
  /** Days after which a photo is deleted. */
  keptDays: z.number(),
  /** Who would look at the photos, as a person would say it; null where nobody is set up to. */
  reader: z.nullable(z.string()),
  /** Since when the parent agrees to that. */
  agreedAt: z.nullable(moment),
  /** What the reader saw, until the photos are deleted. */
  seen: z.nullable(z.object({ by: z.string(), at: moment, looks: SeenLooks })),
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

export const photoFile = file({
  url: '/media/children/:id/photos/:photoId',
  summary: 'A photo of a child, for its parent; it must not be cached',
  params: z.object({ id: rowId, photoId: z.uuid() }),
  contentTypes: ['image/webp'],
})

export const removePhotos = endpoint({
  method: 'DELETE',
  url: '/api/character/children/:id/photos',
  summary: 'Delete all photos of a child, what was said about them and what was seen in them',
  params,
  replies: { 204: z.null() },
})

export const agreeToReading = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/photo-consent',
  summary: 'Agree that the photos are shown to the service that reads them',
  params,
  body: z.object({ wording: z.string().check(z.maxLength(2000)) }),
  replies: { 200: CharacterPhotos },
})

export const withdrawConsent = endpoint({
  method: 'DELETE',
  url: '/api/character/children/:id/photo-consent',
  summary: 'Take the consent back',
  params,
  replies: { 200: CharacterPhotos },
})

export const readPhotos = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/read-photos',
  summary: 'Have a service describe the photos, as far as the parent has agreed to it',
  params,
  replies: { 200: CharacterPhotos },
})

export const ConfirmedLooks = z.object({
  /** Whether a service saw them, or the parent pointed at them. */
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
  summary: 'Take what was seen in the photos into the profile, as far as the parent confirms it',
  params,
  body: ConfirmedLooks,
  replies: { 200: CharacterPhotos },
})
