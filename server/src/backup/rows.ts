import type { RunSql } from '../platform/database/index.ts'
import { quoteName, type Table } from './tables.ts'

/** Rows as JSON by PostgreSQL; they are never parsed here, so that no number or time changes on the way. */
export interface Batch {
  readonly rows: readonly string[]
  /** The key of the last row, as JSON. */
  readonly last: string
}

const batchRows = 200

/** Reads the rows of a table in the order of its key, after a given one. Times are in the time zone of the connection. */
export async function* readRows(
  run: RunSql,
  table: Table,
  { after = null, where = 'true' }: { after?: string | null; where?: string } = {},
): AsyncGenerator<Batch> {
  const keys = table.key.map(({ column }) => quoteColumn(column))
  if (keys.length === 0) throw new Error(`${table.name} has no primary key`)
  const values = table.key.map(({ type }, index) => `($1::text::jsonb ->> ${index})::${type}`)
  for (let last = after; ; ) {
    const { rows } = await run(
      `select row_to_json(r)::text as row, moved_by::text as key from (
        select jsonb_build_array(${keys.map((key) => `${key}::text`).join(', ')}) as moved_by, ${list(table.columns)}
        from ${table.name}
        where (${where}) and ($1::text is null or (${keys.join(', ')}) > (${values.join(', ')}))
        order by ${keys.join(', ')} limit ${batchRows}
      ) k cross join lateral (select ${table.columns.map((column) => `k.${quoteColumn(column)}`).join(', ')}) r`,
      [last],
    )
    const end = rows.at(-1)
    if (!end) return
    last = String(end.key)
    yield { rows: rows.map((row) => String(row.row)), last }
    if (rows.length < batchRows) return
  }
}

/** @param where which of the rows are inserted */
export async function insertRows(
  run: RunSql,
  table: Pick<Table, 'name' | 'columns'>,
  rows: readonly string[],
  where = 'true',
): Promise<void> {
  await run(
    `insert into ${table.name} (${list(table.columns)}) overriding system value
    select ${list(table.columns)} from jsonb_populate_recordset(null::${table.name}, $1::text::jsonb) where ${where}`,
    [`[${rows.join(',')}]`],
  )
}

export interface Fingerprint {
  readonly rows: number
  /** Does not depend on the order of the rows. */
  readonly hash: string
}

export async function fingerprintOf(run: RunSql, table: Table, where = 'true'): Promise<Fingerprint> {
  const half = (from: number) => `sum(('x' || substr(digest, ${from}, 16))::bit(64)::bigint::numeric)`
  const { rows } = await run(
    `select count(*)::integer as rows, coalesce(${half(1)}::text || ':' || ${half(17)}::text, '') as hash from (
      select md5(row_to_json(r)::text) as digest from (select ${list(table.columns)} from ${table.name} where ${where}) r
    ) digests`,
  )
  return { rows: Number(rows[0]?.rows), hash: String(rows[0]?.hash) }
}

/** The last value of each sequence, which may be higher than any id in the rows. */
export type Counters = Readonly<Record<string, number>>

export async function countersOf(run: RunSql): Promise<Counters> {
  const { rows } = await run(
    `select sequencename as name, last_value from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map((row) => [String(row.name), Number(row.last_value)]))
}

export async function setCounters(run: RunSql, counters: Counters): Promise<void> {
  for (const [name, value] of Object.entries(counters)) {
    await run('select setval($1::text::regclass, $2::text::bigint)', [
      quoteName('public', name),
      String(value),
    ])
  }
}

/** A transaction with UTC as its time zone, so that every process writes times in the same way. */
export async function inTransaction<T>(
  run: RunSql,
  work: () => Promise<T>,
  kind = 'read committed',
): Promise<T> {
  await run(`begin isolation level ${kind}`)
  try {
    await run(`set local time zone 'UTC'`)
    const result = await work()
    await run('commit')
    return result
  } catch (error) {
    await run('rollback').catch(() => undefined)
    throw error
  }
}

const quoteColumn = (column: string) => `"${column}"`
const list = (columns: readonly string[]) => columns.map(quoteColumn).join(', ')
