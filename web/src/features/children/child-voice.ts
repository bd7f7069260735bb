import type { Child, Voice } from '@nightlight/contract'

/** Voices that came before providers had names. */
const legacyProvider = 'hume-ai'

export const voiceKey = (voice: Pick<Voice, 'providerId' | 'voiceId'>): string =>
  `${voice.providerId}/${voice.voiceId}`

/** The key of the voice that a child's stories begin with; undefined while none was chosen. */
export const voiceKeyOfChild = (child: Child): string | undefined =>
  child.defaultVoiceId === null
    ? undefined
    : voiceKey({
        providerId: child.defaultVoiceProvider ?? legacyProvider,
        voiceId: child.defaultVoiceId,
      })

/** What a preview says when it fails, on the profile screen. */
export const previewWords = {
  notMade: 'Could not generate voice preview',
  notPlayed: { title: 'Playback Error', description: 'Could not play voice preview' },
}
