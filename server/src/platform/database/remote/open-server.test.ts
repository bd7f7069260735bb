import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshUrl } from '../../../../test/databases/on-server.ts'
import { startTcpProxy, type TcpProxy } from '../../../../test/databases/tcp-proxy.ts'
import type { Database } from '../index.ts'
import { openServer } from './open-server.ts'

/** Long enough for a machine that does much else. */
const silentMs = 2_000

let drop: () => Promise<void>
let way: TcpProxy
let database: Database
beforeEach(async () => {
  const fresh = await freshUrl()
  drop = fresh.drop
  way = await startTcpProxy(fresh.url)
  database = await openServer(way.url, 2, { silentMs })
})
afterEach(async () => {
  await database.close()
  await way.close()
  await drop()
})

const ask = async () => (await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows
const fillPool = () =>
  Promise.all([1, 2].map(() => database.db.transaction().execute((trx) => sql`select 1`.execute(trx))))

describe('a server that goes away', () => {
  test('fails what was asked of it and serves again when it is back', async () => {
    await fillPool()
    const asking = [1, 2, 3, 4].map(() => sql`select pg_sleep(30)`.execute(database.db))
    const failed = Promise.allSettled(asking)
    await expect.poll(() => database.load().inUse).toBe(2)
    way.cut()
    expect((await failed).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    await expect(ask()).rejects.toThrow()
    way.mend()
    expect(await ask()).toEqual([{ one: 1 }])
  })

  test('without a word is given up, and its connections are replaced', async () => {
    await fillPool()
    way.silence()
    await expect(Promise.all([ask(), ask(), ask()])).rejects.toThrow('The database has fallen silent.')
    await expect.poll(ask).toEqual([{ one: 1 }])
  })

  test('does not pass for silent while migrations and backups take their time', async () => {
    const slow = database.exclusively('slow', (run) => run(`select pg_sleep(${(silentMs + 500) / 1000})`))
    await expect(slow).resolves.toBeDefined()
  })
})
