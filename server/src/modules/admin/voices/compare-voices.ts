export interface NamedVoice {
  readonly providerId: string
  readonly voiceId: string
  readonly name: string
}

export interface VoiceChanges {
  readonly new: readonly NamedVoice[]
  readonly gone: readonly NamedVoice[]
  readonly renamed: readonly (NamedVoice & { readonly before: string })[]
}

/** The differences between two versions of the catalogues. */
export function compareVoices(before: readonly NamedVoice[], now: readonly NamedVoice[]): VoiceChanges {
  const voicesBefore = new Map(before.map((voice) => [keyOf(voice), voice]))
  const currentKeys = new Set(now.map(keyOf))
  return {
    new: now.filter((voice) => !voicesBefore.has(keyOf(voice))),
    gone: before.filter((voice) => !currentKeys.has(keyOf(voice))),
    renamed: now.flatMap((voice) => {
      const old = voicesBefore.get(keyOf(voice))
      return old && old.name !== voice.name ? [{ ...voice, before: old.name }] : []
    }),
  }
}

const keyOf = ({ providerId, voiceId }: NamedVoice) => JSON.stringify([providerId, voiceId])
