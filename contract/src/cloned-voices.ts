import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moment, requiredLine, rowId } from './text.ts'

/** The provider under which an account finds its own cloned voices among the others. */
export const ownVoicesId = 'own'

/** A recording to clone a voice from, in seconds. */
export const minSampleSeconds = 30
export const maxSampleSeconds = 120

export const maxVoiceName = 40

/** Changes whenever the wording below does. */
export const voiceConsentVersion = '2026-11'

/**
 * What the adult whose voice it is agrees to. It is kept as it was read.
 * @param service who is sent the recording; null where it stays on this machine
 */
export const voiceConsentWording = (service: string | null): string =>
  `This is the voice of an adult, and that adult agrees: Nightlight ${
    service ? `sends this recording to ${service}, and ${service} makes` : 'makes, on its own machine,'
  } a copy of the voice that reads stories to this family and to nobody else. It can be deleted at any time${
    service ? `, and is then deleted at ${service} too` : ', and the recording with it'
  }. Children’s voices are not cloned here, whoever asks.`

export const ClonedVoice = z.object({
  id: z.number(),
  /** Where a voice is chosen: `ownVoicesId`, and this. */
  voiceId: z.string(),
  name: z.string(),
  /** `ready`: it can read. `failed`: nothing of it is left at the provider; the recording is kept for another try. */
  status: z.enum(['making', 'ready', 'failed']),
  fault: z.nullable(z.string()),
  /** Of the recording. */
  seconds: z.number(),
  /** Who made it, as a person would say. */
  service: z.string(),
  consent: z.object({ by: z.string(), wording: z.string(), at: moment }),
  createdAt: moment,
})
export type ClonedVoice = z.infer<typeof ClonedVoice>

export const ClonedVoices = z.object({
  /** What the account's plan has room for; 0 where it has no voice cloning. */
  limit: z.number(),
  /** Who would clone a voice; null where nobody is set up to. `isHere`: the recording leaves for nowhere. */
  cloner: z.nullable(z.object({ name: z.string(), isHere: z.boolean(), wording: z.string() })),
  voices: z.array(ClonedVoice),
})
export type ClonedVoices = z.infer<typeof ClonedVoices>

const OfVoice = z.object({ id: rowId })

export const VoiceName = requiredLine('Name', maxVoiceName, 'Please say whose voice it is.')

export const listClonedVoices = endpoint({
  method: 'GET',
  url: '/api/user/voices',
  summary: 'Cloned voices of the account, and whether and by whom another can be made',
  replies: { 200: ClonedVoices },
})

/**
 * The body is multipart/form-data: `name`; `consent`, the wording that was agreed to, letter for letter; then `sample`, the recording
 * as WAV of 30 to 120 seconds.
 */
export const cloneVoice = endpoint({
  method: 'POST',
  url: '/api/user/voices',
  summary: 'Have the voice of an adult cloned from a recording, with that adult’s consent',
  replies: { 201: ClonedVoice },
})

export const renameClonedVoice = endpoint({
  method: 'PATCH',
  url: '/api/user/voices/:id',
  summary: 'Give a cloned voice another name',
  params: OfVoice,
  body: z.object({ name: VoiceName }),
  replies: { 200: ClonedVoice },
})

export const cloneVoiceAgain = endpoint({
  method: 'POST',
  url: '/api/user/voices/:id/again',
  summary: 'Try once more to clone a voice of which nothing came',
  params: OfVoice,
  replies: { 200: ClonedVoice },
})

export const deleteClonedVoice = endpoint({
  method: 'DELETE',
  url: '/api/user/voices/:id',
  summary: 'Delete a cloned voice, here and where it was made',
  params: OfVoice,
  replies: { 204: z.null() },
})
