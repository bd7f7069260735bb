import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import { type Database, QueryOutsideTransaction } from './index.ts'

describe.each(kinds)('the transaction guard, %s', (kind) => {
  let database: Database
  const selectOne = () => sql<{ one: number }>`select 1 as one`.execute(database.db)
  beforeAll(async () => {
    database = await freshDatabase(kind)
  })
  afterAll(() => database.close())

  test('fails a query that bypasses the open transaction at once, and the transaction is rolled back', async () => {
    const work = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('setupLinks').values({ codeHash: 'lost' }).execute()
      await selectOne()
    })
    await expect(work).rejects.toThrow(QueryOutsideTransaction)
    const rows = await database.db.selectFrom('setupLinks').select('id').execute()
    expect(rows).toEqual([])
  })

  test('fails such a query deep inside too, after other awaits, and with an isolation level', async () => {
    const deep = async () => {
      await sleep(1)
      await Promise.all([selectOne()])
    }
    const work = database.db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(() => deep())
    await expect(work).rejects.toThrow(QueryOutsideTransaction)
  })

  test('refuses a nested transaction, a connection, and exclusive statements', async () => {
    const { db } = database
    const inside = (work: () => Promise<unknown>) => db.transaction().execute(() => work())
    await expect(inside(() => db.transaction().execute(() => selectOne()))).rejects.toThrow(
      QueryOutsideTransaction,
    )
    await expect(inside(() => db.connection().execute(() => selectOne()))).rejects.toThrow(
      QueryOutsideTransaction,
    )
    await expect(inside(() => database.withLock('lock', () => selectOne()))).rejects.toThrow(
      QueryOutsideTransaction,
    )
    expect(() => db.startTransaction()).toThrow('cannot be guarded')
  })

  test('refuses to listen inside a transaction', async () => {
    const work = database.db.transaction().execute(() => database.listen('channel', () => undefined))
    await expect(work).rejects.toThrow(QueryOutsideTransaction)
  })

  test('allows queries on the transaction that was passed on', async () => {
    const rows = await database.db.transaction().execute(async (trx) => {
      const query = async () => (await sql<{ one: number }>`select 1 as one`.execute(trx)).rows
      return query()
    })
    expect(rows).toEqual([{ one: 1 }])
  })

  test('allows queries that were started before, beside or after the transaction', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    const before = opened.then(selectOne)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    let after: Promise<unknown> = Promise.resolve()
    await database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      after = ended.then(selectOne)
      open()
    })
    end()
    await expect(before).resolves.toMatchObject({ rows: [{ one: 1 }] })
    await expect(after).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  test('allows queries in a timer that fires after the end of the transaction', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      setTimeout(() => resolve(selectOne()), 5)
    })
    await expect(promise).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  test('lets work that is declared to be outside run after the transaction', async () => {
    const { promise: committed, resolve: commit } = Promise.withResolvers<void>()
    let background: Promise<{ rows: { seen: boolean }[] }> | undefined
    await database.db.transaction().execute(async (trx) => {
      await trx.insertInto('setupLinks').values({ codeHash: 'seen' }).execute()
      background = database.outsideTransaction(async () => {
        // A server would reply at once, and correctly, that the row does not exist yet.
        if (kind === 'server') await committed
        return sql<{
          seen: boolean
        }>`select exists (select from setup_links where code_hash = 'seen') as seen`.execute(database.db)
      })
    })
    commit()
    expect((await background)?.rows).toEqual([{ seen: true }])
  })

  test("does not affect concurrent transactions, which see each other's committed sums", async () => {
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

  test('leaves the connection usable after a failed query', async () => {
    await expect(sql`select 1/0`.execute(database.db)).rejects.toMatchObject({ code: '22012' })
    await expect(
      database.db.transaction().execute(async (trx) => {
        await sql`select 1/0`.execute(trx).catch(() => undefined)
        await sql`select 1`.execute(trx)
      }),
    ).rejects.toMatchObject({ code: '25P02' })
    expect((await selectOne()).rows).toEqual([{ one: 1 }])
  })
})

test('the transaction of one database does not block queries on another', async () => {
  const [one, other] = await Promise.all([freshDatabase('embedded'), freshDatabase('server')])
  const rows = await one.db
    .transaction()
    .execute(async () => (await sql`select 1 as one`.execute(other.db)).rows)
  expect(rows).toEqual([{ one: 1 }])
  await Promise.all([one.close(), other.close()])
})
