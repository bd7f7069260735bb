import type { Child, Voice } from '@nightlight/contract'

type ChildVoice = Pick<Child, 'defaultVoiceId' | 'defaultVoiceProvider'>
type VoiceKey = Pick<Voice, 'providerId' | 'voiceId'>

/**
 * The initially selected voice: the first child's default, the server's default, the one flagged as default, the first one.
 * Voices above the account's plan are skipped.
 */
export function chooseDefaultVoice(
  voices: readonly Voice[],
  firstChild: ChildVoice | undefined,
  serverDefault: VoiceKey | undefined,
): Voice | undefined {
  const usable = voices.filter((voice) => voice.isAccessible)
  return (
    usable.find((voice) => voice.voiceId === firstChild?.defaultVoiceId) ??
    usable.find((voice) => voice.voiceId === serverDefault?.voiceId) ??
    usable.find((voice) => voice.isDefault) ??
    usable[0]
  )
}

/** Keeps the first entry per voice id. */
export function withoutDuplicates(voices: readonly Voice[]): Voice[] {
  return voices.filter(
    (voice, index) => voices.findIndex((other) => other.voiceId === voice.voiceId) === index,
  )
}
