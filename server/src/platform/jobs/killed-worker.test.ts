import { pino } from 'pino'
import { type TestContext, test, vi } from 'vitest'
import { limits } from '../../../../scripts/test-limits.mjs'
import { sample } from '../../../../scripts/test-sampling.mjs'
import { freshFolder, removeFolder } from '../../../test/databases/embedded.ts'
import { freshUrl } from '../../../test/databases/on-server.ts'
import { startProcess } from '../../../test/databases/start-process.ts'
import { testJob } from '../../../test/databases/test-job.ts'
import { type Database, type DatabaseLocation, openDatabase } from '../database/index.ts'
import { type Jobs, openJobs } from './index.ts'

// The tests run concurrently, because they mostly wait.
vi.setConfig({ testTimeout: limits.outlivesLease })

async function withJobs<T>(
  location: DatabaseLocation,
  work: (jobs: Jobs, database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(location)
  const jobs = await openJobs(database, { log: pino({ level: 'silent' }) })
  await jobs.declare([testJob])
  try {
    return await work(jobs, database)
  } finally {
    await jobs.close()
    await database.close()
  }
}

const enqueue = (location: DatabaseLocation, to: string) =>
  withJobs(location, async (jobs, { db }) => {
    await jobs.enqueue(db, testJob, { to })
  })

const doneJobs = (location: DatabaseLocation) =>
  withJobs(location, async (_, { db }) => {
    const rows = await db.selectFrom('setupLinks').select('codeHash').execute()
    return rows.map((row) => row.codeHash.split(' ')[0])
  })

/** @param manner whether it does its jobs, or hangs in the first one */
const startWorker = ({ onTestFinished }: TestContext, location: string, manner: 'do' | 'hang') =>
  startProcess('work-on-jobs.ts', [location, manner], { onTestFinished })

/** A worker starts the job and is killed. */
async function startAndKill(context: TestContext, folder: string): Promise<void> {
  const hanging = startWorker(context, folder, 'hang')
  await hanging.waitForLine('start')
  await hanging.kill()
}

/** Each of these two starts the embedded database many times. */
const repeatedKills = sample(['job is done', 'job fails'], 0.5)

test
  .runIf(repeatedKills.includes('job is done'))
  .concurrent(
    'embedded: a job that a kill interrupted is done once after the next start, even if kills interrupted its last try',
    async (context) => {
      const { expect } = context
      const folder = await freshFolder()
      const location = { kind: 'embedded', folder } as const
      await enqueue(location, 'post-office')
      for (let kill = 0; kill < 3; kill++) await startAndKill(context, folder)
      const worker = startWorker(context, folder, 'do')
      await worker.waitForLine('done post-office')
      worker.child.kill('SIGTERM')
      expect(await worker.ended).toMatchObject({ code: 0 })

      const restarted = startWorker(context, folder, 'do')
      await restarted.waitForLine('working')
      restarted.child.kill('SIGTERM')
      await restarted.ended
      expect(restarted.lines).toEqual(['working'])
      expect(await doneJobs(location)).toEqual(['post-office'])
      await removeFolder(folder)
    },
  )

test
  .runIf(repeatedKills.includes('job fails'))
  .concurrent(
    'embedded: a job that crashes the process each time fails in the end, and its onDead handler runs',
    async (context) => {
      const { expect } = context
      const folder = await freshFolder()
      const location = { kind: 'embedded', folder } as const
      await enqueue(location, 'volcano')
      // The first try, the last one, and the interruptions that the last one may have.
      for (let kill = 0; kill < 5; kill++) await startAndKill(context, folder)
      const failedRecipient = await withJobs(location, async (jobs) => {
        const { promise, resolve } = Promise.withResolvers<string>()
        await jobs.work(testJob, { concurrency: 1 }, async () => expect.unreachable())
        await jobs.onDead(testJob, async ({ data }) => resolve(data.to))
        return promise
      })
      expect(failedRecipient).toBe('volcano')
      await removeFolder(folder)
    },
  )

test.concurrent('server: another worker does the job of a killed one, once', async (context) => {
  const { expect } = context
  const { url, drop } = await freshUrl()
  const location = { kind: 'server', url, poolSize: 2 } as const
  const hanging = startWorker(context, url, 'hang')
  await hanging.waitForLine('working')
  await enqueue(location, 'bakery')
  await hanging.waitForLine('start bakery')
  const other = startWorker(context, url, 'do')
  await other.waitForLine('working')
  await hanging.kill()
  await other.waitForLine('done bakery')
  other.child.kill('SIGTERM')
  expect(await other.ended).toMatchObject({ code: 0 })
  expect(await doneJobs(location)).toEqual(['bakery'])
  await drop()
})

test.concurrent('server: a worker that is alive keeps its job, however long it takes', async (context) => {
  const { expect } = context
  const { url, drop } = await freshUrl()
  const location = { kind: 'server', url, poolSize: 2 } as const
  const busy = startWorker(context, url, 'hang')
  await busy.waitForLine('working')
  await enqueue(location, 'library')
  await busy.waitForLine('start library')
  const idle = startWorker(context, url, 'do')
  await idle.waitForLine('working')
  await withJobs(location, async (jobs, { db }) => {
    const startedAt = Date.now()
    // Longer than the timeout of the heartbeat.
    await vi.waitUntil(() => Date.now() - startedAt > 19_000, {
      timeout: limits.outlivesLease,
      interval: 100,
    })
    expect(await jobs.statistics()).toMatchObject([{ name: 'test-job', waiting: 0, active: 1, completed: 0 }])
    expect(await db.selectFrom('setupLinks').select('id').execute()).toEqual([])
  })
  expect(idle.lines).toEqual(['working'])
  await drop()
})
