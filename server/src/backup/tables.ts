import type { RunSql } from '../platform/database/index.ts'

/** A table for copying between databases. */
export interface Table {
  /** With its schema, quoted: `"public"."users"`. */
  readonly name: string
  /** Without generated columns. In alphabetical order, because their order may differ between databases. */
  readonly columns: readonly string[]
  /** The primary key, by which rows are ordered. */
  readonly key: readonly { readonly column: string; readonly type: string }[]
}

/** Tables about the database itself, which are not copied. */
const skippedTables = ['migrations', 'rate_limits']

/** Our tables in topological order of their foreign keys. @throws when there is no such order */
export async function tablesOf(run: RunSql): Promise<Table[]> {
  const { rows } = await run(`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by 1, 2`)
  const keys = await keysOf(run, 'public')
  const names = [...new Set(rows.map((row) => String(row.table)))].filter(
    (name) => !skippedTables.includes(name),
  )
  const tables = names.map((name) => {
    const tableColumns = rows.filter((row) => row.table === name)
    return {
      name: quoteName('public', name),
      columns: tableColumns.map((row) => String(row.column)),
      key: keys.get(name) ?? [],
    }
  })
  return sortByForeignKeys(tables, await foreignKeysOf(run))
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

export const quoteName = (schema: string, name: string): string => `"${schema}"."${name}"`

interface ForeignKey {
  readonly from: string
  readonly to: string
}

/** Foreign keys within one table are left out: rows are copied in the order of their keys. */
async function foreignKeysOf(run: RunSql): Promise<ForeignKey[]> {
  const { rows } = await run(`
    select f.relname as from, t.relname as to
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`)
  return rows.map((row) => ({
    from: quoteName('public', String(row.from)),
    to: quoteName('public', String(row.to)),
  }))
}

function sortByForeignKeys(tables: readonly Table[], foreignKeys: readonly ForeignKey[]): Table[] {
  const ordered: Table[] = []
  const remaining = new Set(tables)
  while (remaining.size > 0) {
    const isReady = ({ name }: Table) =>
      foreignKeys.every(({ from, to }) => from !== name || ![...remaining].some((other) => other.name === to))
    const ready = [...remaining].filter(isReady)
    if (ready.length === 0) throw new Error('Tables reference each other in a cycle')
    for (const table of ready) remaining.delete(table)
    ordered.push(...ready)
  }
  return ordered
}
