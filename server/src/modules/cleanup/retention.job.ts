import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { listIfExists } from '../../platform/read-if-exists.ts'
import { removeDeletedStories } from '../stories/index.ts'
import { discardFailedStories, removeOldRows, selectOrphans } from './retention.queries.ts'
import { keptDays } from './retention-days.ts'

/** What was not done this night is done the next. */
export const retention = defineJob<object>('retention', {
  retryLimit: 0,
  retryDelaySeconds: 60,
  expireInSeconds: 1800,
})

/** By UTC, when few families are awake in most places. */
const everyNight = '40 3 * * *'

/** Removes what was kept long enough. What nobody can reach any more goes every ten minutes; this can wait for the night. */
export async function workOnRetention(deps: PlatformDeps): Promise<void> {
  await deps.jobs.work(retention, { concurrency: 1 }, async () => {
    const { rows, emptied, files, mails } = await removeExpired(deps)
    if (rows + emptied + files + mails > 0) deps.log.info({ rows, emptied, files, mails }, 'kept long enough')
  })
  await deps.jobs.schedule(retention, everyNight, {})
}

export async function removeExpired(deps: Pick<PlatformDeps, 'db' | 'files' | 'config'>) {
  await discardFailedStories(deps.db)
  const stories = await removeDeletedStories(deps)
  const { rows, emptied } = await removeOldRows(deps.db, deps.config.backups.keptDays)
  const files = await removeOrphans(deps)
  const mails = await removeOldMails(join(deps.config.dataDir, 'mail'))
  return { rows: rows + stories, emptied, files, mails }
}

/**
 * A process that ends between the rows and the files of what it deletes leaves files that nobody can reach and no row names. Rows
 * come before their files, so what is listed first and then not found has been deleted.
 * @returns how many folders went
 */
async function removeOrphans({ db, files }: Pick<PlatformDeps, 'db' | 'files'>): Promise<number> {
  const folders = new Set<string>()
  for await (const { key } of files.list()) {
    const [folder] = /^(?:stories|children|voices)\/[^/]+\//.exec(key) ?? []
    if (folder) folders.add(folder)
  }
  const all = [...folders]
  let removed = 0
  for (let from = 0; from < all.length; from += folderBatch) {
    for (const folder of await selectOrphans(db, all.slice(from, from + folderBatch))) {
      await files.removeAll(folder)
      removed++
    }
  }
  return removed
}

const folderBatch = 1000

/** Without a mail server, mails lie in a folder for whoever runs the house to look at; not for ever. */
async function removeOldMails(folder: string): Promise<number> {
  const before = Date.now() - keptDays.mailFiles * 24 * 60 * 60 * 1000
  const names = await listIfExists(folder)
  let removed = 0
  for (const name of names) {
    if (!name.endsWith('.eml')) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
