import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { reasonOf, SpeechFailed } from './speech-failed.ts'
import type { ProviderVoice, SpeechProvider } from './speech-provider.ts'
import { selectActiveVoices } from './voices.queries.ts'

export interface DiscoveredVoice extends ProviderVoice {
  readonly providerId: string
  /** Whether families are offered it. */
  readonly isApproved: boolean
}

export interface Discovery {
  readonly voices: readonly DiscoveredVoice[]
  /** Providers that could not be asked, and why, in plain words. */
  readonly silent: readonly { readonly providerId: string; readonly name: string; readonly reason: string }[]
}

/** Asks every provider for its voices. One that does not answer keeps nobody from the voices of the others. */
export async function discoverVoices(
  { db, speakers }: { db: Kysely<Schema>; speakers: ReadonlyMap<string, SpeechProvider> },
  signal: AbortSignal,
): Promise<Discovery> {
  const approved = new Set((await selectActiveVoices(db)).map(keyOf))
  const answers = await Promise.all(
    [...speakers.values()].map(async (provider) => {
      const { id: providerId, name } = provider
      try {
        const voices = await provider.listVoices(signal)
        return voices.map((voice) => ({
          ...voice,
          providerId,
          isApproved: approved.has(keyOf({ providerId, voiceId: voice.voiceId })),
        }))
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof SpeechFailed)) throw error
        return { providerId, name, reason: `${reasonOf(name, error)}.` }
      }
    }),
  )
  return {
    voices: answers.flatMap((answer) => ('reason' in answer ? [] : answer)),
    silent: answers.flatMap((answer) => ('reason' in answer ? [answer] : [])),
  }
}

const keyOf = ({ providerId, voiceId }: { providerId: string; voiceId: string }) =>
  JSON.stringify([providerId, voiceId])
