import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { DatabaseRefused, type RunSql } from '../platform/database/index.ts'
import type { Files } from '../platform/files.ts'
import { readIfExists } from '../platform/read-if-exists.ts'
import { digestOf, listFiles } from './copy-files.ts'
import type { Installation } from './location.ts'
import { draftSuffix, removeDrafts } from './remove-drafts.ts'
import {
  type Counters,
  countersOf,
  type Fingerprint,
  fingerprintOf,
  inTransaction,
  readRows,
} from './rows.ts'
import { type Table, tablesOf } from './tables.ts'
import { type Entry, tarStream } from './tar.ts'
import { readWaitingJobs } from './waiting-jobs.ts'

/** The first entry of a backup. */
export interface BackupHead {
  readonly format: 1
  /** ISO 8601; missing in backups of releases before 0032-childrens-data.sql. */
  readonly madeAt?: string
  /** Names of the migrations that had run, to recreate the tables that the rows are from. */
  readonly migrations: readonly string[]
  readonly tables: readonly Table[]
  readonly counters: Counters
}

/** The last entry: a backup without it is incomplete. */
export interface BackupEnd {
  readonly tables: Readonly<Record<string, Fingerprint>>
  /** SHA-256 by key. */
  readonly files: Readonly<Record<string, string>>
}

export const entryNames = {
  head: 'nightlight.json',
  end: 'contents.json',
  secret: 'secret.key',
  rows: 'rows/',
  jobs: 'jobs/',
  files: 'files/',
} as const

/**
 * Writes the whole installation to one file, which gets its name when it is complete. The rows are a consistent snapshot; a
 * server on PostgreSQL may run meanwhile.
 */
export async function createBackup(
  installation: Installation,
  dataDir: string,
  path: string,
): Promise<BackupEnd> {
  // A backup that was killed left its own, with families' data in it.
  await removeDrafts(dirname(path))
  const draft = path + draftSuffix
  // Taken before the rows are read: an account that is deleted after this moment may be among them.
  const madeAt = new Date().toISOString()
  const end: { tables: Record<string, Fingerprint>; files: Record<string, string> } = {
    tables: {},
    files: {},
  }
  try {
    await installation.database.withLock('nightlight backup', (run) =>
      inTransaction(
        run,
        () =>
          pipeline(
            tarStream(entriesOf(run, installation.files, dataDir, { madeAt, end })),
            createGzip(),
            createWriteStream(draft, { mode: 0o600, flush: true }),
          ),
        'repeatable read',
      ),
    )
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
  return end
}

async function* entriesOf(
  run: RunSql,
  files: Files,
  dataDir: string,
  {
    madeAt,
    end,
  }: { madeAt: string; end: { tables: Record<string, Fingerprint>; files: Record<string, string> } },
): AsyncGenerator<Entry> {
  const tables = await tablesOf(run)
  if (tables.length === 0)
    throw new DatabaseRefused('There is nothing to back up: this installation has never been started.')
  yield entry(entryNames.head, JSON.stringify(await headOf(run, tables, madeAt)))
  const secret = await readIfExists(join(dataDir, 'secret.key'))
  if (secret !== null) yield entry(entryNames.secret, secret)
  for (const [index, table] of tables.entries()) {
    yield* batches(`${entryNames.rows}${index}`, readRows(run, table))
    end.tables[table.name] = await fingerprintOf(run, table)
  }
  yield* batches(`${entryNames.jobs}0`, readWaitingJobs(run))
  for (const { key } of await listFiles(files)) {
    const bytes = await files.read(key)
    // Its story has been deleted meanwhile.
    if (!bytes) continue
    end.files[key] = digestOf(bytes)
    yield { name: entryNames.files + key, bytes }
  }
  yield entry(entryNames.end, JSON.stringify(end))
}

async function headOf(run: RunSql, tables: readonly Table[], madeAt: string): Promise<BackupHead> {
  const { rows } = await run('select name from migrations order by name')
  const migrations = rows.map((row) => String(row.name))
  return { format: 1, madeAt, migrations, tables, counters: await countersOf(run) }
}

async function* batches(
  folder: string,
  from: AsyncIterable<{ readonly rows: readonly string[] }>,
): AsyncGenerator<Entry> {
  let number = 0
  for await (const { rows } of from) yield entry(`${folder}/${number++}.jsonl`, rows.join('\n'))
}

const entry = (name: string, text: string): Entry => ({ name, bytes: Buffer.from(text) })
