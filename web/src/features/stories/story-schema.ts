import { StoryRequest } from '@nightlight/contract'

const Form = StoryRequest.extend({ minutes: StoryRequest.shape.minutes.nullable() })

export const StoryFormSchema = Form.refine((form) => !form.generateAudio || form.selectedVoiceId, {
  path: ['selectedVoiceId'],
  message: 'Please select a voice for audio generation',
})

export { CustomCharacter } from '@nightlight/contract'
