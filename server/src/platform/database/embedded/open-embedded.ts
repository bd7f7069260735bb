import { AsyncResource } from 'node:async_hooks'
import { PGlite, types } from '@electric-sql/pglite'
import { CamelCasePlugin } from 'kysely'
import { FailedStatements } from '../failed-statements.ts'
import type { Database, RunSql } from '../index.ts'
import { Mutex } from '../mutex.ts'
import { DatabaseRefused } from '../refused.ts'
import type { Schema } from '../schema.ts'
import { GuardedKysely, TransactionGuard } from '../transaction-guard.ts'
import { engineOn } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { GuardedPGliteDialect } from './guarded-dialect.ts'
import { keepUp } from './maintenance.ts'
import { prepareFolder } from './prepare-folder.ts'
import { type DiskHooks, durable, SyncedFiles } from './synced-files.ts'
import { WatchedPGlite } from './watched-pglite.ts'

/**
 * Opens the database in a folder, which is made when it is not there. Only one process can.
 * @param hooks what happens at the disk, where it is not to be what usually does
 */
export async function openEmbedded(folder: string, hooks: Partial<DiskHooks> = {}): Promise<Database> {
  const unlock = await lockFolder(folder).catch((error) => refuseUnwritable(folder, error))
  try {
    await prepareFolder(folder, openPglite).catch((error) => refuseUnwritable(folder, error))
    return await openLocked(folder, hooks, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** What the file system says no to is for whoever chose the folder. */
function refuseUnwritable(folder: string, error: unknown): never {
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined
  if (code === undefined) throw error
  throw new DatabaseRefused(
    `The folder ${folder} cannot be used (${code}). Choose another DATA_DIR, or mend this one.`,
    {
      cause: error,
    },
  )
}

async function openLocked(folder: string, hooks: Partial<DiskHooks>, unlock: () => void): Promise<Database> {
  let onLogWrite = hooks.onLogWrite ?? (() => undefined)
  const files = new SyncedFiles(folder, { ...hooks, onLogWrite: (bytes) => onLogWrite(bytes) })
  const pglite = await openPglite(files)
  const guard = new TransactionGuard()
  const failures = new FailedStatements()
  const mutex = new Mutex()
  const engine = engineOn(pglite, guard, mutex)
  const upkeep = guard.outside(() => keepUp(plainly(engine), warn))
  onLogWrite = (bytes) => {
    hooks.onLogWrite?.(bytes)
    guard.outside(() => upkeep.onLogWrite(bytes))
  }
  void pglite.failure.then((failure) => mutex.refuse(failure))
  const db = new GuardedKysely<Schema>(
    {
      dialect: new GuardedPGliteDialect(pglite, guard, mutex),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
      log: failures.log,
    },
    guard,
  )
  return {
    kind: 'embedded',
    db,
    engine,
    failure: pglite.failure,
    // Heard in the context of who listens: PGlite calls from within the query that brought the notification.
    listen: (channel, hear) => engine.listen(quoted(channel), AsyncResource.bind(hear)),
    outsideTransaction: (work) => guard.outside(work),
    async exclusively(_lock, work) {
      guard.check()
      return mutex.run(() => guard.inside(() => work(plainly(pglite))))
    },
    load: () => ({ open: 1, ...mutex.load, failures: failures.count }),
    maintain: () => upkeep.vacuum(),
    async close() {
      await upkeep.stop()
      await mutex.close(new Error('The database is closed.'))
      await pglite.close()
      unlock()
    },
  }
}

function openPglite(files: SyncedFiles): Promise<WatchedPGlite> {
  return WatchedPGlite.open({
    fs: files,
    startParams: durable(PGlite.defaultStartParams),
    // As from a server: ours stay far below 2^53.
    parsers: { [types.INT8]: Number },
  })
}

interface Executing {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  exec(text: string): Promise<{ rows: unknown[] }[]>
}

const plainly =
  (executing: Executing): RunSql =>
  async (text, values) => {
    const rows = values
      ? (await executing.query(text, [...values])).rows
      : (await executing.exec(text)).flatMap((result) => result.rows)
    return { rows: rows as Record<string, unknown>[] }
  }

const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`

/** Maintenance that fails is tried again; nobody waits for it. */
const warn = (error: unknown) =>
  process.emitWarning(`The upkeep of the database failed: ${error instanceof Error ? error.message : error}`)
