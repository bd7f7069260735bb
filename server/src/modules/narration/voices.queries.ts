import type { Kysely } from 'kysely'
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

export type VoiceRow = Awaited<ReturnType<typeof selectActiveVoices>>[number]

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

/** Adds what is new and leaves alone what an administrator may have changed. Standard are those that everybody has. */
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
