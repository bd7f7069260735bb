import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, DatabaseRefused, type RunSql } from '../platform/database/index.ts'
import { migrate, readMigrations } from '../platform/database/migrate.ts'
import type { Files } from '../platform/files.ts'
import { readIfExists } from '../platform/read-if-exists.ts'
import { contentTypeOf } from '../providers/files/keys.ts'
import { refuseNonEmpty } from './copy-database.ts'
import { digestOf, listFiles } from './copy-files.ts'
import { type BackupEnd, type BackupHead, entryNames } from './create-backup.ts'
import { finishImport, readImportProgress, startImport } from './import-progress.ts'
import type { Installation } from './location.ts'
import { collectDeletedAccounts, reapplyDeletions } from './reapply-deletions.ts'
import { fingerprintOf, insertRows, inTransaction, setCounters } from './rows.ts'
import { tablesOf } from './tables.ts'
import { readTarGz } from './tar.ts'
import { createQueues, insertWaitingJobs } from './waiting-jobs.ts'

interface Backup {
  readonly path: string
  readonly head: BackupHead
  readonly end: BackupEnd
  readonly secret: string | null
  /** Identifies the backup. */
  readonly digest: string
}

/**
 * Restores an installation and migrates it to this release. The backup is verified first, and nothing is changed if it is
 * incomplete. Accounts that were deleted after the backup was made are deleted again.
 * @param options.force whether existing data may be removed
 * @param options.secretKey whether a key is configured, so that the one in the backup is not needed
 * @throws {DatabaseRefused} when there is existing data, or the backup cannot be used
 */
export async function restoreBackup(
  installation: Installation,
  path: string,
  options: { force: boolean; dataDir: string; secretKey: boolean },
): Promise<BackupEnd> {
  const backup = await verifyBackup(path)
  const { database, files } = installation
  const isContinued = await database.withLock('nightlight restore', async (run) => {
    const progress = await readImportProgress(run)
    return progress?.source === backup.digest
  })
  if (!options.force && !isContinued) await refuseOccupied(database, files)
  if (!options.secretKey) await restoreSecret(backup, options)
  const deleted = await collectDeletedAccounts(database, options.dataDir)
  await clearInstallation(database, files, backup)
  const older = readMigrations().filter(({ name }) => backup.head.migrations.includes(name))
  await migrate(database, older)
  await database.withLock('nightlight restore', (run) => restoreRows(run, backup))
  await migrate(database)
  await createQueues(database)
  await restoreJobsAndFiles(database, files, backup)
  await reapplyDeletions(installation, deleted, backup.head.madeAt ?? null)
  await database.withLock('nightlight restore', finishImport)
  return backup.end
}

async function verifyBackup(path: string): Promise<Backup> {
  let head: BackupHead | null = null
  let end: BackupEnd | null = null
  let secret: string | null = null
  const digest = createHash('sha256')
  const files = new Map<string, string>()
  for await (const { name, bytes } of readTarGz(path)) {
    digest.update(bytes)
    if (name === entryNames.head) head = JSON.parse(Buffer.from(bytes).toString()) as BackupHead
    else if (name === entryNames.end) end = JSON.parse(Buffer.from(bytes).toString()) as BackupEnd
    else if (name === entryNames.secret) secret = Buffer.from(bytes).toString()
    else if (name.startsWith(entryNames.files))
      files.set(name.slice(entryNames.files.length), digestOf(bytes))
  }
  if (!head || !end) throw new DatabaseRefused('This file is not a complete backup.')
  for (const [key, expected] of Object.entries(end.files)) {
    if (files.get(key) !== expected)
      throw new DatabaseRefused(`The backup is damaged: ${key} has the wrong checksum.`)
  }
  const knownMigrations = new Set(readMigrations().map(({ name }) => name))
  const unknownMigration = head.migrations.find((name) => !knownMigrations.has(name))
  if (unknownMigration) {
    throw new DatabaseRefused(
      `The backup was made by a newer release (${unknownMigration}). Restore it with that one.`,
    )
  }
  return { path, head, end, secret, digest: digest.digest('hex') }
}

async function refuseOccupied(database: Database, files: Files): Promise<void> {
  await database
    .withLock('nightlight restore', async (run) => refuseNonEmpty(run, await tablesOf(run)))
    .catch(withAdvice('Use --force to replace it with the backup: the existing data is lost then.'))
  for await (const { key } of files.list()) {
    throw new DatabaseRefused(
      `The target for files is not empty: it contains ${key}. Use --force to remove existing files.`,
    )
  }
}

const withAdvice = (advice: string) => (error: unknown) => {
  throw error instanceof DatabaseRefused ? new DatabaseRefused(`${error.message}\n${advice}`) : error
}

/** Without the key that encrypted them, photos and saved secrets can never be read again. */
async function restoreSecret(
  { secret }: Backup,
  { dataDir, force }: { dataDir: string; force: boolean },
): Promise<void> {
  if (!secret) return
  const file = join(dataDir, 'secret.key')
  const existing = await readIfExists(file)
  if (existing === secret) return
  if (existing !== null && !force) {
    throw new DatabaseRefused(
      `${file} is another key than the one in the backup. Use --force to have it replaced.`,
    )
  }
  await writeFile(file, secret, { mode: 0o600 })
}

async function clearInstallation(database: Database, files: Files, backup: Backup): Promise<void> {
  await database.withLock('nightlight restore', async (run) => {
    await run('drop schema if exists filling cascade')
    await startImport(run, backup.digest)
    const { rows } = await run(`select tablename as name from pg_tables where schemaname = 'public'`)
    for (const { name } of rows) await run(`drop table if exists "public"."${name}" cascade`)
    const { rows: sequences } = await run(
      `select sequencename as name from pg_sequences where schemaname = 'public'`,
    )
    for (const { name } of sequences) await run(`drop sequence if exists "public"."${name}" cascade`)
    // Functions of an extension can only be removed with it.
    const { rows: functions } = await run(
      `select oid::regprocedure::text as name from pg_proc
       where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    )
    for (const { name } of functions) await run(`drop routine if exists ${name} cascade`)
    await run('drop schema if exists pgboss cascade')
  })
  const folders = new Set((await listFiles(files)).map(({ key }) => `${key.split('/')[0]}/`))
  for (const folder of folders) await files.removeAll(folder)
}

async function restoreRows(run: RunSql, { path, head, end }: Backup): Promise<void> {
  for await (const { name, bytes } of readTarGz(path)) {
    if (!name.startsWith(entryNames.rows)) continue
    const table = head.tables[Number(name.split('/')[1])]
    if (table) await inTransaction(run, () => insertRows(run, table, linesOf(bytes)))
  }
  await setCounters(run, head.counters)
  for (const table of head.tables) {
    const before = end.tables[table.name]
    const after = await inTransaction(run, () => fingerprintOf(run, table))
    if (before?.rows !== after.rows || before.hash !== after.hash) {
      throw new Error(`${table.name} differs after the restore`)
    }
  }
}

async function restoreJobsAndFiles(database: Database, files: Files, { path }: Backup): Promise<void> {
  for await (const { name, bytes } of readTarGz(path)) {
    if (name.startsWith(entryNames.jobs)) {
      await database.withLock('nightlight restore', (run) =>
        inTransaction(run, () => insertWaitingJobs(run, linesOf(bytes))),
      )
    } else if (name.startsWith(entryNames.files)) {
      const key = name.slice(entryNames.files.length)
      await files.put(key, bytes, contentTypeOf(key))
    }
  }
}

const linesOf = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString().split('\n')
