import { StoryRequest } from '@nightlight/contract'

export const StoryFormSchema = StoryRequest.refine((form) => !form.generateAudio || form.selectedVoiceId, {
  path: ['selectedVoiceId'],
  message: 'Please select a voice for audio generation',
})

export { CustomCharacter } from '@nightlight/contract'
