import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryLanguage } from './languages.ts'

/** What the operator of this server has set up, so that no screen offers what it cannot do. */
export const Installation = z.object({
  /** Whether new accounts wait for an administrator before they can make stories. */
  requiresApproval: z.boolean(),
  /** Whether plans can be bought. */
  payments: z.boolean(),
  /** Whether mails are sent, and not only written to a folder. */
  mail: z.boolean(),
  /** Where families can write to; null where the contact form is the only way. */
  supportEmail: z.nullable(z.string()),
  /** In which stories can be told; English alone without a language model. Which of them are read aloud the voices say. */
  storyLanguages: z.array(StoryLanguage),
  voiceCloning: z.boolean(),
  realImages: z.boolean(),
  /** The display name of the service that describes photos of children; null where photos are only looked at by the parent. */
  photoReader: z.nullable(z.string()),
  /** Whether sample stories are still being written or recorded, as on a new installation. */
  samplesInMaking: z.boolean(),
})
export type Installation = z.infer<typeof Installation>

export const getInstallation = endpoint({
  method: 'GET',
  url: '/api/installation',
  summary: 'What this installation can do',
  replies: { 200: Installation },
})
