import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import { freshUrl } from '../../../test/databases/on-server.ts'
import { type Database, openDatabase } from '../database/index.ts'
import { type Events, openEvents } from './index.ts'

describe.each(kinds)('events, %s', (kind) => {
  let database: Database
  let events: Events
  beforeEach(async () => {
    database = await freshDatabase(kind)
    events = await openEvents(database)
  })
  afterEach(async () => {
    await events.close()
    await database.close()
  })

  /** Events come in order: when the last one is here, whatever comes is here. */
  const allHeard = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = await events.subscribe('last', () => resolve())
    await events.publish(database.db, 'last', null)
    await promise
    end()
  }

  test('are heard by those who subscribed to the topic, as they were sent, in order', async () => {
    const heard: unknown[] = []
    const others: unknown[] = []
    await events.subscribe('story.1', (payload) => heard.push(payload))
    await events.subscribe('story.1', (payload) => heard.push(payload))
    await events.subscribe('story.2', (payload) => others.push(payload))
    await events.publish(database.db, 'story.1', { step: 'it\'s "written" 🌙' })
    await events.publish(database.db, 'story.1', ['done', null, 1])
    await allHeard()
    const written = { step: 'it\'s "written" 🌙' }
    expect(heard).toEqual([written, written, ['done', null, 1], ['done', null, 1]])
    expect(others).toEqual([])
  })

  test('of a transaction are sent when it commits, and not at all when it is rolled back', async () => {
    const heard: unknown[] = []
    await events.subscribe('topic', (payload) => heard.push(payload))
    await database.db.transaction().execute(async (trx) => {
      await events.publish(trx, 'topic', 'committed')
      await sql`select 1`.execute(trx)
      expect(heard).toEqual([])
    })
    await database.db
      .transaction()
      .execute(async (trx) => {
        await events.publish(trx, 'topic', 'rolled back')
        throw new Error('on purpose')
      })
      .catch(() => undefined)
    await allHeard()
    expect(heard).toEqual(['committed'])
  })

  test('are not heard any more after the end of a subscription', async () => {
    const heard: unknown[] = []
    const end = await events.subscribe('topic', (payload) => heard.push(payload))
    const staying = await events.subscribe('topic', () => undefined)
    end()
    end()
    await events.publish(database.db, 'topic', 1)
    await allHeard()
    staying()
    expect(heard).toEqual([])
  })

  test('are heard by the others when one who hears fails', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const heard: unknown[] = []
    await events.subscribe('topic', () => {
      throw new Error('on purpose')
    })
    await events.subscribe('topic', (payload) => heard.push(payload))
    await events.publish(database.db, 'topic', 1)
    await allHeard()
    expect(heard).toEqual([1])
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  test('may be answered with a query, and with another event', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await events.subscribe('question', async () => {
      await sql`select 1`.execute(database.db)
      await events.publish(database.db, 'answer', 42)
    })
    await events.subscribe('answer', resolve)
    await database.db.transaction().execute((trx) => events.publish(trx, 'question', null))
    expect(await promise).toBe(42)
  })

  test('that are longer than PostgreSQL carries are refused, and the transaction with them', async () => {
    await expect(events.publish(database.db, 'topic', 'x'.repeat(8_000))).rejects.toThrow(RangeError)
    await expect(events.publish(database.db, 'topic', 'é'.repeat(4_000))).rejects.toThrow(RangeError)
    const most = 'x'.repeat(7_999 - JSON.stringify({ topic: 'topic', payload: '' }).length)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await events.subscribe('topic', resolve)
    await events.publish(database.db, 'topic', most)
    expect(await promise).toBe(most)
  })
})

describe('events between two processes on a server', () => {
  let one: Database
  let other: Database
  let drop: () => Promise<void>
  beforeEach(async () => {
    const fresh = await freshUrl()
    drop = fresh.drop
    const where = { kind: 'server', url: fresh.url, poolSize: 2 } as const
    ;[one, other] = await Promise.all([openDatabase(where), openDatabase(where)])
  })
  afterEach(async () => {
    await Promise.all([one.close(), other.close()])
    await drop()
  })

  test('cross over', async () => {
    const [mine, theirs] = await Promise.all([openEvents(one), openEvents(other)])
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await mine.subscribe('topic', resolve)
    await theirs.publish(other.db, 'topic', 'across')
    expect(await promise).toBe('across')
  })

  test('after a lost connection every topic hears that it may have missed something, and then hears on', async () => {
    const mine = await openEvents(one)
    const heard: unknown[] = []
    await mine.subscribe('topic', (payload) => heard.push(payload))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'nightlight listener'`.execute(other.db)
    await expect.poll(() => heard.length > 0).toBeTruthy()
    expect(heard).toEqual([null])
    await (await openEvents(other)).publish(other.db, 'topic', 'again')
    await expect.poll(() => heard.length > 1).toBeTruthy()
    expect(heard).toEqual([null, 'again'])
  })

  test('a broken connection of the pool is replaced', async () => {
    await sql`select 1`.execute(one.db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db)
    await expect
      .poll(() =>
        sql`select 1`.execute(one.db).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })
})
