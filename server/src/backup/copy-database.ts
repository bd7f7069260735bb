import { createHash } from 'node:crypto'
import { type Database, DatabaseRefused, type RunSql } from '../platform/database/index.ts'
import { migrate } from '../platform/database/migrate.ts'
import { readImportProgress, recordImported, startImport } from './import-progress.ts'
import { countersOf, fingerprintOf, insertRows, inTransaction, readRows, setCounters } from './rows.ts'
import { type Table, tablesOf } from './tables.ts'
import { createQueues, insertWaitingJobs, readWaitingJobs } from './waiting-jobs.ts'

type Print = (what: string) => void

/**
 * Copies every row, and the waiting jobs, from one database to another, and compares the two. An interrupted copy continues after
 * the last rows that were copied.
 * @throws {DatabaseRefused} when the target contains anything but an interrupted copy of the same source
 */
export async function copyDatabase(from: Database, to: Database, print: Print): Promise<void> {
  await migrate(from)
  await migrate(to)
  await createQueues(to)
  // Two independent connections: the source is read in one transaction, the target has one for each batch.
  await from.withLock('nightlight move', (read) =>
    inTransaction(
      read,
      () => to.withLock('nightlight move', (write) => copy(read, write, print)),
      'repeatable read',
    ),
  )
}

async function copy(read: RunSql, write: RunSql, print: Print): Promise<void> {
  const tables = await tablesOf(read)
  const done = await readOrStartImport(read, write, tables)
  for (const table of tables) {
    if (done.get(table.name) !== null) await copyTable(read, write, table, done.get(table.name) ?? null)
  }
  await copyJobs(read, write, done.get('jobs') === null)
  await setCounters(write, await countersOf(read))
  let rows = 0
  for (const table of tables) rows += await compare(read, write, table)
  print(`${rows} rows in ${tables.length} tables are identical in source and target.`)
}

/** @returns the progress of each table */
async function readOrStartImport(
  read: RunSql,
  write: RunSql,
  tables: readonly Table[],
): Promise<ReadonlyMap<string, string | null>> {
  const source = await installationId(read)
  const progress = await readImportProgress(write)
  if (progress && progress.source !== source) {
    throw new DatabaseRefused(
      'The target contains an unfinished move from another source. Finish that one, or choose an empty database.',
    )
  }
  if (progress) return progress.tables
  await refuseNonEmpty(write, tables)
  await startImport(write, source)
  return new Map()
}

export async function refuseNonEmpty(run: RunSql, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await run(`select exists (select from ${name}) as filled`)
    if (rows[0]?.filled === true) {
      throw new DatabaseRefused(
        `The target is not empty: ${name.replaceAll('"', '')} has rows. Choose an empty one.`,
      )
    }
  }
}

/** Identifies an installation by a secret that it generated at its first start. */
async function installationId(run: RunSql): Promise<string> {
  const { rows } = await run(`select value::text as secret from app_settings where key = 'secret.login'`)
  return createHash('sha256').update(String(rows[0]?.secret)).digest('hex')
}

async function copyTable(read: RunSql, write: RunSql, table: Table, after: string | null): Promise<void> {
  for await (const { rows, last } of readRows(read, table, { after })) {
    await inTransaction(write, async () => {
      await insertRows(write, table, rows)
      await recordImported(write, table.name, last)
    })
  }
  await recordImported(write, table.name, null)
}

async function copyJobs(read: RunSql, write: RunSql, isDone: boolean): Promise<void> {
  if (isDone) return
  const waiting: string[] = []
  for await (const { rows } of readWaitingJobs(read)) waiting.push(...rows)
  await inTransaction(write, async () => {
    if (waiting.length > 0) await insertWaitingJobs(write, waiting)
    await recordImported(write, 'jobs', null)
  })
}

async function compare(read: RunSql, write: RunSql, table: Table): Promise<number> {
  const before = await fingerprintOf(read, table)
  const after = await inTransaction(write, () => fingerprintOf(write, table))
  if (before.rows === after.rows && before.hash === after.hash) return after.rows
  throw new Error(
    `${table.name} differs between source and target (${before.rows} and ${after.rows} rows). The source has not been changed.`,
  )
}
