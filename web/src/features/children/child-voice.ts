import type { Child, Voice } from '@nightlight/contract'

/** Voices from before providers had names. */
const legacyProvider = 'hume-ai'

export const voiceKey = (voice: Pick<Voice, 'providerId' | 'voiceId'>): string =>
  `${voice.providerId}/${voice.voiceId}`

/** The key of the child's default voice; undefined if none was chosen. */
export const voiceKeyOfChild = (child: Child): string | undefined =>
  child.defaultVoiceId === null
    ? undefined
    : voiceKey({
        providerId: child.defaultVoiceProvider ?? legacyProvider,
        voiceId: child.defaultVoiceId,
      })

/** Error messages of previews on the profile page. */
export const previewErrors = {
  notMade: 'Could not generate voice preview',
  notPlayed: { title: 'Playback Error', description: 'Could not play voice preview' },
}
