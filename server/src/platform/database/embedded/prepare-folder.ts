import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { DatabaseRefused } from '../refused.ts'
import { SyncedFiles, syncFolder, syncTree } from './synced-files.ts'

/** The major version of PostgreSQL inside PGlite 0.5. */
const major = '18'

/**
 * Sees to it that the folder holds a database that this release can open, and makes one where there is none.
 * @throws {DatabaseRefused} when something else is there; nothing is changed then
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
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new DatabaseRefused(
    `The database in ${folder} was made by PostgreSQL ${found}; this release brings PostgreSQL ${major}. ` +
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

/** A folder appears under its name only when the database in it is whole: killed half-way, the next start begins anew. */
async function create(folder: string, open: (files: SyncedFiles) => Promise<PGlite>): Promise<void> {
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  // Files inside may be readable to all; the folder is not.
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const pglite = await open(new SyncedFiles(draft))
  await pglite.close()
  syncTree(draft)
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(draft, folder)
  syncFolder(dirname(folder))
}
