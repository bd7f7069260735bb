import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { DatabaseRefused } from '../refused.ts'
import { SyncedFiles, syncFolder, syncTree } from './synced-files.ts'

/** The major version of PostgreSQL inside PGlite 0.5. */
const expectedMajor = '18'

/**
 * Makes sure that the folder contains a database that this release can open, and creates one where there is none.
 * @throws {DatabaseRefused} when it contains anything else, which is not changed
 */
export async function prepareFolder(
  folder: string,
  open: (files: SyncedFiles) => Promise<PGlite>,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return refuseOtherMajor(folder)
  refuseOccupied(folder)
  await create(folder, open)
}

/** PostgreSQL's own message does not say what to do. */
function refuseOtherMajor(folder: string): void {
  const actualMajor = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (actualMajor === expectedMajor) return
  throw new DatabaseRefused(
    `The database in ${folder} was made by PostgreSQL ${actualMajor}; this release brings PostgreSQL ${expectedMajor}. ` +
      'Nothing was changed. With the release that made it: npm run backup -- backup.tgz. Then move this folder away, and ' +
      'with this release: npm run restore -- backup.tgz.',
  )
}

function refuseOccupied(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new DatabaseRefused(
    `The folder ${folder} holds something that is not a database. Move it away, or choose another DATA_DIR.`,
  )
}

/** The folder gets its name only when the database in it is complete: after a kill half-way, the next start begins again. */
async function create(folder: string, open: (files: SyncedFiles) => Promise<PGlite>): Promise<void> {
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  // The files inside may be readable by everybody; the folder is not.
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const pglite = await open(new SyncedFiles(draft))
  await pglite.close()
  syncTree(draft)
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(draft, folder)
  syncFolder(dirname(folder))
}
