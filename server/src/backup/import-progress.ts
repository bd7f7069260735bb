import { sql } from 'kysely'
import { type Database, DatabaseRefused, type RunSql } from '../platform/database/index.ts'

/**
 * How far a database has been imported. It is stored in the database until the import is complete, so that an interrupted import
 * can continue, and no server starts with a partial one.
 */
export interface ImportProgress {
  /** Identifies the source of the import. */
  readonly source: string
  /** For each table that was started, the key of the last imported row, or null when it is complete. */
  readonly tables: ReadonlyMap<string, string | null>
}

/** @throws {DatabaseRefused} for a database with an unfinished move or restore */
export async function refusePartialImport({ db }: Database): Promise<void> {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('filling.source') is not null as there`.execute(db)
  if (!rows[0]?.there) return
  throw new DatabaseRefused(
    'This database is incomplete: a move or a restore into it was not finished. Run the same command again to finish it.',
  )
}

/** null when no import is in progress. */
export async function readImportProgress(run: RunSql): Promise<ImportProgress | null> {
  const { rows } = await run(`select to_regclass('filling.source') is not null as there`)
  if (rows[0]?.there !== true) return null
  const source = (await run('select id from filling.source')).rows[0]
  const tables = (await run('select name, last from filling.tables')).rows
  return {
    source: String(source?.id),
    tables: new Map(tables.map(({ name, last }) => [String(name), last === null ? null : String(last)])),
  }
}

export async function startImport(run: RunSql, source: string): Promise<void> {
  await run('begin')
  await run('create schema filling')
  await run('create table filling.source (id text not null)')
  await run('create table filling.tables (name text primary key, last text)')
  await run('insert into filling.source values ($1)', [source])
  await run('commit')
}

/** @param last null for a table that is complete */
export async function recordImported(run: RunSql, table: string, last: string | null): Promise<void> {
  await run(
    'insert into filling.tables values ($1, $2) on conflict (name) do update set last = excluded.last',
    [table, last],
  )
}

export async function finishImport(run: RunSql): Promise<void> {
  await run('drop schema filling cascade')
}
