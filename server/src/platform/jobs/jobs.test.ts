import { sql } from 'kysely'
import { pino } from 'pino'
import { test as base, describe, test, vi } from 'vitest'
import { limits } from '../../../../scripts/test-limits.mjs'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import { defineJob, openJobs } from './index.ts'

const log = pino({ level: 'silent' })
const task = defineJob<{ n: number }>('task', { retryLimit: 2, retryDelaySeconds: 1, expireInSeconds: 60 })
const once = defineJob<{ n: number }>('once', { retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60 })
const short = defineJob<{ n: number }>('brief', { retryLimit: 1, retryDelaySeconds: 1, expireInSeconds: 1 })

// The tests run concurrently, because they mostly wait for retries: each one also waits for the work of the others.
// No more than two at a time: an embedded database is made for each, and four of them leave none the time to begin.
vi.setConfig({ testTimeout: limits.retriesJobs, maxConcurrency: 2 })

/** How often the database is asked about jobs that take seconds. Four embedded databases in this process would do little else. */
const interval = 100

describe.concurrent.each(kinds)('jobs, %s', (kind) => {
  const test = base
    .extend('database', async ({ task: _ }, { onCleanup }) => {
      const database = await freshDatabase(kind)
      onCleanup(() => database.close())
      return database
    })
    .extend('jobs', async ({ database }, { onCleanup }) => {
      const jobs = await openJobs(database, { log })
      onCleanup(() => jobs.close({ deadlineMs: 0 }))
      await jobs.declare([task, once, short])
      return jobs
    })
    .extend('countsOf', ({ jobs }) => async (name: string) => {
      const queue = (await jobs.statistics()).find((each) => each.name === name)
      return [queue?.waiting, queue?.active, queue?.completed, queue?.failed]
    })
    .extend('settled', ({ countsOf }) => async (name: string) => {
      const isSettled = async () => (await countsOf(name)).slice(0, 2).every((count) => count === 0)
      await vi.waitUntil(isSettled, { timeout: limits.expectation, interval })
    })

  test('are put in the queue when the transaction commits, and not when it is rolled back', async ({
    countsOf,
    database,
    expect,
    jobs,
    settled,
  }) => {
    const done: number[] = []
    await jobs.work(task, { concurrency: 1 }, async ({ data }) => void done.push(data.n))
    const enqueue = (n: number, afterwards: () => void) =>
      database.db.transaction().execute(async (trx) => {
        await jobs.enqueue(trx, task, { n })
        await sql`select 1`.execute(trx)
        afterwards()
      })
    await enqueue(1, () => {
      throw new Error('on purpose')
    }).catch(() => undefined)
    await enqueue(2, () => expect(done).toEqual([]))
    await expect.poll(() => done.length > 0).toBeTruthy()
    await settled('task')
    expect(done).toEqual([2])
    expect(await countsOf('task')).toEqual([0, 0, 1, 0])
  })

  test('are refused at once if they bypass the open transaction or their kind was not declared', async ({
    countsOf,
    database,
    expect,
    jobs,
  }) => {
    const bypassing = database.db.transaction().execute(() => jobs.enqueue(database.db, task, { n: 1 }))
    await expect(bypassing).rejects.toThrow('inside an open transaction')
    const unknown = defineJob<{ n: number }>('unknown', task)
    await expect(jobs.enqueue(database.db, unknown, { n: 1 })).rejects.toThrow('was not declared')
    expect(await countsOf('task')).toEqual([0, 0, 0, 0])
  })

  test('with the same key are queued only once at a time', async ({
    countsOf,
    database,
    expect,
    jobs,
    settled,
  }) => {
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    const done: number[] = []
    const enqueue = (n: number) => jobs.enqueue(database.db, task, { n }, { singletonKey: 'the same' })
    expect(await enqueue(1)).toEqual(expect.any(String))
    expect(await enqueue(2)).toBeNull()
    await jobs.work(task, { concurrency: 2 }, async ({ data }) => {
      await allowed
      done.push(data.n)
    })
    await expect.poll(async () => (await countsOf('task'))[1] === 1).toBeTruthy()
    expect(await enqueue(3)).toBeNull()
    expect(await jobs.enqueue(database.db, task, { n: 4 })).toEqual(expect.any(String))
    allow()
    await settled('task')
    expect(await enqueue(5)).toEqual(expect.any(String))
    await settled('task')
    expect(done.sort()).toEqual([1, 4, 5])
  })

  test('that fail are retried until a try succeeds', async ({
    countsOf,
    database,
    expect,
    jobs,
    settled,
  }) => {
    const tries: string[] = []
    const { promise: succeeded, resolve: succeed } = Promise.withResolvers<void>()
    await jobs.work(task, { concurrency: 1 }, async ({ id }) => {
      tries.push(id)
      if (tries.length < 2) throw new Error('not yet')
      succeed()
    })
    await jobs.onDead(task, async () => expect.unreachable())
    const id = await jobs.enqueue(database.db, task, { n: 1 })
    await succeeded
    await settled('task')
    expect(await countsOf('task')).toEqual([0, 0, 1, 0])
    expect(tries).toEqual([id, id])
  })

  test('that have failed for good are passed to onDead once, and again if that throws', async ({
    countsOf,
    database,
    expect,
    jobs,
  }) => {
    const failed: number[] = []
    await jobs.work(once, { concurrency: 1 }, async () => {
      throw new Error('never')
    })
    await jobs.onDead(once, async ({ data }) => {
      failed.push(data.n)
      if (failed.length === 1) throw new Error('could not be handled')
    })
    await jobs.enqueue(database.db, once, { n: 7 })
    await expect.poll(() => failed.length > 1, { timeout: limits.retriesJobs }).toBeTruthy()
    expect(failed).toEqual([7, 7])
    expect(await countsOf('once')).toEqual([0, 0, 0, 1])
  })

  test('run with the given concurrency, and none is lost', async ({ database, expect, jobs }) => {
    let running = 0
    let maxRunning = 0
    const done = new Set<number>()
    const { promise: untilThreeRun, resolve: threeRun } = Promise.withResolvers<void>()
    await jobs.work(task, { concurrency: 3 }, async ({ data }) => {
      maxRunning = Math.max(maxRunning, ++running)
      if (running === 3) threeRun()
      await untilThreeRun
      // A fourth that ran beside the three would be counted in this time.
      await new Promise((resolve) => setTimeout(resolve, 20))
      running--
      done.add(data.n)
    })
    await database.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 12; n++) await jobs.enqueue(trx, task, { n })
    })
    await expect.poll(() => done.size === 12).toBeTruthy()
    expect(maxRunning).toBe(3)
  })

  test('run in order of priority, and not before their start time', async ({
    countsOf,
    database,
    expect,
    jobs,
  }) => {
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

  test('that take too long are aborted; only the result of the next try counts', async ({
    database,
    expect,
    jobs,
    settled,
  }) => {
    const { promise: untilReleased, resolve: release } = Promise.withResolvers<void>()
    const { promise: tried, resolve: tryAgain } = Promise.withResolvers<void>()
    const aborted: unknown[] = []
    let tries = 0
    await jobs.work(short, { concurrency: 2 }, async ({ signal }) => {
      if (++tries > 1) return tryAgain()
      signal.addEventListener('abort', () => aborted.push(signal.aborted))
      await untilReleased
    })
    const id = await jobs.enqueue(database.db, short, { n: 1 })
    await tried
    await settled('brief')
    release()
    const { rows } =
      await sql`select state, retry_count as retries from pgboss.job where id = ${id}::uuid`.execute(
        database.db,
      )
    expect(rows).toEqual([{ state: 'completed', retries: 1 }])
    expect(aborted).toEqual([true])
    expect(tries).toBe(2)
  })

  test('may query and start transactions', async ({ database, expect, jobs }) => {
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

  test('follow the limits that the newest release declares', async ({
    countsOf,
    database,
    expect,
    jobs,
    settled,
  }) => {
    const newer = defineJob<{ n: number }>('once', { ...once, retryLimit: 1 })
    await jobs.declare([newer])
    const { promise: succeeded, resolve: succeed } = Promise.withResolvers<void>()
    let tries = 0
    await jobs.work(newer, { concurrency: 1 }, async () => {
      if (++tries === 1) throw new Error('first')
      succeed()
    })
    await jobs.enqueue(database.db, newer, { n: 1 })
    await succeeded
    await settled('once')
    expect(await countsOf('once')).toEqual([0, 0, 1, 0])
    expect(tries).toBe(2)
  })

  test('on a schedule are saved with their time zone, and a new schedule replaces the earlier one', async ({
    database,
    expect,
    jobs,
  }) => {
    await jobs.schedule(task, '0 6 * * *', { n: 1 }, 'Europe/Berlin')
    await jobs.schedule(task, '0 7 * * *', { n: 2 }, 'Europe/Berlin')
    const { rows } = await sql`select name, cron, timezone, data from pgboss.schedule`.execute(database.db)
    expect(rows).toEqual([{ name: 'task', cron: '0 7 * * *', timezone: 'Europe/Berlin', data: { n: 2 } }])
  })

  describe('when the process stops', () => {
    test('running ones finish, and no other one starts', async ({ countsOf, database, expect, jobs }) => {
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

    test('those that do not finish are aborted, requeued and run by the next process, even on their last try', async ({
      countsOf,
      database,
      expect,
      jobs,
      settled,
    }) => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      let aborted = false
      await jobs.work(once, { concurrency: 1 }, async ({ signal }) => {
        begin()
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true
            reject(signal.reason)
          })
        })
      })
      await jobs.enqueue(database.db, once, { n: 1 })
      await begun
      await jobs.close({ deadlineMs: 10 })
      expect(aborted).toBe(true)
      expect(await countsOf('once')).toEqual([1, 0, 0, 0])

      const next = await openJobs(database, { log })
      await next.declare([once])
      const done: number[] = []
      await next.work(once, { concurrency: 1 }, async ({ data }) => void done.push(data.n))
      await expect.poll(() => done.length > 0).toBeTruthy()
      await settled('once')
      expect(await countsOf('once')).toEqual([0, 0, 1, 0])
      await next.close()
    })
  })
})

