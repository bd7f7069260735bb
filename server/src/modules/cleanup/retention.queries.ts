import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { retentionDays } from './retention-days.ts'

type Db = Kysely<Schema>

/** Removes rows past their retention period. @returns how many were deleted, and from how many the reference to a person was removed */
export async function removeOldRows(
  db: Db,
  backupDays: number,
): Promise<{ rows: number; anonymized: number }> {
  const deletions = [
    db.deleteFrom('outgoingMails').where('createdAt', '<', daysAgo(retentionDays.unsentMails)),
    db.deleteFrom('mfaSetups').where('createdAt', '<', daysAgo(retentionDays.mfaSetups)),
    db.deleteFrom('securityLog').where('createdAt', '<', daysAgo(retentionDays.securityLog)),
    db.deleteFrom('stripeEvents').where('receivedAt', '<', daysAgo(retentionDays.paymentEvents)),
    db.deleteFrom('adminNotifications').where('createdAt', '<', daysAgo(retentionDays.messages)),
    db
      .deleteFrom('voiceSyncRuns')
      .where('finishedAt', '<', daysAgo(retentionDays.voiceSyncRuns))
      // The next sync compares with the last one.
      .where('id', '<', (q) => q.selectFrom('voiceSyncRuns').select((r) => r.fn.max('id').as('last'))),
    db
      .deleteFrom('quotaReservations')
      .where('createdAt', '<', daysAgo(retentionDays.quota))
      .where('state', '!=', 'reserved'),
    db
      .deleteFrom('setupLinks')
      .where('createdAt', '<', daysAgo(retentionDays.setupLinks))
      .where((q) =>
        q.or([
          q('usedAt', 'is not', null),
          q.exists(q.selectFrom('users').select('id').where('isAdmin', '=', true)),
        ]),
      ),
    // By then, backups that could contain the account are gone too.
    db.deleteFrom('deletedAccounts').where('deletedAt', '<', daysAgo(backupDays)),
  ]
  const updates = [
    db
      .updateTable('users')
      .set({ emailVerificationToken: null, emailVerificationExpires: null })
      .where('emailVerificationExpires', '<', daysAgo(0)),
    db
      .updateTable('users')
      .set({ passwordResetToken: null, passwordResetExpires: null })
      .where('passwordResetExpires', '<', daysAgo(0)),
    db
      .updateTable('apiUsage')
      .set({ userId: null, storyId: null })
      .where('createdAt', '<', daysAgo(retentionDays.providerCallers))
      .where((q) => q.or([q('userId', 'is not', null), q('storyId', 'is not', null)])),
  ]
  let rows = 0
  for (const query of deletions) rows += Number((await query.executeTakeFirst()).numDeletedRows)
  let anonymized = 0
  for (const query of updates) anonymized += Number((await query.executeTakeFirst()).numUpdatedRows)
  return { rows, anonymized }
}

/** Marks failed stories as deleted, so that they are removed like deleted ones. */
export const discardFailedStories = (db: Db) =>
  db
    .updateTable('stories')
    .set({ deletedAt: daysAgo(1) })
    .where('status', '=', 'failed')
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', daysAgo(retentionDays.failedStories))
    .execute()

/** Those of the accounts that exist. */
export async function selectExistingAccounts(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::int[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The folders whose story, child, cloned voice or account does not exist any more. */
export async function selectOrphans(db: Db, folders: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folder: string }>`
    select folder from unnest(${[...folders]}::text[]) as folder
    where not exists (
      select 1 from stories where folder = 'stories/' || stories.id || '/'
    ) and not exists (
      select 1 from children where folder = 'children/' || children.id || '/'
    ) and not exists (
      select 1 from users where folder = 'previews/' || users.id || '/'
    ) and not exists (
      select 1 from cloned_voices where folder = 'voices/' || cloned_voices.voice_key || '/'
    )`.execute(db)
  return rows.map(({ folder }) => folder)
}

/**
 * Which of these sound files of narrations nobody can hear any more: a sentence was changed, or two runs recorded the same section. None of
 * a story that is being recorded, where a row may still be on its way.
 */
export async function selectUnusedRecordings(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as key
    where not exists (
      select 1 from narrations
      left join narration_sections as section on section.narration_id = narrations.id
      where narrations.story_id = split_part(key, '/', 2) and (
        narrations.status not in ('ready', 'failed') or key in (narrations.file, narrations.stand_in ->> 'file', section.file)
      )
    )`.execute(db)
  return rows.map(({ key }) => key)
}

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
