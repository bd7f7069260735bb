import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SubscriptionLevel, Tier } from './plans.ts'
import { isoDateTime, line, lines, requiredLine, rowId, rowIdInBody } from './text.ts'

export const voiceGenders = ['female', 'male', 'neutral'] as const

export const AdminVoice = z.object({
  id: z.number(),
  providerId: z.string(),
  voiceId: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  gender: z.nullable(z.enum(voiceGenders)),
  language: z.nullable(z.string()),
  sampleUrl: z.nullable(z.string()),
  isStandard: z.boolean(),
  subscriptionLevel: z.string(),
  tier: Tier,
  isActive: z.boolean(),
  isDefault: z.boolean(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
})
export type AdminVoice = z.infer<typeof AdminVoice>

/** A voice that a provider offers. */
export const DiscoveredVoice = z.object({
  providerId: z.string(),
  voiceId: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  gender: z.nullable(z.enum(voiceGenders)),
  language: z.nullable(z.string()),
  sampleUrl: z.nullable(z.string()),
  /** The tier that it is approved with by default. */
  tier: Tier,
  isApproved: z.boolean(),
  /** Whether its description suits bedtime. */
  isRecommended: z.boolean(),
})
export type DiscoveredVoice = z.infer<typeof DiscoveredVoice>

export const listAdminVoices = endpoint({
  method: 'GET',
  url: '/api/admin/voices/voices',
  summary: 'Every approved voice, the default first',
  replies: { 200: z.array(AdminVoice) },
})

export const discoverVoices = endpoint({
  method: 'GET',
  url: '/api/admin/voices/discover',
  summary: 'The voices that a provider offers, and which of them are approved',
  query: z.object({ providerId: requiredLine('Provider', 80) }),
  replies: { 200: z.array(DiscoveredVoice) },
})

export const NewVoice = z.object({
  providerId: requiredLine('Provider', 80),
  voiceId: requiredLine('Voice', 200),
  name: requiredLine('Name', 200),
  gender: z.nullish(z.enum(voiceGenders)),
  language: z.nullish(line('Language', 80)),
  description: z.nullish(lines('Description', 2000)),
  isStandard: z._default(z.boolean(), false),
  isActive: z._default(z.boolean(), true),
  subscriptionLevel: z._default(SubscriptionLevel, 'free'),
})
export type NewVoice = z.infer<typeof NewVoice>

export const approveVoice = endpoint({
  method: 'POST',
  url: '/api/admin/voices/voices',
  summary: 'Approve a voice of a provider',
  body: NewVoice,
  replies: { 201: AdminVoice },
})

const params = z.object({ id: rowId })

export const changeVoice = endpoint({
  method: 'PATCH',
  url: '/api/admin/voices/voices/:id',
  summary: 'Change the name of a voice or the plan that includes it',
  params,
  body: z.object({
    name: z.optional(requiredLine('Name', 200)),
    subscriptionLevel: z.optional(SubscriptionLevel),
  }),
  replies: { 200: AdminVoice },
})

export const toggleVoice = endpoint({
  method: 'PATCH',
  url: '/api/admin/voices/voices/:id/toggle',
  summary: 'Offer a voice to families, or hide it',
  params,
  body: z.nullish(z.object({})),
  replies: { 200: AdminVoice },
})

export const deleteVoice = endpoint({
  method: 'DELETE',
  url: '/api/admin/voices/voices/:id',
  summary: 'Remove a voice. Children and accounts that had chosen it get the default voice',
  params,
  replies: { 200: z.object({ children: z.number(), accounts: z.number() }) },
})

export const setDefaultVoice = endpoint({
  method: 'POST',
  url: '/api/admin/voices/set-default',
  summary: 'Make a voice the default, which narrates where none was chosen',
  body: z.object({
    /** The id of the approved voice, or the provider's id of it. */
    voiceId: z.union([rowIdInBody, requiredLine('Voice', 200)]),
  }),
  replies: { 200: AdminVoice },
})

export const sampleVoice = endpoint({
  method: 'POST',
  url: '/api/admin/voices/sample',
  summary: 'A sample of a provider’s voice, approved or not',
  body: z.object({ providerId: requiredLine('Provider', 80), voiceId: requiredLine('Voice', 200) }),
  replies: { 200: z.object({ sampleUrl: z.string() }) },
})
