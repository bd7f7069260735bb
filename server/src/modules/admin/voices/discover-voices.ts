import type { DiscoveredVoice } from '@nightlight/contract'
import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { type ProviderVoice, type SpeechDeps, type SpeechProvider, selectVoices } from '../../voices/index.ts'

/** A provider that does not answer must not hold an administrator up. */
const patienceMs = 20_000

/** What a provider offers, beside what is approved of it; what is new and suits the evening comes first. */
export async function discover(
  { db, speakers }: Pick<PlatformDeps, 'db'> & Pick<SpeechDeps, 'speakers'>,
  providerId: string,
): Promise<DiscoveredVoice[]> {
  const provider = speakers.get(providerId)
  if (!provider) throw new NotFound('Provider')
  const offered = await offeredBy(provider).catch(() => {
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

/** @throws when the provider fails, or has not answered in time */
export function offeredBy(provider: SpeechProvider): Promise<readonly ProviderVoice[]> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The provider is late')), patienceMs)
  return Promise.race([provider.listVoices(), late]).finally(() => clearTimeout(timer))
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
  isRecommended: suitsTheEvening(voice),
})

/** Providers describe their voices in such words; there is no other mark that all of them have. */
const evening =
  /bedtime|calm|gentle|soft|warm|sooth|cosy|cozy|tender|quiet|slow|lullaby|narrat|storytell|grand/i

const suitsTheEvening = ({ name, description }: ProviderVoice) => evening.test(`${name} ${description}`)
