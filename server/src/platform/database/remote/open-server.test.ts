import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshUrl } from '../../../../test/databases/on-server.ts'
import { startTcpProxy, type TcpProxy } from '../../../../test/databases/tcp-proxy.ts'
import type { Database } from '../index.ts'
import { openServer } from './open-server.ts'

/** Long enough for a busy machine. */
const idleTimeoutMs = 2_000

let drop: () => Promise<void>
let proxy: TcpProxy
let database: Database
beforeEach(async () => {
  const fresh = await freshUrl()
  drop = fresh.drop
  proxy = await startTcpProxy(fresh.url)
  database = await openServer(proxy.url, 2, { idleTimeoutMs })
})
afterEach(async () => {
  await database.close()
  await proxy.close()
  await drop()
})

const selectOne = async () => (await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows
const fillPool = () =>
  Promise.all([1, 2].map(() => database.db.transaction().execute((trx) => sql`select 1`.execute(trx))))

describe('a server that goes away', () => {
  test('fails running queries, and serves again when it is back', async () => {
    await fillPool()
    const queries = [1, 2, 3, 4].map(() => sql`select pg_sleep(30)`.execute(database.db))
    const failed = Promise.allSettled(queries)
    await expect.poll(() => database.load().inUse).toBe(2)
    proxy.cut()
    expect((await failed).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    await expect(selectOne()).rejects.toThrow()
    proxy.restore()
    expect(await selectOne()).toEqual([{ one: 1 }])
  })

  test('without closing its connections is given up, and they are replaced', async () => {
    await fillPool()
    proxy.freeze()
    await expect(Promise.all([selectOne(), selectOne(), selectOne()])).rejects.toThrow(
      'The connection to the database has timed out.',
    )
    await expect.poll(selectOne).toEqual([{ one: 1 }])
  })

  test('is not mistaken for dead during long migrations and backups', async () => {
    const slow = database.withLock('slow', (run) => run(`select pg_sleep(${(idleTimeoutMs + 500) / 1000})`))
    await expect(slow).resolves.toBeDefined()
  })
})
