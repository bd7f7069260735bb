import { ownVoicesProviderId, plans, tierIncludes } from '@nightlight/contract'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { anybody, type ChosenVoice, findVoice, hasVoice, type Speaker } from './choose-voice.ts'
import { selectOwnVoiceSource } from './own-voices.queries.ts'
import type { SpeechDeps, SpeechProvider } from './speech-provider.ts'
import { sampleFile } from './voice-names.ts'

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'encryption'> & Pick<SpeechDeps, 'speakers'>

/**
 * The provider that speaks with a voice on behalf of an account.
 * @returns a reason, the first half of a sentence, if the voice is not available
 */
export async function speakerOf(
  deps: Deps,
  voice: ChosenVoice,
  userId: number | null,
): Promise<Speaker | string> {
  const provider = await providerOf(deps, voice, userId)
  if (typeof provider === 'string') return provider
  if (!(await hasVoice(provider, voice.voiceId))) return notAvailable
  const voiceRow = await findVoice(deps.db, { ...anybody, id: userId }, voice)
  return { provider, voiceId: voice.voiceId, name: voiceRow?.name ?? 'another voice' }
}

/** The same without checking whether the provider has this voice. */
export async function providerOf(
  deps: Deps,
  { providerId, voiceId }: ChosenVoice,
  userId: number | null,
): Promise<SpeechProvider | string> {
  if (providerId === ownVoicesProviderId) return ownProvider(deps, voiceId, userId)
  return deps.speakers.get(providerId) ?? notAvailable
}

const notAvailable = 'The chosen voice was not available'

/** The provider of a cloned voice, in the form of a provider of this one voice. */
async function ownProvider(
  { db, speakers, files, encryption }: Deps,
  voiceKey: string,
  userId: number | null,
): Promise<SpeechProvider | string> {
  const source = userId === null ? null : await selectOwnVoiceSource(db, userId, voiceKey)
  const maker = source && speakers.get(source.providerId)
  const cloning = await maker?.cloning?.()
  if (!maker || !cloning) return notAvailable
  if (!tierIncludes(source.tier, 'moonbeam')) return `The chosen voice needs the ${plans.moonbeam.name} plan`
  const reference = cloning.isHere ? await openSample({ files, encryption }, voiceKey) : undefined
  if (reference === null) return notAvailable
  return {
    id: ownVoicesProviderId,
    name: maker.name,
    isRemote: true,
    listVoices: async () => [],
    record: (request) =>
      maker.record({ ...request, voiceId: source.providerVoiceId, ...(reference && { reference }) }),
  }
}

/** @returns null if there is none, or it cannot be decrypted with this installation's keys */
export async function openSample(
  { files, encryption }: Pick<Deps, 'files' | 'encryption'>,
  voiceKey: string,
): Promise<Uint8Array | null> {
  const encrypted = await files.read(sampleFile(voiceKey))
  return encrypted && encryption.decryptBytes(sampleFile(voiceKey), encrypted)
}
