import {
  languageNames,
  ownVoicesProviderId,
  type StoryLanguage,
  type Tier,
  tierIncludes,
  tierOfCatalogueLevel,
} from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound, UpgradeRequired } from '../../platform/errors.ts'
import { languagesOf } from './languages-of.ts'
import { selectOwnVoices } from './own-voices.queries.ts'
import type { SpeechDeps, SpeechProvider } from './speech-provider.ts'
import { legacyProviderId, selectActiveVoices, selectVoice, type VoiceRow } from './voices.queries.ts'

export interface ChosenVoice {
  readonly providerId: string
  readonly voiceId: string
}

/** The account that listens, or anybody. */
export interface Listener {
  readonly id: number | null
  readonly tier: Tier
}

export const anybody: Listener = { id: null, tier: 'firefly' }

export const isAccessible = (voice: VoiceRow, tier: Tier): boolean =>
  tierIncludes(tier, tierOfCatalogueLevel(voice.subscriptionLevel))

/** All voices that are offered, those that the plan includes first: the account's own cloned ones, and the approved ones. */
export async function voicesFor(db: Kysely<Schema>, { id, tier }: Listener): Promise<VoiceRow[]> {
  const own = id === null ? [] : await selectOwnVoices(db, id)
  const voices = [...own, ...(await selectActiveVoices(db))]
  const isUsable = (voice: VoiceRow) => isAccessible(voice, tier)
  return [...voices.filter(isUsable), ...voices.filter((voice) => !isUsable(voice))]
}

/** A voice, if this listener may see it. */
export async function findVoice(
  db: Kysely<Schema>,
  { id }: Listener,
  { providerId, voiceId }: ChosenVoice,
): Promise<VoiceRow | undefined> {
  if (providerId !== ownVoicesProviderId) return selectVoice(db, providerId, voiceId)
  const own = id === null ? [] : await selectOwnVoices(db, id)
  return own.find((voice) => voice.voiceId === voiceId)
}

/** The requested voice, if it is approved and the plan includes it. */
export async function approvedVoice(
  db: Kysely<Schema>,
  listener: Listener,
  choice: { providerId?: string | undefined; voiceId: string },
): Promise<VoiceRow> {
  const { providerId = legacyProviderId, voiceId } = choice
  const voice = await findVoice(db, listener, { providerId, voiceId })
  if (!voice?.isActive) throw new InvalidInput('selectedVoiceId', 'This voice is not available.')
  if (!isAccessible(voice, listener.tier)) {
    throw new UpgradeRequired('selectedVoiceId', 'This voice requires a higher subscription tier.')
  }
  return voice
}

/** The same for calls whose subject is the voice: if it is not offered, they reply 404. */
export async function offeredVoice(
  db: Kysely<Schema>,
  listener: Listener,
  choice: ChosenVoice,
): Promise<VoiceRow> {
  const voice = await findVoice(db, listener, choice)
  if (!voice?.isActive) throw new NotFound('Voice')
  if (!isAccessible(voice, listener.tier)) {
    throw new UpgradeRequired('voiceId', 'This voice requires a higher subscription tier.')
  }
  return voice
}

/** Whether a voice reads stories in a language; one that is not offered any more reads none. */
export async function speaks(
  { db, speakers }: { readonly db: Kysely<Schema> } & Pick<SpeechDeps, 'speakers'>,
  choice: ChosenVoice,
  userId: number | null,
  language: StoryLanguage,
): Promise<boolean> {
  const voice = await findVoice(db, { ...anybody, id: userId }, choice)
  return voice !== undefined && languagesOf(voice, speakers).includes(language)
}

/** @throws {InvalidInput} if a voice cannot read stories in this language */
export function refuseOtherLanguage(
  voice: VoiceRow,
  language: StoryLanguage,
  speakers: SpeechDeps['speakers'],
  field: string,
): void {
  // An English story may be read by any voice that is offered, as ever.
  if (language === 'en' || languagesOf(voice, speakers).includes(language)) return
  throw new InvalidInput(field, `This voice does not speak ${languageNames[language]}.`)
}

/**
 * The voice that narrates a story in a language if none was chosen: the child's default voice, the default, then the first that the plan
 * includes, among those that speak it.
 * @returns null if there is none
 */
export async function voiceIn(
  language: StoryLanguage,
  { db, speakers }: { readonly db: Kysely<Schema> } & Pick<SpeechDeps, 'speakers'>,
  listener: Listener,
  ofChild?: ChildVoice,
): Promise<ChosenVoice | null> {
  const voices = (await voicesFor(db, listener)).filter(
    (voice) => isAccessible(voice, listener.tier) && languagesOf(voice, speakers).includes(language),
  )
  return chosenOf(voices, ofChild)
}

/** The voice that narrates if none was chosen: the child's default voice, the default, then the first that the plan includes. */
export async function defaultVoiceFor(
  db: Kysely<Schema>,
  listener: Listener,
  ofChild?: ChildVoice,
): Promise<ChosenVoice> {
  const voices = (await voicesFor(db, listener)).filter((voice) => isAccessible(voice, listener.tier))
  const chosen = chosenOf(voices, ofChild)
  if (!chosen) throw new ExpectedError(503, 'unavailable', 'No voice is available.')
  return chosen
}

interface ChildVoice {
  readonly defaultVoiceProvider: string | null
  readonly defaultVoiceId: string | null
}

function chosenOf(voices: readonly VoiceRow[], ofChild: ChildVoice | undefined): ChosenVoice | null {
  const childVoice = voices.find(
    (voice) =>
      voice.voiceId === ofChild?.defaultVoiceId &&
      voice.providerId === (ofChild.defaultVoiceProvider ?? legacyProviderId),
  )
  // A cloned voice reads only when somebody chooses it, never because no other one is left.
  const approved = voices.filter((voice) => voice.providerId !== ownVoicesProviderId)
  const chosen = childVoice ?? approved.find((voice) => voice.isDefault) ?? approved[0]
  return chosen ? { providerId: chosen.providerId, voiceId: chosen.voiceId } : null
}

export interface Speaker {
  readonly provider: SpeechProvider
  readonly voiceId: string
  /** As families know the voice. */
  readonly name: string
}

/**
 * The voice that replaces one that is not available: the default, then the first, among those that every plan includes.
 * @param without providers that have failed already
 * @param language of the story
 * @returns null if there is none left
 */
export async function fallbackVoice(
  db: Kysely<Schema>,
  speakers: ReadonlyMap<string, SpeechProvider>,
  without: ReadonlySet<string>,
  language: StoryLanguage,
): Promise<Speaker | null> {
  for (const voice of await selectActiveVoices(db)) {
    const { providerId, voiceId, name } = voice
    if (!languagesOf(voice, speakers).includes(language)) continue
    const provider = speakers.get(providerId)
    if (!provider || without.has(providerId)) continue
    if (tierOfCatalogueLevel(voice.subscriptionLevel) !== 'firefly') continue
    if (await hasVoice(provider, voiceId)) return { provider, voiceId, name }
  }
  return null
}

/** Engines on this server list their voices; a service is assumed to have one until it refuses. */
export async function hasVoice(provider: SpeechProvider, voiceId: string): Promise<boolean> {
  if (provider.isRemote) return true
  return (await provider.listVoices()).some((voice) => voice.voiceId === voiceId)
}
