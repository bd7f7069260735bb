import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import type { Database } from './index.ts'

interface Column {
  readonly table: string
  readonly column: string
  readonly nullable: boolean
  /** Whether a row can be inserted without it. */
  readonly optional: boolean
}

/** Types that an insert may leave out. */
const setByDatabase = /^(Generated|GeneratedAlways|SetByDatabase|WithDefault|JsonList)\b|\| undefined/

/** Parses the types from their source, because they do not exist at run time. */
function typedColumns(): Column[] {
  const text = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8')
  const tables = [...bodyOf(text, 'export interface Schema').matchAll(/^ {2}(\w+): (\w+)$/gm)]
  return tables.flatMap(([, table = '', type]) =>
    [...bodyOf(text, `interface ${type}`).matchAll(/^ {2}(\w+): ([^\n]+)$/gm)].map(
      ([, column = '', typeText = '']) => {
        const nullable = typeText.endsWith('| null')
        return {
          table: snake(table),
          column: snake(column),
          nullable,
          optional: nullable || setByDatabase.test(typeText),
        }
      },
    ),
  )
}

function bodyOf(text: string, declaration: string): string {
  const from = text.indexOf(`${declaration} {`)
  if (from === -1) throw new Error(`${declaration} is not in schema.ts`)
  return text.slice(from, text.indexOf('\n}', from) + 1)
}

const snake = (name: string) => name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`)

describe.each(kinds)('the migrated database, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind)
  })
  afterAll(() => database.close())

  test('has the columns that the types declare', async () => {
    const { rows } = await sql<Column>`
      select table_name as table, column_name as column, is_nullable = 'YES' as nullable,
        is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as optional
      from information_schema.columns
      where table_schema = 'public' and table_name <> 'migrations'
      order by 1, 2`.execute(database.db)
    const typed = typedColumns().sort(byName)
    expect(typed.length).toBeGreaterThan(150)
    expect(rows.sort(byName)).toEqual(typed)
  })

  test('has an index for every foreign key', async () => {
    const { rows } = await sql<{ constraint: string }>`
      select conname as constraint from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      )`.execute(database.db)
    expect(rows).toEqual([])
  })
})

function byName(one: Column, other: Column): number {
  return `${one.table}.${one.column}` < `${other.table}.${other.column}` ? -1 : 1
}
