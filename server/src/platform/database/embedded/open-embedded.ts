import { AsyncResource } from 'node:async_hooks'
import { PGlite, types } from '@electric-sql/pglite'
import { CamelCasePlugin } from 'kysely'
import { FailedStatements } from '../failed-statements.ts'
import type { Database, RunSql } from '../index.ts'
import { Mutex } from '../mutex.ts'
import { DatabaseRefused } from '../refused.ts'
import type { Schema } from '../schema.ts'
import { GuardedKysely, TransactionGuard } from '../transaction-guard.ts'
import { openEngine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { GuardedPGliteDialect } from './guarded-dialect.ts'
import { startMaintenance } from './maintenance.ts'
import { prepareFolder } from './prepare-folder.ts'
import { type DiskHooks, SyncedFiles, withFsync } from './synced-files.ts'
import { WatchedPGlite } from './watched-pglite.ts'

/**
 * Opens the database in a folder, which is created if necessary. Only one process can have it open.
 * @param hooks replace accesses to the disk, for tests
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

/** The file system refused: the operator has to choose another folder or repair this one. */
function refuseUnwritable(folder: string, error: unknown): never {
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined
  if (code === undefined) throw error
  throw new DatabaseRefused(
    `The folder ${folder} cannot be used (${code}). Choose another DATA_DIR, or repair this one.`,
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
  const engine = openEngine(pglite, guard, mutex)
  const maintenance = guard.outside(() => startMaintenance(asRunSql(engine), warnAboutMaintenance))
  onLogWrite = (bytes) => {
    hooks.onLogWrite?.(bytes)
    guard.outside(() => maintenance.onLogWrite(bytes))
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
    // Called in the context of the subscriber: PGlite would call from within the query that received the notification.
    listen: (channel, onNotify) => engine.listen(quoteIdentifier(channel), AsyncResource.bind(onNotify)),
    outsideTransaction: (work) => guard.outside(work),
    async withLock(_lock, work) {
      guard.check()
      return mutex.run(() => guard.inside(() => work(asRunSql(pglite))))
    },
    load: () => ({ open: 1, ...mutex.load, failures: failures.count }),
    maintain: () => maintenance.vacuum(),
    async close() {
      await maintenance.stop()
      await mutex.close(new Error('The database is closed.'))
      await pglite.close()
      unlock()
    },
  }
}

function openPglite(files: SyncedFiles): Promise<WatchedPGlite> {
  return WatchedPGlite.open({
    fs: files,
    startParams: withFsync(PGlite.defaultStartParams),
    // As on a server: our numbers stay far below 2^53.
    parsers: { [types.INT8]: Number },
  })
}

interface SqlExecutor {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  exec(text: string): Promise<{ rows: unknown[] }[]>
}

const asRunSql =
  (executor: SqlExecutor): RunSql =>
  async (text, values) => {
    const rows = values
      ? (await executor.query(text, [...values])).rows
      : (await executor.exec(text)).flatMap((result) => result.rows)
    return { rows: rows as Record<string, unknown>[] }
  }

const quoteIdentifier = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`

/** Failed maintenance is tried again later, and no caller waits for it. */
const warnAboutMaintenance = (error: unknown) =>
  process.emitWarning(`Maintenance of the database failed: ${error instanceof Error ? error.message : error}`)
