import {
  ownVoicesProviderId,
  type StoryLanguage,
  storyLanguageOf,
  storyLanguages,
} from '@nightlight/contract'
import type { SpeechDeps } from './speech-provider.ts'
import type { VoiceRow } from './voices.queries.ts'

/** The languages of stories that a voice reads: those of its provider's every voice, and its own; English where nobody says. */
export function languagesOf(
  { providerId, language, madeBy }: Pick<VoiceRow, 'providerId' | 'language' | 'madeBy'>,
  speakers: SpeechDeps['speakers'],
): StoryLanguage[] {
  const provider = speakers.get(providerId === ownVoicesProviderId ? (madeBy ?? '') : providerId)
  const own = language === null ? 'en' : storyLanguageOf(language)
  return storyLanguages.filter((each) => each === own || provider?.languages?.includes(each))
}
