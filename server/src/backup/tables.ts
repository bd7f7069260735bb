import type { RunSql } from '../platform/database/index.ts'

/** A table as it is carried from one database to another. */
export interface Table {
  /** With its schema, quoted: `"public"."users"`. */
  readonly name: string
  /** Of the words that are kept; the database fills the others by itself. In alphabetical order: databases may differ in theirs. */
  readonly columns: readonly string[]
  /** What rows are read in the order of. */
  readonly key: readonly { readonly column: string; readonly type: string }[]
}

/** Belongs to the database that it is in, and says nothing about families. */
const leftBehind = ['migrations', 'rate_limits']

/** Our own tables, each after those that its rows point to. @throws when there is no such order */
export async function tablesOf(run: RunSql): Promise<Table[]> {
  const { rows } = await run(`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by 1, 2`)
  const keys = await keysOf(run, 'public')
  const names = [...new Set(rows.map((row) => String(row.table)))].filter(
    (name) => !leftBehind.includes(name),
  )
  const tables = names.map((name) => {
    const own = rows.filter((row) => row.table === name)
    return {
      name: quoted('public', name),
      columns: own.map((row) => String(row.column)),
      key: keys.get(name) ?? [],
    }
  })
  return inOrder(tables, await pointersOf(run))
}

/** The primary key of every table of a schema. */
export async function keysOf(run: RunSql, schema: string): Promise<Map<string, Table['key']>> {
  const { rows } = await run(
    `select t.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_index i
      join pg_class t on t.oid = i.indrelid
      join lateral unnest(i.indkey::int2[]) with ordinality as k(number, place) on true
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
    where i.indisprimary and t.relnamespace = $1::text::regnamespace
    order by t.relname, k.place`,
    [schema],
  )
  return Map.groupBy(
    rows.map((row) => ({ table: String(row.table), column: String(row.column), type: String(row.type) })),
    ({ table }) => table,
  )
}

export const quoted = (schema: string, name: string): string => `"${schema}"."${name}"`

interface Pointer {
  readonly from: string
  readonly to: string
}

/** Rows of one table may point to earlier rows of the same: they are carried in the order of their keys. */
async function pointersOf(run: RunSql): Promise<Pointer[]> {
  const { rows } = await run(`
    select f.relname as from, t.relname as to
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`)
  return rows.map((row) => ({
    from: quoted('public', String(row.from)),
    to: quoted('public', String(row.to)),
  }))
}

function inOrder(tables: readonly Table[], pointers: readonly Pointer[]): Table[] {
  const ordered: Table[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const isReady = ({ name }: Table) =>
      pointers.every(({ from, to }) => from !== name || ![...left].some((other) => other.name === to))
    const ready = [...left].filter(isReady)
    if (ready.length === 0) throw new Error('Tables point to each other in a circle')
    for (const table of ready) left.delete(table)
    ordered.push(...ready)
  }
  return ordered
}
