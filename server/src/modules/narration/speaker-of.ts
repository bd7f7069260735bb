import { ownVoicesId, plans, tierIncludes } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files.ts'
import type { Sealing } from '../../platform/sealing.ts'
import { anybody, type ChosenVoice, findVoice, mayHave, type Speaker } from './choose-voice.ts'
import { selectBehindOwnVoice } from './own-voices.queries.ts'
import type { SpeechProvider } from './speech-provider.ts'

interface Voices {
  readonly db: Kysely<Schema>
  readonly speakers: ReadonlyMap<string, SpeechProvider>
  readonly files: Files
  readonly sealing: Pick<Sealing, 'openBytes'>
}

/** Where the recording of a cloned voice lies, sealed. */
export const sampleFile = (voiceKey: string): string => `${sampleFolder(voiceKey)}sample`

export const sampleFolder = (voiceKey: string): string => `voices/${voiceKey}/`

/**
 * Who speaks with a voice on behalf of an account.
 * @returns in words why nobody does, the first half of a sentence, where it cannot be had
 */
export async function speakerOf(
  voices: Voices,
  voice: ChosenVoice,
  userId: number | null,
): Promise<Speaker | string> {
  const provider = await providerOf(voices, voice, userId)
  if (typeof provider === 'string') return provider
  if (!(await mayHave(provider, voice.voiceId))) return notAvailable
  const known = await findVoice(voices.db, { ...anybody, id: userId }, voice)
  return { provider, voiceId: voice.voiceId, name: known?.name ?? 'another voice' }
}

/** The same without a look at whether the provider has such a voice. */
export async function providerOf(
  voices: Voices,
  { providerId, voiceId }: ChosenVoice,
  userId: number | null,
): Promise<SpeechProvider | string> {
  if (providerId === ownVoicesId) return ownProvider(voices, voiceId, userId)
  return voices.speakers.get(providerId) ?? notAvailable
}

const notAvailable = 'The chosen voice was not available'

/** Who made a cloned voice, as a provider of this one voice. */
async function ownProvider(
  { db, speakers, files, sealing }: Voices,
  voiceKey: string,
  userId: number | null,
): Promise<SpeechProvider | string> {
  const behind = userId === null ? null : await selectBehindOwnVoice(db, userId, voiceKey)
  const maker = behind && speakers.get(behind.providerId)
  const cloning = await maker?.cloning?.()
  if (!maker || !cloning) return notAvailable
  if (!tierIncludes(behind.tier, 'moonbeam')) return `The chosen voice needs the ${plans.moonbeam.name} plan`
  const reference = cloning.isHere ? await openSample({ files, sealing }, voiceKey) : undefined
  if (reference === null) return notAvailable
  return {
    id: ownVoicesId,
    name: maker.name,
    isRemote: true,
    listVoices: async () => [],
    record: (request) =>
      maker.record({ ...request, voiceId: behind.providerVoiceId, ...(reference && { reference }) }),
  }
}

/** @returns null where there is none, or none that this house's key opens */
export async function openSample(
  { files, sealing }: Pick<Voices, 'files' | 'sealing'>,
  voiceKey: string,
): Promise<Uint8Array | null> {
  const sealed = await files.read(sampleFile(voiceKey))
  return sealed && sealing.openBytes(sampleFile(voiceKey), sealed)
}
