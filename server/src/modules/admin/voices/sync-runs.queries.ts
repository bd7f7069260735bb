import type { Kysely } from 'kysely'
import { json } from '../../../platform/database/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import type { NamedVoice, VoiceChanges } from './compare-voices.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'startedBy',
  'status',
  'found',
  'changes',
  'failures',
  'startedAt',
  'finishedAt',
] as const

/** The runs of a month at the shortest interval; older ones are not needed. */
const maxRuns = 130

export type SyncRunRow = NonNullable<Awaited<ReturnType<typeof selectLastRun>>>

export const selectLastRun = (db: Db) =>
  db.selectFrom('voiceSyncRuns').select(columns).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const selectLastSuccess = (db: Db) =>
  db
    .selectFrom('voiceSyncRuns')
    .select(['finishedAt', 'catalogue'])
    .where('status', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface NewRun {
  readonly startedBy: number | null
  readonly status: 'done' | 'failed'
  readonly found: number
  readonly changes: VoiceChanges
  readonly catalogue: readonly NamedVoice[]
  readonly failures: readonly { providerId: string; message: string }[]
  readonly startedAt: Date
}

export async function insertRun(trx: Db, { changes, catalogue, failures, ...run }: NewRun) {
  const row = await trx
    .insertInto('voiceSyncRuns')
    .values({ ...run, changes: json(changes), catalogue: json(catalogue), failures: json(failures) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('voiceSyncRuns')
    .where('id', '<=', row.id - maxRuns)
    .execute()
  return row
}
