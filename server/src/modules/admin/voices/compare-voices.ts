export interface VoiceName {
  readonly providerId: string
  readonly voiceId: string
  readonly name: string
}

export interface VoiceChanges {
  readonly new: readonly VoiceName[]
  readonly gone: readonly VoiceName[]
  readonly renamed: readonly (VoiceName & { readonly before: string })[]
}

/** What is different between two looks at the catalogues. */
export function compareVoices(before: readonly VoiceName[], now: readonly VoiceName[]): VoiceChanges {
  const was = new Map(before.map((voice) => [keyOf(voice), voice]))
  const is = new Set(now.map(keyOf))
  return {
    new: now.filter((voice) => !was.has(keyOf(voice))),
    gone: before.filter((voice) => !is.has(keyOf(voice))),
    renamed: now.flatMap((voice) => {
      const old = was.get(keyOf(voice))
      return old && old.name !== voice.name ? [{ ...voice, before: old.name }] : []
    }),
  }
}

const keyOf = ({ providerId, voiceId }: VoiceName) => JSON.stringify([providerId, voiceId])
