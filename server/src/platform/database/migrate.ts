import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Database } from './index.ts'
import { DatabaseRefused } from './refused.ts'
import type { Schema } from './schema.ts'

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** Any number will do, as long as every release uses the same. */
const lockNumber = 1_852_402_540

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * Brings the database to this release, forward only, each migration in a transaction of its own. Processes that start
 * together take turns.
 * @throws {DatabaseRefused} when a newer release has been here, or a migration that ran was changed afterwards
 */
export async function migrate(database: Database): Promise<void> {
  const migrations = readMigrations()
  await database.db.connection().execute(async (connection) => {
    await withLock(database, connection, async () => {
      await connection.executeQuery(
        sql`create table if not exists migrations (
          name text primary key, checksum text not null, applied_at timestamptz not null default now()
        )`.compile(connection),
      )
      const applied = await readApplied(connection)
      refuseUnknown(migrations, applied)
      for (const migration of migrations) {
        if (!applied.has(migration.name)) await apply(connection, migration)
      }
    })
  })
}

/** The lock belongs to the connection that migrates. PGlite has one connection and one process: nobody to lock out. */
async function withLock(
  database: Database,
  connection: Kysely<Schema>,
  work: () => Promise<void>,
): Promise<void> {
  if (database.kind === 'embedded') return work()
  // Waiting for another process to migrate may take longer than a query may.
  await sql`set statement_timeout = 0`.execute(connection)
  await sql`select pg_advisory_lock(${lockNumber})`.execute(connection)
  try {
    await work()
  } finally {
    await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  }
}

async function apply(connection: Kysely<Schema>, migration: Migration): Promise<void> {
  await sql`begin`.execute(connection)
  try {
    for (const statement of statementsOf(migration.sql)) await sql.raw(statement).execute(connection)
    await sql`insert into migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
      connection,
    )
    await sql`commit`.execute(connection)
  } catch (error) {
    await sql`rollback`.execute(connection)
    throw error
  }
}

async function readApplied(connection: Kysely<Schema>): Promise<Map<string, string>> {
  const { rows } = await sql<{
    name: string
    checksum: string
  }>`select name, checksum from migrations`.execute(connection)
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function refuseUnknown(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new DatabaseRefused(
        `The database was migrated by a newer release (${name}). Start that release or a later one.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new DatabaseRefused(
        `The migration ${name} was changed after it ran on this database. Migrations are never edited.`,
      )
    }
  }
}

export function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const text = readFileSync(`${folder}${name}`, 'utf8')
    return { name, sql: text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

/** Migrations hold plain statements, each ending in a semicolon at the end of a line; one at a time runs everywhere. */
function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}
