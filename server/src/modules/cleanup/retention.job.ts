import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { defineJob } from '../../platform/jobs/index.ts'
import { accountOfMail } from '../../platform/mail.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { listIfExists } from '../../platform/read-if-exists.ts'
import { removeDeletedStories } from '../stories/index.ts'
import {
  discardFailedStories,
  removeOldRows,
  selectExistingAccounts,
  selectOrphans,
  selectUnusedRecordings,
} from './retention.queries.ts'
import { retentionDays } from './retention-days.ts'

/** Not retried: the next night removes what this one did not. */
export const retentionJob = defineJob<object>('retention', {
  retryLimit: 0,
  retryDelaySeconds: 60,
  expireInSeconds: 1800,
})

/** In UTC, at a time when few families are awake in most places. */
const everyNight = '40 3 * * *'

/** Removes data past its retention period, every night. Expired data is removed by the cleanup job, every ten minutes. */
export async function workOnRetention(deps: PlatformDeps): Promise<void> {
  await deps.jobs.work(retentionJob, { concurrency: 1 }, async () => {
    const { rows, anonymized, files, mails } = await removeExpired(deps)
    if (rows + anonymized + files + mails === 0) return
    deps.log.info({ rows, anonymized, files, mails }, 'data past its retention period removed')
  })
  await deps.jobs.schedule(retentionJob, everyNight, {})
}

export async function removeExpired(deps: Pick<PlatformDeps, 'db' | 'files' | 'config'>) {
  await discardFailedStories(deps.db)
  const stories = await removeDeletedStories(deps)
  const { rows, anonymized } = await removeOldRows(deps.db, deps.config.backups.retentionDays)
  const folders = await removeOrphans(deps)
  const recordings = await removeUnusedRecordings(deps)
  const mails = await removeMails(deps.db, join(deps.config.dataDir, 'mail'))
  return { rows: rows + stories, anonymized, files: folders + recordings, mails }
}

/** What was said before a sentence was changed. @returns the number of removed files */
async function removeUnusedRecordings({ db, files }: Pick<PlatformDeps, 'db' | 'files'>): Promise<number> {
  let removed = 0
  let batch: string[] = []
  const clear = async () => {
    for (const key of await selectUnusedRecordings(db, batch)) {
      await files.remove(key)
      removed++
    }
    batch = []
  }
  for await (const { key } of files.list()) {
    if (/^stories\/[^/]+\/narration\//.test(key)) batch.push(key)
    if (batch.length >= batchSize) await clear()
  }
  await clear()
  return removed
}

/**
 * A process that stops between deleting rows and files leaves files that no row refers to. Rows are inserted before their files, so
 * a folder that is listed first and whose row is then not found has been deleted.
 * @returns the number of removed folders
 */
async function removeOrphans({ db, files }: Pick<PlatformDeps, 'db' | 'files'>): Promise<number> {
  const folders = new Set<string>()
  for await (const { key } of files.list()) {
    const [folder] = /^(?:stories|children|voices|previews)\/[^/]+\//.exec(key) ?? []
    if (folder) folders.add(folder)
  }
  const all = [...folders]
  let removed = 0
  for (let from = 0; from < all.length; from += batchSize) {
    for (const folder of await selectOrphans(db, all.slice(from, from + batchSize))) {
      await files.removeAll(folder)
      removed++
    }
  }
  return removed
}

const batchSize = 1000

/**
 * Without a mail server, mails are written to a folder for the operator to read, for a limited time. Those about an account go with it,
 * also where a process was killed between deleting the account and its mails, or wrote one at that moment.
 */
async function removeMails(db: PlatformDeps['db'], folder: string): Promise<number> {
  const before = Date.now() - retentionDays.mailFiles * 24 * 60 * 60 * 1000
  const names = (await listIfExists(folder)).filter((name) => name.endsWith('.eml'))
  const accounts = await selectExistingAccounts(
    db,
    names.flatMap((name) => accountOfMail(name) ?? []),
  )
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const account = accountOfMail(name)
    const isDeleted = account !== null && !accounts.has(account)
    if (!isDeleted && (await stat(path)).mtimeMs >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
