import { ownVoicesProviderId, tierOf } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { VoiceRow } from './voices.queries.ts'

type Db = Kysely<Schema>

/** Cloned voices that can read, as if an administrator had approved them for this one account. */
export async function selectOwnVoices(db: Db, userId: number): Promise<VoiceRow[]> {
  const rows = await db
    .selectFrom('clonedVoices')
    .select(['id', 'voiceKey', 'name'])
    .where('userId', '=', userId)
    .where('status', '=', 'ready')
    .orderBy('id')
    .execute()
  return rows.map(({ id, voiceKey, name }) => ({
    // Other voices count upwards.
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
  }))
}

/** What is behind a cloned voice of an account; nothing for that of another. */
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
