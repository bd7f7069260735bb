import { StoryRequest } from '@nightlight/contract'
import * as z from 'zod/mini'

export const MemberStorySchema = z.extend(StoryRequest, {
  minutes: z.nullable(StoryRequest.shape.minutes),
  language: z.nullable(StoryRequest.shape.language),
})

/** The owner chooses the voice as well. */
export const OwnerStorySchema = MemberStorySchema.check(
  z.refine((values) => !values.generateAudio || values.selectedVoiceId, {
    path: ['selectedVoiceId'],
    message: 'Please select a voice for audio generation',
  }),
)
