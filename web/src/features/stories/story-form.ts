import {
  type Cadence,
  type CustomCharacter,
  defaultCadence,
  plans,
  type StoryLength,
  type Theme,
  type Tier,
} from '@nightlight/contract'

/** The form's own shape: what is sent, and the friend who is being described but not yet added. */
export interface StoryForm {
  mainCharacterIds: number[]
  supportingCharacterIds: number[]
  customSupportingCharacters: CustomCharacter[]
  newCharacter: { name: string; relationship: string; description: string }
  storyTheme: Theme
  storyLength: StoryLength
  /** null where the length says it. */
  minutes: number | null
  additionalDetails: string
  generateAudio: boolean
  selectedVoiceId: string
  selectedVoiceProviderId: string
  narrationCadence: Cadence
}

export const noCharacter: StoryForm['newCharacter'] = { name: '', relationship: '', description: '' }

/** First child, adventure, medium length where the plan has it, narration on, at the bedtime pace. */
export function defaultStoryForm(tier: Tier, children: readonly { id: number }[]): StoryForm {
  const [first] = children
  return {
    mainCharacterIds: first ? [first.id] : [],
    supportingCharacterIds: [],
    customSupportingCharacters: [],
    newCharacter: noCharacter,
    storyTheme: 'adventure',
    storyLength: plans[tier].lengths.includes('medium') ? 'medium' : 'short',
    minutes: null,
    additionalDetails: '',
    generateAudio: true,
    selectedVoiceId: '',
    selectedVoiceProviderId: '',
    narrationCadence: defaultCadence,
  }
}

/** What the server is asked for. */
export function toRequest(form: StoryForm) {
  const {
    newCharacter: _,
    selectedVoiceId,
    selectedVoiceProviderId,
    additionalDetails,
    minutes,
    ...rest
  } = form
  return {
    ...rest,
    ...(minutes !== null && { minutes }),
    ...(additionalDetails.trim() && { additionalDetails }),
    ...(form.generateAudio && { selectedVoiceId, selectedVoiceProviderId }),
  }
}