test('no job fails for a disk that is full: each is tried again when there is room', async ({
  expect,
  onTestFinished,
}) => {
  const database = await freshDatabase('server')
  onTestFinished(() => database.close())
  let full = true
  const jobs = await openJobs(database, { log, disk: { isFull: async () => full } })
  onTestFinished(() => jobs.close({ deadlineMs: 0 }))
  await jobs.declare([once])
  let tries = 0
  await jobs.work(once, { concurrency: 1 }, async () => {
    tries += 1
    if (tries === 1) throw Object.assign(new Error('the last block is gone'), { code: 'ENOSPC' })
  })
  const id = await jobs.enqueue(database.db, once, { n: 1 })
  const job = async () => {
    const { rows } = await sql<{ state: string; retryCount: number }>`
      select state, retry_count from pgboss.job where id = ${id}::uuid`.execute(database.db)
    return rows[0]
  }
  await expect.poll(job, { timeout: limits.expectation, interval }).toEqual({ state: 'retry', retryCount: 0 })
  expect(tries).toBe(0)
  full = false
  // It meets the last block in its first try, which does not count either: this kind of job has only one.
  await expect
    .poll(job, { timeout: limits.retriesJobs, interval })
    .toEqual({ state: 'completed', retryCount: 0 })
  expect(tries).toBe(2)
})

