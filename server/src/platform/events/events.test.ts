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

  /** Events arrive in order: once this last one has arrived, so have all before it. */
  const allReceived = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = await events.subscribe('last', () => resolve())
    await events.publish(database.db, 'last', null)
    await promise
    end()
  }

  test('reach the subscribers of their topic unchanged and in order', async () => {
    const received: unknown[] = []
    const others: unknown[] = []
    await events.subscribe('story.1', (payload) => received.push(payload))
    await events.subscribe('story.1', (payload) => received.push(payload))
    await events.subscribe('story.2', (payload) => others.push(payload))
    await events.publish(database.db, 'story.1', { step: 'it\'s "written" 🌙' })
    await events.publish(database.db, 'story.1', ['done', null, 1])
    await allReceived()
    const written = { step: 'it\'s "written" 🌙' }
    expect(received).toEqual([written, written, ['done', null, 1], ['done', null, 1]])
    expect(others).toEqual([])
  })

  test('of a transaction are sent when it commits, and not at all when it is rolled back', async () => {
    const received: unknown[] = []
    await events.subscribe('topic', (payload) => received.push(payload))
    await database.db.transaction().execute(async (trx) => {
      await events.publish(trx, 'topic', 'committed')
      await sql`select 1`.execute(trx)
      expect(received).toEqual([])
    })
    await database.db
      .transaction()
      .execute(async (trx) => {
        await events.publish(trx, 'topic', 'rolled back')
        throw new Error('on purpose')
      })
      .catch(() => undefined)
    await allReceived()
    expect(received).toEqual(['committed'])
  })

  test('do not reach a subscriber that has unsubscribed', async () => {
    const received: unknown[] = []
    const end = await events.subscribe('topic', (payload) => received.push(payload))
    const endOther = await events.subscribe('topic', () => undefined)
    end()
    end()
    await events.publish(database.db, 'topic', 1)
    await allReceived()
    endOther()
    expect(received).toEqual([])
  })

  test('reach the other subscribers when one of them throws', async () => {
    const emitWarning = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const received: unknown[] = []
    await events.subscribe('topic', () => {
      throw new Error('on purpose')
    })
    await events.subscribe('topic', (payload) => received.push(payload))
    await events.publish(database.db, 'topic', 1)
    await allReceived()
    expect(received).toEqual([1])
    expect(emitWarning).toHaveBeenCalledOnce()
    emitWarning.mockRestore()
  })

  test('may be handled with a query, and with another event', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await events.subscribe('question', async () => {
      await sql`select 1`.execute(database.db)
      await events.publish(database.db, 'answer', 42)
    })
    await events.subscribe('answer', resolve)
    await database.db.transaction().execute((trx) => events.publish(trx, 'question', null))
    expect(await promise).toBe(42)
  })

  test('are refused when they are longer than PostgreSQL allows', async () => {
    await expect(events.publish(database.db, 'topic', 'x'.repeat(8_000))).rejects.toThrow(RangeError)
    await expect(events.publish(database.db, 'topic', 'é'.repeat(4_000))).rejects.toThrow(RangeError)
    const longest = 'x'.repeat(7_999 - JSON.stringify({ topic: 'topic', payload: '' }).length)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await events.subscribe('topic', resolve)
    await events.publish(database.db, 'topic', longest)
    expect(await promise).toBe(longest)
  })
})

describe('events between two processes on a server', () => {
  let first: Database
  let second: Database
  let drop: () => Promise<void>
  beforeEach(async () => {
    const fresh = await freshUrl()
    drop = fresh.drop
    const where = { kind: 'server', url: fresh.url, poolSize: 2 } as const
    ;[first, second] = await Promise.all([openDatabase(where), openDatabase(where)])
  })
  afterEach(async () => {
    await Promise.all([first.close(), second.close()])
    await drop()
  })

  test('reach the other process', async () => {
    const [firstEvents, secondEvents] = await Promise.all([openEvents(first), openEvents(second)])
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await firstEvents.subscribe('topic', resolve)
    await secondEvents.publish(second.db, 'topic', 'across')
    expect(await promise).toBe('across')
  })

  test('continue after a lost connection, and every subscriber learns that it may have missed something', async () => {
    const mine = await openEvents(first)
    const received: unknown[] = []
    await mine.subscribe('topic', (payload) => received.push(payload))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'nightlight listener'`.execute(second.db)
    await expect.poll(() => received.length > 0).toBeTruthy()
    expect(received).toEqual([null])
    await (await openEvents(second)).publish(second.db, 'topic', 'again')
    await expect.poll(() => received.length > 1).toBeTruthy()
    expect(received).toEqual([null, 'again'])
  })

  test('survive a broken connection of the pool, which is replaced', async () => {
    await sql`select 1`.execute(first.db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(second.db)
    await expect
      .poll(() =>
        sql`select 1`.execute(first.db).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })
})
