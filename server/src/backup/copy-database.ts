import { createHash } from 'node:crypto'
import { type Database, DatabaseRefused, type RunSql } from '../platform/database/index.ts'
import { migrate } from '../platform/database/migrate.ts'
import { readImportProgress, recordImported, startImport } from './import-progress.ts'
import { countersOf, fingerprintOf, insertRows, inTransaction, readRows, setCounters } from './rows.ts'
import { type Table, tablesOf } from './tables.ts'
import { insertWaitingJobs, makeQueues, readWaitingJobs } from './waiting-jobs.ts'

type Say = (what: string) => void

/**
 * Carries every row, and the work that waits, from one database to another, and compares the two. What was broken off is gone
 * on with after the last rows that arrived.
 * @throws {DatabaseRefused} when the target holds anything but the beginning of this same move
 */
export async function copyDatabase(from: Database, to: Database, say: Say): Promise<void> {
  await migrate(from)
  await migrate(to)
  await makeQueues(to)
  // Two connections that do not know of each other: the source is read in one transaction, the target gets one for each batch.
  await from.withLock('nightlight move', (read) =>
    inTransaction(
      read,
      () => to.withLock('nightlight move', (write) => copy(read, write, say)),
      'repeatable read',
    ),
  )
}

async function copy(read: RunSql, write: RunSql, say: Say): Promise<void> {
  const tables = await tablesOf(read)
  const done = await begin(read, write, tables)
  for (const table of tables) {
    if (done.get(table.name) !== null) await copyTable(read, write, table, done.get(table.name) ?? null)
  }
  await copyJobs(read, write, done.get('jobs') === null)
  await setCounters(write, await countersOf(read))
  let rows = 0
  for (const table of tables) rows += await compare(read, write, table)
  say(`${rows} rows in ${tables.length} tables are the same in both places.`)
}

/** @returns how far each table has come */
async function begin(
  read: RunSql,
  write: RunSql,
  tables: readonly Table[],
): Promise<ReadonlyMap<string, string | null>> {
  const source = await nameOf(read)
  const filling = await readImportProgress(write)
  if (filling && filling.source !== source) {
    throw new DatabaseRefused(
      'The target holds the beginning of another move. Finish that one, or choose an empty database.',
    )
  }
  if (filling) return filling.tables
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

/** Tells installations apart by what each made for itself at its first start. */
async function nameOf(run: RunSql): Promise<string> {
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
    `${table.name} is not the same in both places (${before.rows} and ${after.rows} rows). Nothing was taken away from the source.`,
  )
}
