import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import { freshUrl } from '../../../test/databases/on-server.ts'
import { type Database, DatabaseRefused, openDatabase } from './index.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'

const migration = (name: string, text: string): Migration => ({ name, sql: text, checksum: `sum of ${text}` })
const planets = migration(
  '0001-planets.sql',
  'create table planets (name text); create index on planets (name);',
)
const moons = migration('0002-moons.sql', 'create table moons (name text);')

const emptySchema = async (database: Database) => {
  await database.withLock('test', (run) => run('drop schema public cascade; create schema public'))
  return database
}

const tables = async ({ db }: Database) => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    db,
  )
  return rows.map((row) => row.name)
}

const applied = async ({ db }: Database) => {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  return rows.map((row) => row.name)
}

describe.each(kinds)('migrating, %s', (kind) => {
  let database: Database
  beforeEach(async () => {
    database = await emptySchema(await freshDatabase(kind))
  })
  afterEach(() => database.close())

  test('applies new migrations in the order of their names, and none twice', async () => {
    await migrate(database, [planets])
    await sql`insert into planets values ('Saturn')`.execute(database.db)
    await migrate(database, [planets, moons])
    await migrate(database, [planets, moons])
    expect(await applied(database)).toEqual([planets.name, moons.name])
    expect(await tables(database)).toEqual(['migrations', 'moons', 'planets'])
    expect((await sql`select name from planets`.execute(database.db)).rows).toEqual([{ name: 'Saturn' }])
  })

  test('rolls back a migration that fails, keeps those before it, and says which one failed', async () => {
    const broken = migration(
      '0002-broken.sql',
      'create table comets (name text); create table comets (name text);',
    )
    await expect(migrate(database, [planets, broken])).rejects.toMatchObject({
      message: 'The migration 0002-broken.sql failed',
      cause: { code: '42P07' },
    })
    expect(await tables(database)).toEqual(['migrations', 'planets'])
    await migrate(database, [planets, moons])
    expect(await tables(database)).toEqual(['migrations', 'moons', 'planets'])
  })

  test('refuses a database that a newer release has migrated', async () => {
    await migrate(database, [planets, moons])
    const refusal = await migrate(database, [planets]).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseRefused)
    expect(String(refusal)).toContain(`migrated by a newer release (${moons.name})`)
  })

  test('refuses a migration that was changed after it ran, before anything is applied', async () => {
    await migrate(database, [planets])
    const edited = { ...planets, checksum: 'another' }
    await expect(migrate(database, [edited, moons])).rejects.toThrow(
      `${planets.name} was changed after it ran`,
    )
    expect(await applied(database)).toEqual([planets.name])
  })

  test('applies our own migrations to an empty database', async () => {
    await migrate(database)
    expect(await applied(database)).toEqual(readMigrations().map(({ name }) => name))
  })
})

test('eight processes that start at once migrate once, and all of them start', async () => {
  const { url, drop } = await freshUrl()
  const servers = await Promise.all(
    Array.from({ length: 8 }, () => openDatabase({ kind: 'server', url, poolSize: 3 })),
  )
  const [first] = servers
  if (first) await emptySchema(first)
  await Promise.all(servers.map((server) => migrate(server)))
  if (first) expect(await applied(first)).toEqual(readMigrations().map(({ name }) => name))
  await Promise.all(servers.map((server) => server.close()))
  await drop()
})

test('a lock excludes other connections until the work is done, even if it fails', async () => {
  const { url, drop } = await freshUrl()
  const [one, other] = await Promise.all([1, 2].map(() => openDatabase({ kind: 'server', url, poolSize: 2 })))
  const order: string[] = []
  const { promise: inside, resolve: entered } = Promise.withResolvers<void>()
  const first = one?.withLock('lock', async (run) => {
    entered()
    await run('select pg_sleep(0.1)')
    order.push('first')
    throw new Error('failed inside')
  })
  await inside
  const second = other?.withLock('lock', async () => order.push('second'))
  await expect(first).rejects.toThrow('failed inside')
  await second
  expect(order).toEqual(['first', 'second'])
  await Promise.all([one?.close(), other?.close()])
  await drop()
})

test('files are read in order, and their line endings do not matter', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-migrations-'))
  await writeFile(join(folder, '0002-b.sql'), 'select 1;\r\nselect 2;\r\n')
  await writeFile(join(folder, '0001-a.sql'), 'select 1;\nselect 2;\n')
  await writeFile(join(folder, 'README.md'), 'no migration')
  const [a, b, ...rest] = readMigrations(new URL(`${pathToFileURL(folder).href}/`))
  expect([a?.name, b?.name, rest]).toEqual(['0001-a.sql', '0002-b.sql', []])
  expect(b?.checksum).toBe(a?.checksum)
  await rm(folder, { recursive: true })
})
