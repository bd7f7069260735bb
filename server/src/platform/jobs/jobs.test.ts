import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import type { Database } from '../database/index.ts'
import { defineJob, type Jobs, openJobs } from './index.ts'

const log = pino({ level: 'silent' })
const task = defineJob<{ n: number }>('task', { retryLimit: 2, retryDelaySeconds: 1, expireInSeconds: 60 })
const once = defineJob<{ n: number }>('once', { retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60 })
const brief = defineJob<{ n: number }>('brief', { retryLimit: 1, retryDelaySeconds: 1, expireInSeconds: 1 })

describe.each(kinds)('jobs, %s', (kind) => {
  let database: Database
  let jobs: Jobs
  beforeEach(async () => {
    database = await freshDatabase(kind)
    jobs = await openJobs(database, { log })
    await jobs.declare([task, once, brief])
  })
  afterEach(async () => {
    await jobs.close({ deadlineMs: 0 })
    await database.close()
  })

  const countsOf = async (name: string) => {
    const queue = (await jobs.statistics()).find((each) => each.name === name)
    return [queue?.waiting, queue?.active, queue?.completed, queue?.failed]
  }
  const settled = (name: string) =>
    expect.poll(async () => (await countsOf(name)).slice(0, 2).every((count) => count === 0)).toBeTruthy()

  test('are put in the queue when the transaction commits, and not when it is rolled back', async () => {
    const done: number[] = []
    await jobs.work(task, { concurrency: 1 }, async ({ data }) => void done.push(data.n))
    const ask = (n: number, then: () => void) =>
      database.db.transaction().execute(async (trx) => {
        await jobs.enqueue(trx, task, { n })
        await sql`select 1`.execute(trx)
        then()
      })
    await ask(1, () => {
      throw new Error('on purpose')
    }).catch(() => undefined)
    await ask(2, () => expect(done).toEqual([]))
    await expect.poll(() => done.length > 0).toBeTruthy()
    await settled('task')
    expect(done).toEqual([2])
    expect(await countsOf('task')).toEqual([0, 0, 1, 0])
  })

  test('past the open transaction, and of a kind that was not declared, are refused at once', async () => {
    const past = database.db.transaction().execute(() => jobs.enqueue(database.db, task, { n: 1 }))
    await expect(past).rejects.toThrow('inside an open transaction')
    const unknown = defineJob<{ n: number }>('unknown', task)
    await expect(jobs.enqueue(database.db, unknown, { n: 1 })).rejects.toThrow('was not declared')
    expect(await countsOf('task')).toEqual([0, 0, 0, 0])
  })

  test('with one key wait or are at work once, and can be asked for again afterwards', async () => {
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    const done: number[] = []
    const ask = (n: number) => jobs.enqueue(database.db, task, { n }, { singletonKey: 'the same' })
    expect(await ask(1)).toEqual(expect.any(String))
    expect(await ask(2)).toBeNull()
    await jobs.work(task, { concurrency: 2 }, async ({ data }) => {
      await allowed
      done.push(data.n)
    })
    await expect.poll(async () => (await countsOf('task'))[1] === 1).toBeTruthy()
    expect(await ask(3)).toBeNull()
    expect(await jobs.enqueue(database.db, task, { n: 4 })).toEqual(expect.any(String))
    allow()
    await settled('task')
    expect(await ask(5)).toEqual(expect.any(String))
    await settled('task')
    expect(done.sort()).toEqual([1, 4, 5])
  })

  test('that fail are tried again, and done when a try succeeds', async () => {
    const tries: string[] = []
    await jobs.work(task, { concurrency: 1 }, async ({ id }) => {
      tries.push(id)
      if (tries.length < 3) throw new Error('not yet')
    })
    await jobs.onDead(task, async () => expect.unreachable())
    const id = await jobs.enqueue(database.db, task, { n: 1 })
    await expect.poll(async () => (await countsOf('task'))[2] === 1).toBeTruthy()
    expect(tries).toEqual([id, id, id])
  })

  test('that have failed for good are given to who was to be told, once, again if that fails', async () => {
    const told: number[] = []
    await jobs.work(once, { concurrency: 1 }, async () => {
      throw new Error('never')
    })
    await jobs.onDead(once, async ({ data }) => {
      told.push(data.n)
      if (told.length === 1) throw new Error('could not be told')
    })
    await jobs.enqueue(database.db, once, { n: 7 })
    await expect.poll(() => told.length > 1).toBeTruthy()
    expect(told).toEqual([7, 7])
    expect(await countsOf('once')).toEqual([0, 0, 0, 1])
  })

  test('are done so many at a time and no more, and none is forgotten', async () => {
    let atWork = 0
    let most = 0
    const done = new Set<number>()
    await jobs.work(task, { concurrency: 3 }, async ({ data }) => {
      most = Math.max(most, ++atWork)
      await new Promise((resolve) => setTimeout(resolve, 2))
      atWork--
      done.add(data.n)
    })
    await database.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 100; n++) await jobs.enqueue(trx, task, { n })
    })
    await expect.poll(() => done.size === 100).toBeTruthy()
    expect(most).toBe(3)
  })

  test('of higher priority go first, those for later wait', async () => {
    await jobs.enqueue(database.db, task, { n: 1 })
    await jobs.enqueue(database.db, task, { n: 2 }, { priority: 5 })
    await jobs.enqueue(database.db, task, { n: 3 }, { startAfter: new Date(Date.now() + 3_600_000) })
    const done: number[] = []
    await jobs.work(task, { concurrency: 1 }, async ({ data }) => void done.push(data.n))
    await expect.poll(() => done.length === 2).toBeTruthy()
    expect(done).toEqual([2, 1])
    await expect.poll(async () => (await countsOf('task'))[2] === 2).toBeTruthy()
    expect(await countsOf('task')).toEqual([1, 0, 2, 0])
  })

  test('that take too long hear it; what the late one answers does not count, the next try does', async () => {
    const { promise: late, resolve: answerLate } = Promise.withResolvers<void>()
    const heard: unknown[] = []
    let tries = 0
    await jobs.work(brief, { concurrency: 2 }, async ({ signal }) => {
      if (++tries > 1) return
      signal.addEventListener('abort', () => heard.push(signal.aborted))
      await late
    })
    const id = await jobs.enqueue(database.db, brief, { n: 1 })
    await expect.poll(async () => (await countsOf('brief'))[2] === 1).toBeTruthy()
    answerLate()
    const { rows } =
      await sql`select state, retry_count as retries from pgboss.job where id = ${id}::uuid`.execute(
        database.db,
      )
    expect(rows).toEqual([{ state: 'completed', retries: 1 }])
    expect(heard).toEqual([true])
    expect(tries).toBe(2)
  })

  test('may query and begin transactions', async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    await jobs.work(task, { concurrency: 1 }, async ({ data }) => {
      await database.db.transaction().execute(async (trx) => {
        await trx.insertInto('setupLinks').values({ codeHash: 'by a job' }).execute()
        await jobs.enqueue(trx, once, { n: data.n + 1 })
      })
    })
    await jobs.work(once, { concurrency: 1 }, async ({ data }) => resolve(data.n))
    await jobs.enqueue(database.db, task, { n: 1 })
    expect(await promise).toBe(2)
  })

  test('of which a release thinks otherwise follow the release', async () => {
    const bolder = defineJob<{ n: number }>('once', { ...once, retryLimit: 1 })
    await jobs.declare([bolder])
    let tries = 0
    await jobs.work(bolder, { concurrency: 1 }, async () => {
      if (++tries === 1) throw new Error('first')
    })
    await jobs.enqueue(database.db, bolder, { n: 1 })
    await expect.poll(async () => (await countsOf('once'))[2] === 1).toBeTruthy()
    expect(tries).toBe(2)
  })

  test('by the clock are kept with their time zone, and a later time replaces the earlier', async () => {
    await jobs.schedule(task, '0 6 * * *', { n: 1 }, 'Europe/Berlin')
    await jobs.schedule(task, '0 7 * * *', { n: 2 }, 'Europe/Berlin')
    const { rows } = await sql`select name, cron, timezone, data from pgboss.schedule`.execute(database.db)
    expect(rows).toEqual([{ name: 'task', cron: '0 7 * * *', timezone: 'Europe/Berlin', data: { n: 2 } }])
  })

  describe('when the process stops', () => {
    test('those at work finish, and no other begins', async () => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
      const done: number[] = []
      await jobs.work(task, { concurrency: 1 }, async ({ data }) => {
        begin()
        await allowed
        done.push(data.n)
      })
      await jobs.enqueue(database.db, task, { n: 1 })
      await jobs.enqueue(database.db, task, { n: 2 })
      await begun
      const closed = jobs.close()
      allow()
      await closed
      expect(done).toEqual([1])
      expect(await countsOf('task')).toEqual([1, 0, 1, 0])
    })

    test('those that do not finish hear it, go back, and are done by the next, on their last try too', async () => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      let heard = false
      await jobs.work(once, { concurrency: 1 }, async ({ signal }) => {
        begin()
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            heard = true
            reject(signal.reason)
          })
        })
      })
      await jobs.enqueue(database.db, once, { n: 1 })
      await begun
      await jobs.close({ deadlineMs: 10 })
      expect(heard).toBe(true)
      expect(await countsOf('once')).toEqual([1, 0, 0, 0])

      jobs = await openJobs(database, { log })
      await jobs.declare([once])
      const done: number[] = []
      await jobs.work(once, { concurrency: 1 }, async ({ data }) => void done.push(data.n))
      await expect.poll(() => done.length > 0).toBeTruthy()
      await settled('once')
      expect(await countsOf('once')).toEqual([0, 0, 1, 0])
    })
  })
})
