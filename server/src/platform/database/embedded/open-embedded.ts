import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { CamelCasePlugin } from 'kysely'
import type { Database } from '../index.ts'
import { GuardedKysely } from '../open-transactions.ts'
import { DatabaseRefused } from '../refused.ts'
import type { Schema } from '../schema.ts'
import { lockFolder } from './folder-lock.ts'
import { OneConnectionDialect } from './one-connection-dialect.ts'
import { durable, SyncedFiles, syncFolder } from './synced-files.ts'
import { keepUp } from './upkeep.ts'

/** The major version of PostgreSQL inside PGlite 0.5. */
const major = '18'

/** Opens the database in a folder, which is made when it is not there. Only one process can. */
export async function openEmbedded(folder: string): Promise<Database> {
  const unlock = lockFolder(folder)
  try {
    refuseOtherMajor(folder)
    if (!existsSync(join(folder, 'PG_VERSION'))) await create(folder)
    return await databaseOn(await openPglite(folder), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** The database on a PGlite that is open already, as tests have it in memory. */
export async function databaseOn(pglite: PGlite, onClose: () => void = () => {}): Promise<Database> {
  const upkeep = await keepUp(pglite)
  const dialect = new OneConnectionDialect(pglite)
  const db = new GuardedKysely<Schema>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    kind: 'embedded',
    db,
    engine: { kind: 'embedded', pglite },
    listen: (channel, hear) => pglite.listen(channel, hear),
    async close() {
      await upkeep.stop()
      if (!pglite.closed) await pglite.close()
      onClose()
    },
  }
}

/** `int8` and `numeric` counts come as numbers, as they do from the server; ours stay far below 2^53. */
export const parsers = { [types.INT8]: Number }

function openPglite(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new SyncedFiles(folder),
    startParams: durable(PGlite.defaultStartParams),
    parsers,
  })
}

/** A folder appears under its name only when the database in it is whole: killed half-way, the next start begins anew. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const pglite = await openPglite(draft)
  await pglite.close()
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  syncFolder(dirname(folder))
}

/** PostgreSQL's own message does not say what to do, and creating over an older folder would lose it. */
function refuseOtherMajor(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found === major) return
  throw new DatabaseRefused(
    `The database in ${folder} was made by PostgreSQL ${found}; this release brings PostgreSQL ${major}. ` +
      'Nothing was changed. Start the release that made it, or move this folder away to begin with an empty database.',
  )
}
