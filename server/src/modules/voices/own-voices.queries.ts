import { ownVoicesProviderId, tierOf } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { VoiceRow } from './voices.queries.ts'

type Db = Kysely<Schema>

/** Cloned voices that are ready, in the form of voices that are approved for this one account. */
export async function selectOwnVoices(db: Db, userId: number): Promise<VoiceRow[]> {
  const rows = await db
    .selectFrom('clonedVoices')
    .select(['id', 'voiceKey', 'name', 'providerId'])
    .where('userId', '=', userId)
    .where('status', '=', 'ready')
    .orderBy('id')
    .execute()
  return rows.map(({ id, voiceKey, name, providerId }) => ({
    // Negative, since the ids of approved voices are positive.
    id: -id,
    providerId: ownVoicesProviderId,
    voiceId: voiceKey,
    name,
    description: 'A voice of your family',
    gender: null,
    language: null,
    sampleUrl: null,
    isStandard: false,
    subscriptionLevel: 'moonbeam',
    isActive: true,
    isDefault: false,
    madeBy: providerId,
  }))
}

/** The provider's voice behind a cloned voice of this account; null for one of another account. */
export async function selectOwnVoiceSource(db: Db, userId: number, voiceKey: string) {
  const row = await db
    .selectFrom('clonedVoices')
    .innerJoin('users', 'users.id', 'clonedVoices.userId')
    .select(['providerId', 'providerVoiceId', 'subscriptionLevel', 'isAdmin'])
    .where('clonedVoices.userId', '=', userId)
    .where(sql`voice_key::text`, '=', voiceKey)
    .where('clonedVoices.status', '=', 'ready')
    .executeTakeFirst()
  if (!row?.providerVoiceId) return null
  const { providerId, providerVoiceId } = row
  return { providerId, providerVoiceId, tier: tierOf(row) }
}
