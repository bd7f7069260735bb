import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredLine } from './text.ts'

/** A neural voice model that can be installed on the server, or is. */
export const VoiceModel = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  languages: z.nullable(z.string()),
  voices: z.nullable(z.number()),
  /** Of the weights. */
  licence: z.string(),
  licenceUrl: z.nullable(z.string()),
  /** Size of the download; null for one that cannot be fetched. */
  bytes: z.nullable(z.number()),
  /** Where it is fetched from. */
  host: z.nullable(z.string()),
  isInstalled: z.boolean(),
  /** As measured on the server after the installation. */
  speed: z.nullable(z.object({ speechPerSecond: z.number(), firstSoundMs: z.number(), threads: z.number() })),
})
export type VoiceModel = z.infer<typeof VoiceModel>

export const installSteps = ['engine', 'download', 'copy', 'unpack', 'measure', 'done', 'failed'] as const

/** The last installation, until the next one begins. */
export const VoiceModelTask = z.object({
  name: z.string(),
  /** What can be tried again; null for one that came from a file or folder. */
  modelId: z.nullable(z.string()),
  step: z.enum(installSteps),
  /** Bytes, or files of a folder; 0 of 0 where a step has no measure. */
  done: z.number(),
  total: z.number(),
  failure: z.nullable(z.string()),
})
export type VoiceModelTask = z.infer<typeof VoiceModelTask>

export const VoiceModels = z.object({
  engine: z.object({ installed: z.nullable(z.string()), version: z.string(), licence: z.string() }),
  /** The folder that models lie in. */
  folder: z.string(),
  models: z.array(VoiceModel),
  task: z.nullable(VoiceModelTask),
})
export type VoiceModels = z.infer<typeof VoiceModels>

export const listVoiceModels = endpoint({
  method: 'GET',
  url: '/api/admin/voices/models',
  summary:
    'Neural voices that can be installed on the server, those that are, and the installation under way',
  replies: { 200: VoiceModels },
})

const agreed = z.literal(true, 'Please agree to the licences first')

export const fetchVoiceModel = endpoint({
  method: 'POST',
  url: '/api/admin/voices/models/fetch',
  summary: 'Download a neural voice, and the engine if it is missing. Goes on in the background',
  body: z.object({ id: requiredLine('Voice', 80), agreed }),
  replies: { 202: VoiceModels },
})

export const bringVoiceModel = endpoint({
  method: 'POST',
  url: '/api/admin/voices/models/bring',
  summary: 'Install a neural voice from a file or folder on the server. Goes on in the background',
  body: z.object({ path: requiredLine('Path', 1000), agreed }),
  replies: { 202: VoiceModels },
})

/** The largest listed model has 350 MB. */
export const maxVoiceModelBytes = 1_500_000_000

export const uploadVoiceModel = endpoint({
  method: 'POST',
  url: '/api/admin/voices/models/upload',
  summary: 'Install a neural voice from an uploaded archive: the body is the file. Goes on in the background',
  query: z.object({
    name: requiredLine('Name', 200),
    agreed: z.literal('true', 'Please agree to the licences first'),
  }),
  replies: { 202: VoiceModels },
})

export const stopVoiceModel = endpoint({
  method: 'POST',
  url: '/api/admin/voices/models/stop',
  summary: 'Stop the installation under way. What has arrived of a download stays for the next try',
  body: z.nullish(z.object({})),
  replies: { 200: VoiceModels },
})

export const removeVoiceModel = endpoint({
  method: 'DELETE',
  url: '/api/admin/voices/models/:id',
  summary: 'Remove an installed neural voice from the server',
  params: z.object({ id: requiredLine('Voice', 200) }),
  replies: { 200: VoiceModels },
})
