import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import { type Database, json, openDatabase } from './index.ts'

describe.each(kinds)('values from the database, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind)
  })
  afterAll(() => database.close())

  test('are numbers for counts and other int8', async () => {
    const { rows } =
      await sql`select count(*) as count, 9007199254740991::int8 as max, null::int8 as none`.execute(
        database.db,
      )
    expect(rows).toEqual([{ count: 1, max: 9007199254740991, none: null }])
  })

  test('are dates, to the millisecond, for times', async () => {
    const expiresAt = new Date('2026-03-29T01:30:00.123Z')
    const user = await aUser(database)
    const session = await database.db
      .insertInto('sessions')
      .values({ userId: user.id, tokenHash: 'a', expiresAt })
      .returning(['expiresAt', 'createdAt'])
      .executeTakeFirstOrThrow()
    expect(session.expiresAt).toEqual(expiresAt)
    expect(session.createdAt).toBeInstanceOf(Date)
  })

  test.each([
    ['a list', ['a', 'b']],
    ['an empty list', []],
    ['a list of lists', [[1, 2], []]],
    ['a text', 'it\'s "quoted" \\ and 🌙'],
    ['a text that looks like JSON', '{"a":1}'],
    ['a number', 12.5],
    ['false', false],
    ['null inside', { nothing: null }],
    ['keys as they are', { snake_case: { camelCase: [{ 'kebab-case': 1 }] } }],
  ])('are the same JSON that was inserted: %s', async (_, value) => {
    const key = crypto.randomUUID()
    await database.db
      .insertInto('appSettings')
      .values({ key, value: json(value) })
      .execute()
    const row = await database.db
      .selectFrom('appSettings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    expect(row.value).toEqual(value)
  })

  test("come with PostgreSQL's code and constraint when a statement fails", async () => {
    await aUser(database, 'Twice')
    await expect(aUser(database, 'tWICE')).rejects.toMatchObject({
      code: '23505',
      constraint: 'users_username_key',
    })
  })
})

test('on a server, queries have a timeout and migrations have none', async () => {
  const database = await freshDatabase('server')
  const limits = `select name, setting from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`
  expect((await sql.raw(limits).execute(database.db)).rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '15000' },
    { name: 'statement_timeout', setting: '15000' },
  ])
  const settings = await database.withLock('test', (run) => run(limits))
  expect(settings.rows.map((row) => row.setting)).toEqual(['0', '0'])
  await database.close()
})

test('a server that cannot be reached is reported with the reason, without the password', async () => {
  const url = 'postgres://nobody:secret@127.0.0.1:1/nothing'
  const refusal = await openDatabase({ kind: 'server', url, poolSize: 2 }).catch((error: Error) => error)
  expect(refusal).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') })
  expect(String(refusal)).not.toContain('secret')
})

function aUser(database: Database, username: string = crypto.randomUUID()) {
  return database.db
    .insertInto('users')
    .values({ username, password: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
}
