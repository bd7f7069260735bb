import {
  type Cadence,
  type CustomCharacter,
  defaultCadence,
  plans,
  type StoryLanguage,
  type StoryLength,
  type Theme,
  type Tier,
} from '@nightlight/contract'

/** The values of the form: what is sent, and the character that is being described but not added yet. */
export interface StoryValues {
  mainCharacterIds: number[]
  supportingCharacterIds: number[]
  customSupportingCharacters: CustomCharacter[]
  newCharacter: { name: string; relationship: string; description: string; spokenName?: string | undefined }
  storyTheme: Theme
  storyLength: StoryLength
  /** null for that of the first main character. */
  language: StoryLanguage | null
  /** null if the length decides. */
  minutes: number | null
  additionalDetails: string
  /** Ids of facts that were understood and removed. */
  ignoredFacts: string[]
  generateAudio: boolean
  /** Empty in a member's form: the family's default voice narrates. */
  selectedVoiceId: string
  selectedVoiceProviderId: string
  narrationCadence: Cadence
}

export const noCharacter: StoryValues['newCharacter'] = {
  name: '',
  relationship: '',
  description: '',
  spokenName: '',
}

/** First child, adventure, medium length if the plan includes it, narration on, bedtime pace. */
export function defaultStoryValues(tier: Tier, children: readonly { id: number }[]): StoryValues {
  const [first] = children
  return {
    mainCharacterIds: first ? [first.id] : [],
    supportingCharacterIds: [],
    customSupportingCharacters: [],
    newCharacter: noCharacter,
    storyTheme: 'adventure',
    storyLength: plans[tier].lengths.includes('medium') ? 'medium' : 'short',
    minutes: null,
    language: null,
    additionalDetails: '',
    ignoredFacts: [],
    generateAudio: true,
    selectedVoiceId: '',
    selectedVoiceProviderId: '',
    narrationCadence: defaultCadence,
  }
}

/** The body of the request. @param familyId the family that a member requests the story for */
export function toRequest(values: StoryValues, familyId?: number) {
  const {
    newCharacter: _,
    selectedVoiceId,
    selectedVoiceProviderId,
    additionalDetails,
    ignoredFacts,
    minutes,
    language,
    ...rest
  } = values
  return {
    ...rest,
    ...(minutes !== null && { minutes }),
    ...(language !== null && { language }),
    ...(additionalDetails.trim() && { additionalDetails }),
    ...(additionalDetails.trim() && ignoredFacts.length > 0 && { ignoredFacts }),
    ...(values.generateAudio && selectedVoiceId && { selectedVoiceId, selectedVoiceProviderId }),
    ...(familyId !== undefined && { familyId }),
  }
}
