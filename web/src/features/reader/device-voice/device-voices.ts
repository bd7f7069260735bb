import type { StoryLanguage } from '@nightlight/contract'
import { useSyncExternalStore } from 'react'

const synthesis = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null

/** Voices that speak on this device itself: with any other one the text of the story would leave it. */
export const localVoices = (language: StoryLanguage): SpeechSynthesisVoice[] =>
  (synthesis()?.getVoices() ?? []).filter(
    ({ localService, lang }) => localService && lang.replace('_', '-').split('-')[0] === language,
  )

function subscribe(listener: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', listener)
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener)
}

/** Browsers list their voices a while after the page has loaded. */
export function useLocalVoices(language: StoryLanguage): SpeechSynthesisVoice[] {
  const names = useSyncExternalStore(subscribe, () => localVoices(language).map(keyOf).join('\n'))
  return names === '' ? [] : localVoices(language)
}

export const keyOf = ({ voiceURI }: SpeechSynthesisVoice) => voiceURI
