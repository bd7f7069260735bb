import { ownVoicesProviderId, plans, tierIncludes } from '@nightlight/contract'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { anybody, type ChosenVoice, findVoice, hasVoice, type Speaker } from './choose-voice.ts'
import { selectOwnVoiceSource } from './own-voices.queries.ts'
import type { SpeechDeps, SpeechProvider } from './speech-provider.ts'
import { sampleFile } from './voice-names.ts'

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'encryption'> & Pick<SpeechDeps, 'speakers'>

/**
 * Who speaks with a voice on behalf of an account.
 * @returns in words why nobody does, the first half of a sentence, where it cannot be had
 */
export async function speakerOf(
  deps: Deps,
  voice: ChosenVoice,
  userId: number | null,
): Promise<Speaker | string> {
  const provider = await providerOf(deps, voice, userId)
  if (typeof provider === 'string') return provider
  if (!(await hasVoice(provider, voice.voiceId))) return notAvailable
  const known = await findVoice(deps.db, { ...anybody, id: userId }, voice)
  return { provider, voiceId: voice.voiceId, name: known?.name ?? 'another voice' }
}

/** The same without a look at whether the provider has such a voice. */
export async function providerOf(
  deps: Deps,
  { providerId, voiceId }: ChosenVoice,
  userId: number | null,
): Promise<SpeechProvider | string> {
  if (providerId === ownVoicesProviderId) return ownProvider(deps, voiceId, userId)
  return deps.speakers.get(providerId) ?? notAvailable
}

const notAvailable = 'The chosen voice was not available'

/** Who made a cloned voice, as a provider of this one voice. */
async function ownProvider(
  { db, speakers, files, encryption }: Deps,
  voiceKey: string,
  userId: number | null,
): Promise<SpeechProvider | string> {
  const behind = userId === null ? null : await selectOwnVoiceSource(db, userId, voiceKey)
  const maker = behind && speakers.get(behind.providerId)
  const cloning = await maker?.cloning?.()
  if (!maker || !cloning) return notAvailable
  if (!tierIncludes(behind.tier, 'moonbeam')) return `The chosen voice needs the ${plans.moonbeam.name} plan`
  const reference = cloning.isHere ? await openSample({ files, encryption }, voiceKey) : undefined
  if (reference === null) return notAvailable
  return {
    id: ownVoicesProviderId,
    name: maker.name,
    isRemote: true,
    listVoices: async () => [],
    record: (request) =>
      maker.record({ ...request, voiceId: behind.providerVoiceId, ...(reference && { reference }) }),
  }
}

/** @returns null where there is none, or none that this house's key opens */
export async function openSample(
  { files, encryption }: Pick<Deps, 'files' | 'encryption'>,
  voiceKey: string,
): Promise<Uint8Array | null> {
  const encrypted = await files.read(sampleFile(voiceKey))
  return encrypted && encryption.decryptBytes(sampleFile(voiceKey), encrypted)
}
