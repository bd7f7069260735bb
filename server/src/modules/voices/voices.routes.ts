import type { Tier, Voice, VoicePreference } from '@nightlight/contract'
import {
  approvedVoices,
  approvedVoicesForAudio,
  defaultVoice,
  ownVoicesProviderId,
  preferredVoice,
  preferVoice,
  tierOfCatalogueLevel,
  voiceProviders,
  voicesOfProvider,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { anybody, defaultVoiceFor, findVoice, isAccessible, offeredVoice, voicesFor } from './choose-voice.ts'
import { languagesOf } from './languages-of.ts'
import { selectOwnVoices } from './own-voices.queries.ts'
import { type PreferenceRow, savePreference, selectPreference } from './preferences.queries.ts'
import type { SpeechDeps } from './speech-provider.ts'
import { selectActiveVoices, type VoiceRow } from './voices.queries.ts'

/** The voices that are offered, and which of them an account prefers. */
export function voiceRoutes(
  app: FastifyInstance,
  { db, speakers, builtinSpeech }: PlatformDeps & SpeechDeps,
): void {
  const presented = async (account: Account | null) => {
    const listener = account ?? anybody
    return (await voicesFor(db, listener)).map((voice) => present(voice, listener.tier, speakers))
  }

  serve(app, approvedVoices, { access: 'public' }, ({ account }) => presented(account))
  serve(app, approvedVoicesForAudio, { access: 'public' }, ({ account }) => presented(account))

  serve(app, defaultVoice, { access: 'public' }, async ({ account }) => {
    const preference = account && (await usablePreference(db, account))
    if (preference) return { providerId: preference.providerId, voiceId: preference.voiceId }
    return defaultVoiceFor(db, account ?? anybody)
  })

  serve(app, voiceProviders, { access: 'public' }, async ({ account }) => {
    const approved = new Set((await selectActiveVoices(db)).map((voice) => voice.providerId))
    const offered = [...speakers.values()].filter(({ id }) => id === builtinSpeech.id || approved.has(id))
    const own = account ? await selectOwnVoices(db, account.id) : []
    return [
      ...(own.length > 0 ? [{ id: ownVoicesProviderId, name: 'Your voices' }] : []),
      ...offered.map(({ id, name }) => ({ id, name })),
    ]
  })

  serve(app, voicesOfProvider, { access: 'public' }, async ({ account, params }) => {
    const { providerId } = params
    if (!speakers.has(providerId) && providerId !== ownVoicesProviderId) throw new NotFound('Provider')
    return (await presented(account)).filter((voice) => voice.providerId === providerId)
  })

  serve(app, preferVoice, { access: 'account' }, async ({ account, body }) => {
    await offeredVoice(db, account, body)
    return presentPreference(await savePreference(db, account.id, body))
  })

  serve(app, preferredVoice, { access: 'account' }, async ({ account }) => {
    const preference = await selectPreference(db, account.id)
    return preference ? withStatus(200, presentPreference(preference)) : withStatus(204, null)
  })
}

/** The preferred voice, if it is still offered and the plan includes it. */
async function usablePreference(db: Kysely<Schema>, account: Account): Promise<VoiceRow | null> {
  const preference = await selectPreference(db, account.id)
  const voice = preference && (await findVoice(db, account, preference))
  return voice?.isActive && isAccessible(voice, account.tier) ? voice : null
}

function present({ madeBy, ...voice }: VoiceRow, tier: Tier, speakers: SpeechDeps['speakers']): Voice {
  const accessible = isAccessible(voice, tier)
  return {
    ...voice,
    languages: languagesOf({ ...voice, ...(madeBy !== undefined && { madeBy }) }, speakers),
    isAccessible: accessible,
    requiresUpgrade: !accessible,
    tier: tierOfCatalogueLevel(voice.subscriptionLevel),
  }
}

const presentPreference = (row: PreferenceRow): VoicePreference => ({
  ...row,
  options: row.options,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
