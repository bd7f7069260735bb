import { z } from 'zod'
import { SpeechFailed } from '../../../modules/voices/index.ts'

/** @throws {SpeechFailed} for an answer of another shape */
export function read<T>(shape: z.ZodType<T>, answer: unknown): T {
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new SpeechFailed('unreadable')
  return parsed.data
}

export const VoicePage = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string().min(1).max(200),
      name: z.string().max(200).nullish(),
      description: z.string().nullish(),
      preview_url: z.string().nullish(),
      labels: z.record(z.string(), z.string().nullable()).nullish(),
    }),
  ),
  has_more: z.boolean(),
  next_page_token: z.string().nullish(),
})
