import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Database, RunSql } from './index.ts'
import { DatabaseRefused } from './refused.ts'

const ourMigrations = new URL('../../../migrations/', import.meta.url)

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * Migrates the database to this release, forward only, each migration in a transaction of its own. Processes that start together
 * wait for each other.
 * @throws {DatabaseRefused} when a newer release has migrated it, or a migration was changed after it ran
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<void> {
  await database.withLock('nightlight migrations', async (run) => {
    await run(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`)
    const applied = await readApplied(run)
    refuseUnknown(migrations, applied)
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(run, migration)
    }
  })
}

/** The files of the folder in the order of their names, which begin with a number. */
export function readMigrations(folder: URL = ourMigrations): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    // A checkout may have other line endings.
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql: text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function apply(run: RunSql, migration: Migration): Promise<void> {
  await run('begin')
  try {
    await run(migration.sql)
    await run('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
    await run('commit')
  } catch (error) {
    await run('rollback')
    throw new Error(`The migration ${migration.name} failed`, { cause: error })
  }
}

async function readApplied(run: RunSql): Promise<Map<string, string>> {
  const { rows } = await run('select name, checksum from migrations')
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]))
}

function refuseUnknown(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const checksums = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!checksums.has(name)) {
      throw new DatabaseRefused(
        `The database was migrated by a newer release (${name}). Start that release or a later one, ` +
          'or go back to a backup made before it.',
      )
    }
    if (checksums.get(name) !== checksum) {
      throw new DatabaseRefused(
        `The migration ${name} was changed after it ran on this database. Migrations are never edited: ` +
          'restore the file, and write the change as a new migration.',
      )
    }
  }
}