test('jobs of the embedded database whose end could not be saved run again, and running ones are left alone', async ({
  expect,
  onTestFinished,
}) => {
  const database = await freshDatabase('embedded')
  onTestFinished(() => database.close())
  const jobs = await openJobs(database, { log })
  await jobs.declare([task])
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const tries: number[] = []
  await jobs.work(task, { concurrency: 2 }, async ({ data }) => {
    tries.push(data.n)
    if (data.n === 1) await allowed
  })
  await jobs.enqueue(database.db, task, { n: 1 })
  const lost = await jobs.enqueue(database.db, task, { n: 2 })
  const stateOfLost = async () => {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where id = ${lost}::uuid`.execute(database.db)
    return rows[0]?.state
  }
  await expect.poll(stateOfLost).toBe('completed')
  // As if the disk had been full when its end was saved. Both look as if they had been running for a minute.
  await sql`update pgboss.job set state = 'active', completed_on = null where id = ${lost}::uuid`.execute(
    database.db,
  )
  await sql`update pgboss.job set started_on = now() - interval '1 minute' where state = 'active'`.execute(
    database.db,
  )
  await expect.poll(() => tries.length, { timeout: limits.retriesJobs }).toBe(3)
  expect(tries).toEqual([1, 2, 2])
  await expect.poll(stateOfLost).toBe('completed')
  allow()
  await jobs.close()
  expect(tries).toEqual([1, 2, 2])
})
