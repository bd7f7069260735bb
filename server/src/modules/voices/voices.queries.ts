import type { SubscriptionLevel } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { ProviderVoice } from './speech-provider.ts'

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
] as const

/** Administrators also see these. */
const catalogueColumns = [...columns, 'createdAt', 'updatedAt'] as const

export type VoiceRow = Awaited<ReturnType<typeof selectActiveVoices>>[number] & {
  /** Of a cloned voice: the provider that speaks it. */
  readonly madeBy?: string
}

export const selectActiveVoices = (db: Db) =>
  db
    .selectFrom('approvedVoices')
    .select(columns)
    .where('isActive', '=', true)
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .execute()

/** Voices that came before providers had names belong to `hume-ai`. */
export const legacyProviderId = 'hume-ai'

export const selectVoice = (db: Db, providerId: string, voiceId: string) =>
  db
    .selectFrom('approvedVoices')
    .select(columns)
    .where('providerId', '=', providerId)
    .where('voiceId', '=', voiceId)
    .executeTakeFirst()

/** Adds new voices and leaves those alone that an administrator may have changed. Voices that every plan includes are standard. */
export const insertVoices = (db: Db, providerId: string, voices: readonly ProviderVoice[]) =>
  db
    .insertInto('approvedVoices')
    .values(
      voices.map(({ tier, ...voice }) => ({
        ...voice,
        providerId,
        isStandard: tier === 'firefly',
        subscriptionLevel: tier,
      })),
    )
    .onConflict((conflict) => conflict.columns(['providerId', 'voiceId']).doNothing())
    .execute()

export const makeDefaultWhereNone = (db: Db, providerId: string, voiceId: string) =>
  db
    .updateTable('approvedVoices')
    .set({ isDefault: true })
    .where('providerId', '=', providerId)
    .where('voiceId', '=', voiceId)
    .where((q) =>
      q.not(
        q.exists(
          q.selectFrom('approvedVoices as other').select('other.id').where('other.isDefault', '=', true),
        ),
      ),
    )
    .execute()

export type CatalogueVoice = Awaited<ReturnType<typeof selectVoices>>[number]

export const selectVoices = (db: Db) =>
  db
    .selectFrom('approvedVoices')
    .select(catalogueColumns)
    .orderBy('isDefault', 'desc')
    .orderBy('providerId')
    .orderBy('id')
    .execute()

/** Locked until the transaction ends. */
export const lockVoice = (trx: Db, id: number) =>
  trx
    .selectFrom('approvedVoices')
    .select(catalogueColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

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
    .returning(catalogueColumns)
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
    .returning(catalogueColumns)
    .executeTakeFirstOrThrow()

/** By id, by the provider's id, or by an id that was sent as text. */
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

/** Call this before setting another default: only one row may be the default at any time. */
export const dropDefaultVoice = (trx: Db) =>
  trx.updateTable('approvedVoices').set({ isDefault: false }).where('isDefault', '=', true).execute()

export const removeVoice = (trx: Db, id: number) =>
  trx.deleteFrom('approvedVoices').where('id', '=', id).execute()

/** Clears a voice wherever a child or an account has chosen it. @returns how many there were */
export async function clearChoicesOf(
  trx: Db,
  { providerId, voiceId }: { providerId: string; voiceId: string },
) {
  const { numUpdatedRows: children } = await trx
    .updateTable('children')
    .set({ defaultVoiceId: null, defaultVoiceProvider: null })
    .where('defaultVoiceId', '=', voiceId)
    .where(sql<string>`coalesce(default_voice_provider, ${legacyProviderId})`, '=', providerId)
    .executeTakeFirst()
  const { numDeletedRows: accounts } = await trx
    .deleteFrom('voicePreferences')
    .where('providerId', '=', providerId)
    .where('voiceId', '=', voiceId)
    .executeTakeFirst()
  return { children: Number(children), accounts: Number(accounts) }
}
