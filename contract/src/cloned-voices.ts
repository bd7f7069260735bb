import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoDateTime, requiredLine, rowId } from './text.ts'

/** The id of the provider under which an account's own cloned voices are listed. */
export const ownVoicesProviderId = 'own'

/** The length of a recording from which a voice is cloned, in seconds. */
export const minSampleSeconds = 30
export const maxSampleSeconds = 120

export const maxVoiceNameLength = 40

/** Changes whenever the wording below changes. */
export const voiceConsentVersion = '2026-11'

/**
 * What the adult whose voice it is agrees to. The exact text is stored with the consent.
 * @param service the name of the service that receives the recording; null where it stays on this machine
 */
export const voiceConsentWording = (service: string | null): string =>
  `This is the voice of an adult, and that adult agrees: Nightlight ${
    service ? `sends this recording to ${service}, and ${service} makes` : 'makes, on its own machine,'
  } a copy of the voice that reads stories to this family and to nobody else. It can be deleted at any time${
    service ? `, and is then deleted at ${service} too` : ', and the recording with it'
  }. Children’s voices are not cloned here, whoever asks.`

export const ClonedVoice = z.object({
  id: z.number(),
  /** The id of the voice at the provider `ownVoicesProviderId`. */
  voiceId: z.string(),
  name: z.string(),
  /** `ready`: it can narrate. `failed`: nothing of it is left at the provider; the recording is kept for a retry. */
  status: z.enum(['making', 'ready', 'failed']),
  fault: z.nullable(z.string()),
  /** The length of the recording. */
  seconds: z.number(),
  /** The display name of the service that cloned it. */
  service: z.string(),
  consent: z.object({ by: z.string(), wording: z.string(), at: isoDateTime }),
  createdAt: isoDateTime,
})
export type ClonedVoice = z.infer<typeof ClonedVoice>

export const ClonedVoices = z.object({
  /** How many voices the account's plan allows; 0 where it has no voice cloning. */
  limit: z.number(),
  /** What would clone a voice; null where nothing is set up. `isHere`: the recording stays on this server. */
  cloner: z.nullable(z.object({ name: z.string(), isHere: z.boolean(), wording: z.string() })),
  voices: z.array(ClonedVoice),
})
export type ClonedVoices = z.infer<typeof ClonedVoices>

const voiceParams = z.object({ id: rowId })

export const VoiceName = requiredLine('Name', maxVoiceNameLength, 'Please say whose voice it is.')

export const listClonedVoices = endpoint({
  method: 'GET',
  url: '/api/user/voices',
  summary: 'The cloned voices of the account, and whether and how another one can be made',
  replies: { 200: ClonedVoices },
})

/**
 * The body is multipart/form-data: `name`; `consent`, the exact wording that was agreed to; then `sample`, the recording as WAV of 30 to
 * 120 seconds.
 */
export const cloneVoice = endpoint({
  method: 'POST',
  url: '/api/user/voices',
  summary: 'Clone the voice of an adult from a recording, with that adult’s consent',
  replies: { 201: ClonedVoice },
})

export const renameClonedVoice = endpoint({
  method: 'PATCH',
  url: '/api/user/voices/:id',
  summary: 'Rename a cloned voice',
  params: voiceParams,
  body: z.object({ name: VoiceName }),
  replies: { 200: ClonedVoice },
})

export const retryVoiceCloning = endpoint({
  method: 'POST',
  url: '/api/user/voices/:id/again',
  summary: 'Retry cloning a voice after a failure',
  params: voiceParams,
  replies: { 200: ClonedVoice },
})

export const deleteClonedVoice = endpoint({
  method: 'DELETE',
  url: '/api/user/voices/:id',
  summary: 'Delete a cloned voice, here and at the service that made it',
  params: voiceParams,
  replies: { 204: z.null() },
})
