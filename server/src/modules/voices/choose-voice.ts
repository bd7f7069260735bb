import { ownVoicesProviderId, type Tier, tierIncludes, tierOfCatalogueLevel } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound, UpgradeRequired } from '../../platform/errors.ts'
import { selectOwnVoices } from './own-voices.queries.ts'
import type { SpeechProvider } from './speech-provider.ts'
import { legacyProviderId, selectActiveVoices, selectVoice, type VoiceRow } from './voices.queries.ts'

export interface ChosenVoice {
  readonly providerId: string
  readonly voiceId: string
}

/** Who hears: an account, or anybody at all. */
export interface Listener {
  readonly id: number | null
  readonly tier: Tier
}

export const anybody: Listener = { id: null, tier: 'firefly' }

export const isAccessible = (voice: VoiceRow, tier: Tier): boolean =>
  tierIncludes(tier, tierOfCatalogueLevel(voice.subscriptionLevel))

/** Every voice that is offered: the account's own, which nobody else sees, and the approved ones. */
export const voicesFor = async (db: Kysely<Schema>, { id }: Listener): Promise<VoiceRow[]> => [
  ...(id === null ? [] : await selectOwnVoices(db, id)),
  ...(await selectActiveVoices(db)),
]

/** A voice as this listener finds it. */
export async function findVoice(
  db: Kysely<Schema>,
  { id }: Listener,
  { providerId, voiceId }: ChosenVoice,
): Promise<VoiceRow | undefined> {
  if (providerId !== ownVoicesProviderId) return selectVoice(db, providerId, voiceId)
  const own = id === null ? [] : await selectOwnVoices(db, id)
  return own.find((voice) => voice.voiceId === voiceId)
}

/** The voice that was asked for, if it is approved and the plan reaches it. */
export async function approvedVoice(
  db: Kysely<Schema>,
  listener: Listener,
  asked: { providerId?: string | undefined; voiceId: string },
): Promise<VoiceRow> {
  const { providerId = legacyProviderId, voiceId } = asked
  const voice = await findVoice(db, listener, { providerId, voiceId })
  if (!voice?.isActive) throw new InvalidInput('selectedVoiceId', 'This voice is not available.')
  if (!isAccessible(voice, listener.tier)) {
    throw new UpgradeRequired('selectedVoiceId', 'This voice requires a higher subscription tier.')
  }
  return voice
}

/** The same for calls that are about one voice: without it there is nothing at that address. */
export async function offeredVoice(
  db: Kysely<Schema>,
  listener: Listener,
  asked: ChosenVoice,
): Promise<VoiceRow> {
  const voice = await findVoice(db, listener, asked)
  if (!voice?.isActive) throw new NotFound('Voice')
  if (!isAccessible(voice, listener.tier)) {
    throw new UpgradeRequired('voiceId', 'This voice requires a higher subscription tier.')
  }
  return voice
}

/** Who narrates when nobody chose: the children's own voice, the default, then the first that the plan reaches. */
export async function defaultVoiceFor(
  db: Kysely<Schema>,
  listener: Listener,
  ofChild?: { defaultVoiceProvider: string | null; defaultVoiceId: string | null },
): Promise<ChosenVoice> {
  const voices = (await voicesFor(db, listener)).filter((voice) => isAccessible(voice, listener.tier))
  const childs = voices.find(
    (voice) =>
      voice.voiceId === ofChild?.defaultVoiceId &&
      voice.providerId === (ofChild.defaultVoiceProvider ?? legacyProviderId),
  )
  // A voice of the family reads when somebody says so, and not because no other is left.
  const approved = voices.filter((voice) => voice.providerId !== ownVoicesProviderId)
  const chosen = childs ?? approved.find((voice) => voice.isDefault) ?? approved[0]
  if (!chosen) throw new ExpectedError(503, 'unavailable', 'No voice is available.')
  return { providerId: chosen.providerId, voiceId: chosen.voiceId }
}

export interface Speaker {
  readonly provider: SpeechProvider
  readonly voiceId: string
  /** As families know the voice. */
  readonly name: string
}

/**
 * Who takes over from a voice that cannot be had: the default, then the first, among those that everybody reaches.
 * @param without providers that have failed already
 * @returns null where nobody is left
 */
export async function fallbackVoice(
  db: Kysely<Schema>,
  speakers: ReadonlyMap<string, SpeechProvider>,
  without: ReadonlySet<string>,
): Promise<Speaker | null> {
  for (const { providerId, voiceId, name, ...voice } of await selectActiveVoices(db)) {
    const provider = speakers.get(providerId)
    if (!provider || without.has(providerId)) continue
    if (tierOfCatalogueLevel(voice.subscriptionLevel) !== 'firefly') continue
    if (await hasVoice(provider, voiceId)) return { provider, voiceId, name }
  }
  return null
}

/** Of our own voices this is known; a service is believed until it refuses. */
export async function hasVoice(provider: SpeechProvider, voiceId: string): Promise<boolean> {
  if (provider.isRemote) return true
  return (await provider.listVoices()).some((voice) => voice.voiceId === voiceId)
}
