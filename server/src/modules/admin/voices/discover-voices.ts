import type { DiscoveredVoice } from '@nightlight/contract'
import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { type ProviderVoice, type SpeechDeps, type SpeechProvider, selectVoices } from '../../voices/index.ts'

/** An administrator waits for this. */
const listTimeoutMs = 20_000
/** A sample is spoken without it as well, in English. */
const languageTimeoutMs = 3_000

/** The voices that a provider offers; unapproved voices first, and among them those that suit bedtime. */
export async function discoverVoices(
  { db, speakers }: Pick<PlatformDeps, 'db'> & Pick<SpeechDeps, 'speakers'>,
  providerId: string,
): Promise<DiscoveredVoice[]> {
  const provider = speakers.get(providerId)
  if (!provider) throw new NotFound('Provider')
  const offered = await listVoicesOf(provider).catch(() => {
    throw new ExpectedError(
      502,
      'provider_failed',
      `${provider.name} did not answer. Please try again later.`,
    )
  })
  const faults = (await provider.faults?.()) ?? []
  if (offered.length === 0 && faults.length > 0)
    throw new ExpectedError(502, 'provider_failed', faults.join(' '))
  const approved = new Set(
    (await selectVoices(db)).filter((voice) => voice.providerId === providerId).map(({ voiceId }) => voiceId),
  )
  return offered
    .map((voice) => present(providerId, voice, approved.has(voice.voiceId)))
    .sort(
      (one, other) =>
        Number(one.isApproved) - Number(other.isApproved) ||
        Number(other.isRecommended) - Number(one.isRecommended),
    )
}

/** The language of a voice, approved or not; null where nobody says, as for a provider that does not answer. */
export async function languageOfVoice(
  { db, speakers }: Pick<PlatformDeps, 'db'> & Pick<SpeechDeps, 'speakers'>,
  { providerId, voiceId }: { readonly providerId: string; readonly voiceId: string },
): Promise<string | null> {
  const isMeant = (voice: { readonly voiceId: string }) => voice.voiceId === voiceId
  const approved = (await selectVoices(db)).find((voice) => voice.providerId === providerId && isMeant(voice))
  if (approved) return approved.language
  const provider = speakers.get(providerId)
  const offered = provider ? await listVoicesOf(provider, languageTimeoutMs).catch(() => []) : []
  return offered.find(isMeant)?.language ?? null
}

/** @throws when the provider fails, or does not answer in time */
export function listVoicesOf(
  provider: SpeechProvider,
  timeoutMs = listTimeoutMs,
): Promise<readonly ProviderVoice[]> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The provider timed out')), timeoutMs)
  return Promise.race([provider.listVoices(), timeout]).finally(() => clearTimeout(timer))
}

const present = (providerId: string, voice: ProviderVoice, isApproved: boolean): DiscoveredVoice => ({
  providerId,
  voiceId: voice.voiceId,
  name: voice.name,
  description: voice.description || null,
  gender: voice.gender,
  language: voice.language || null,
  sampleUrl: null,
  tier: voice.tier,
  isApproved,
  isRecommended: suitsBedtime(voice),
})

/** Words in the descriptions of suitable voices; providers have no other property in common that would tell. */
const bedtimeWords =
  /bedtime|calm|gentle|soft|warm|sooth|cosy|cozy|tender|quiet|slow|lullaby|narrat|storytell|grand/i

const suitsBedtime = ({ name, description }: ProviderVoice) => bedtimeWords.test(`${name} ${description}`)
