import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { keptDays } from './retention-days.ts'

type Db = Kysely<Schema>

/** Removes rows whose time is over. @returns how many there were, and how many others have lost what names a person */
export async function removeOldRows(db: Db, backupDays: number): Promise<{ rows: number; emptied: number }> {
  const removed = [
    db.deleteFrom('outgoingMails').where('createdAt', '<', daysAgo(keptDays.unsentMails)),
    db.deleteFrom('mfaSetups').where('createdAt', '<', daysAgo(keptDays.factorSetups)),
    db.deleteFrom('securityLog').where('createdAt', '<', daysAgo(keptDays.securityLog)),
    db.deleteFrom('stripeEvents').where('receivedAt', '<', daysAgo(keptDays.paymentEvents)),
    db.deleteFrom('adminNotifications').where('createdAt', '<', daysAgo(keptDays.messages)),
    db
      .deleteFrom('voiceSyncRuns')
      .where('finishedAt', '<', daysAgo(keptDays.voiceComparisons))
      // The next comparison begins from the last.
      .where('id', '<', (q) => q.selectFrom('voiceSyncRuns').select((r) => r.fn.max('id').as('last'))),
    db
      .deleteFrom('quotaReservations')
      .where('createdAt', '<', daysAgo(keptDays.quota))
      .where('state', '!=', 'reserved'),
    db
      .deleteFrom('setupLinks')
      .where('createdAt', '<', daysAgo(keptDays.setupLinks))
      .where((q) =>
        q.or([
          q('usedAt', 'is not', null),
          q.exists(q.selectFrom('users').select('id').where('isAdmin', '=', true)),
        ]),
      ),
    // Backups that could hold the account are gone too.
    db.deleteFrom('deletedAccounts').where('deletedAt', '<', daysAgo(backupDays)),
  ]
  const emptied = [
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
      .where('createdAt', '<', daysAgo(keptDays.callers))
      .where((q) => q.or([q('userId', 'is not', null), q('storyId', 'is not', null)])),
  ]
  let rows = 0
  for (const query of removed) rows += Number((await query.executeTakeFirst()).numDeletedRows)
  let forgotten = 0
  for (const query of emptied) forgotten += Number((await query.executeTakeFirst()).numUpdatedRows)
  return { rows, emptied: forgotten }
}

/** Puts stories that came to nothing where deleted ones go from for good. */
export const discardFailedStories = (db: Db) =>
  db
    .updateTable('stories')
    .set({ deletedAt: daysAgo(1) })
    .where('status', '=', 'failed')
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', daysAgo(keptDays.failedStories))
    .execute()

/** Of folders of files, those whose story or child is no more. */
export async function selectOrphans(db: Db, folders: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folder: string }>`
    select folder from unnest(${[...folders]}::text[]) as folder
    where not exists (
      select 1 from stories where folder = 'stories/' || stories.id || '/'
    ) and not exists (
      select 1 from children where folder = 'children/' || children.id || '/'
    ) and not exists (
      select 1 from cloned_voices where folder = 'voices/' || cloned_voices.voice_key || '/'
    )`.execute(db)
  return rows.map(({ folder }) => folder)
}

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
