import type { SubscriptionLevel } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'providerId',
  'voiceId',
  'name',
  'description',
  'gender',
  'language',
  'sampleUrl',
  'isStandard',
  'subscriptionLevel',
  'isActive',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const

export type AdminVoiceRow = Awaited<ReturnType<typeof selectVoices>>[number]

export const selectVoices = (db: Db) =>
  db
    .selectFrom('approvedVoices')
    .select(columns)
    .orderBy('isDefault', 'desc')
    .orderBy('providerId')
    .orderBy('id')
    .execute()

/** Locked until the transaction ends. */
export const lockVoice = (trx: Db, id: number) =>
  trx.selectFrom('approvedVoices').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertVoice = (
  trx: Db,
  voice: {
    providerId: string
    voiceId: string
    name: string
    description: string | null
    gender: 'female' | 'male' | 'neutral' | null
    language: string | null
    isStandard: boolean
    isActive: boolean
    subscriptionLevel: SubscriptionLevel
  },
) =>
  trx
    .insertInto('approvedVoices')
    .values(voice)
    .onConflict((conflict) => conflict.columns(['providerId', 'voiceId']).doNothing())
    .returning(columns)
    .executeTakeFirst()

export const updateVoice = (
  trx: Db,
  id: number,
  change: { name?: string; subscriptionLevel?: SubscriptionLevel; isActive?: boolean; isDefault?: boolean },
) =>
  trx
    .updateTable('approvedVoices')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** By number, by the provider's name of it, or by a number that was sent as text. */
export async function findVoiceId(trx: Db, voice: number | string): Promise<number | null> {
  const byName =
    typeof voice === 'string' &&
    (await trx
      .selectFrom('approvedVoices')
      .select('id')
      .where('voiceId', '=', voice)
      .orderBy('id')
      .executeTakeFirst())
  if (byName) return byName.id
  return /^\d{1,9}$/.test(String(voice)) ? Number(voice) : null
}

/** The default gives way first: only one row may be it at any time. */
export const dropDefault = (trx: Db) =>
  trx.updateTable('approvedVoices').set({ isDefault: false }).where('isDefault', '=', true).execute()

export const removeVoice = (trx: Db, id: number) =>
  trx.deleteFrom('approvedVoices').where('id', '=', id).execute()

/** Children and accounts that had chosen a voice choose none. @returns how many there were */
export async function forgetVoice(trx: Db, { providerId, voiceId }: { providerId: string; voiceId: string }) {
  const { numUpdatedRows: children } = await trx
    .updateTable('children')
    .set({ defaultVoiceId: null, defaultVoiceProvider: null })
    .where('defaultVoiceId', '=', voiceId)
    // What was chosen before providers had names is of the first one there was.
    .where(sql<string>`coalesce(default_voice_provider, 'hume-ai')`, '=', providerId)
    .executeTakeFirst()
  const { numDeletedRows: accounts } = await trx
    .deleteFrom('voicePreferences')
    .where('providerId', '=', providerId)
    .where('voiceId', '=', voiceId)
    .executeTakeFirst()
  return { children: Number(children), accounts: Number(accounts) }
}
