import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import { type Database, QueryOutsideTransaction } from './index.ts'

describe.each(kinds)('the guard, %s', (kind) => {
  let database: Database
  const one = () => sql<{ one: number }>`select 1 as one`.execute(database.db)
  beforeAll(async () => {
    database = await freshDatabase(kind)
  })
  afterAll(() => database.close())

  test('a query past the open transaction fails at once, and the transaction is rolled back', async () => {
    const work = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('setupLinks').values({ codeHash: 'lost' }).execute()
      await one()
    })
    await expect(work).rejects.toThrow(QueryOutsideTransaction)
    const rows = await database.db.selectFrom('setupLinks').select('id').execute()
    expect(rows).toEqual([])
  })

  test('also deep inside, after other awaits, and with an isolation level', async () => {
    const deep = async () => {
      await sleep(1)
      await Promise.all([one()])
    }
    const work = database.db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(() => deep())
    await expect(work).rejects.toThrow(QueryOutsideTransaction)
  })

  test('a second transaction inside the first, a connection, and statements in a row are refused too', async () => {
    const { db } = database
    const inside = (work: () => Promise<unknown>) => db.transaction().execute(() => work())
    await expect(inside(() => db.transaction().execute(() => one()))).rejects.toThrow(QueryOutsideTransaction)
    await expect(inside(() => db.connection().execute(() => one()))).rejects.toThrow(QueryOutsideTransaction)
    await expect(inside(() => database.exclusively('lock', () => one()))).rejects.toThrow(
      QueryOutsideTransaction,
    )
    expect(() => db.startTransaction()).toThrow('cannot be guarded')
  })

  test('listening inside a transaction is refused', async () => {
    const work = database.db.transaction().execute(() => database.listen('channel', () => undefined))
    await expect(work).rejects.toThrow(QueryOutsideTransaction)
  })

  test('the transaction itself can be passed on and queried', async () => {
    const rows = await database.db.transaction().execute(async (trx) => {
      const deeper = async () => (await sql<{ one: number }>`select 1 as one`.execute(trx)).rows
      return deeper()
    })
    expect(rows).toEqual([{ one: 1 }])
  })

  test('what was begun before, beside or after the transaction is free', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    const before = opened.then(one)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    let after: Promise<unknown> = Promise.resolve()
    await database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      after = ended.then(one)
      open()
    })
    end()
    await expect(before).resolves.toMatchObject({ rows: [{ one: 1 }] })
    await expect(after).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  test('a timer that was set inside fires after the end without complaint', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      setTimeout(() => resolve(one()), 5)
    })
    await expect(promise).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  test('work that is declared to be outside waits for the end and then runs', async () => {
    const { promise: committed, resolve: commit } = Promise.withResolvers<void>()
    let background: Promise<{ rows: { seen: boolean }[] }> | undefined
    await database.db.transaction().execute(async (trx) => {
      await trx.insertInto('setupLinks').values({ codeHash: 'seen' }).execute()
      background = database.outsideTransaction(async () => {
        // A server would answer at once, and truly, that nothing is there yet.
        if (kind === 'server') await committed
        return sql<{
          seen: boolean
        }>`select exists (select from setup_links where code_hash = 'seen') as seen`.execute(database.db)
      })
    })
    commit()
    expect((await background)?.rows).toEqual([{ seen: true }])
  })

  test('twenty transactions at once each see the sum that the one before left', async () => {
    await database.db.insertInto('appSettings').values({ key: 'sum', value: sql`'0'::jsonb` }).execute()
    const add = () =>
      database.db.transaction().execute(async (trx) => {
        const { value } = await trx
          .selectFrom('appSettings')
          .select('value')
          .where('key', '=', 'sum')
          .forUpdate()
          .executeTakeFirstOrThrow()
        await sql`update app_settings set value = to_jsonb(${Number(value) + 1}::int) where key = 'sum'`.execute(
          trx,
        )
      })
    await Promise.all(Array.from({ length: 20 }, add))
    const row = await database.db
      .selectFrom('appSettings')
      .select('value')
      .where('key', '=', 'sum')
      .executeTakeFirst()
    expect(row?.value).toBe(20)
  })

  test('a query that fails leaves the connection usable', async () => {
    await expect(sql`select 1/0`.execute(database.db)).rejects.toMatchObject({ code: '22012' })
    await expect(
      database.db.transaction().execute(async (trx) => {
        await sql`select 1/0`.execute(trx).catch(() => undefined)
        await sql`select 1`.execute(trx)
      }),
    ).rejects.toMatchObject({ code: '25P02' })
    expect((await one()).rows).toEqual([{ one: 1 }])
  })
})

test("two databases do not stand in each other's way", async () => {
  const [one, other] = await Promise.all([freshDatabase('embedded'), freshDatabase('server')])
  const rows = await one.db
    .transaction()
    .execute(async () => (await sql`select 1 as one`.execute(other.db)).rows)
  expect(rows).toEqual([{ one: 1 }])
  await Promise.all([one.close(), other.close()])
})
