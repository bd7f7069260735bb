import type { Cadence } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

const columns = ['id', 'userId', 'providerId', 'voiceId', 'options', 'createdAt', 'updatedAt'] as const

export type PreferenceRow = NonNullable<Awaited<ReturnType<typeof selectPreference>>>

export const selectPreference = (db: Db, userId: number) =>
  db.selectFrom('voicePreferences').select(columns).where('userId', '=', userId).executeTakeFirst()

/** One for each account: the last choice wins. */
export const savePreference = (
  db: Db,
  userId: number,
  { options, ...voice }: { providerId: string; voiceId: string; options: { cadence?: Cadence | undefined } },
) =>
  db
    .insertInto('voicePreferences')
    .values({ userId, ...voice, options: json(options) })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ ...voice, options: json(options), updatedAt: sql`now()` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
