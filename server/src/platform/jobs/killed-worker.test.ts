import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { limits } from '../../../../scripts/test-limits.mjs'
import { sample } from '../../../../scripts/test-sampling.mjs'
import { freshFolder, removeFolder } from '../../../test/databases/embedded.ts'
import { freshUrl } from '../../../test/databases/on-server.ts'
import { startProcess } from '../../../test/databases/start-process.ts'
import { testJob } from '../../../test/databases/test-job.ts'
import { type Database, type DatabaseLocation, openDatabase } from '../database/index.ts'
import { type Jobs, openJobs } from './index.ts'

vi.setConfig({ testTimeout: limits.outlivesLease })

async function at<T>(
  where: DatabaseLocation,
  work: (jobs: Jobs, database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(where)
  const jobs = await openJobs(database, { log: pino({ level: 'silent' }) })
  await jobs.declare([testJob])
  try {
    return await work(jobs, database)
  } finally {
    await jobs.close()
    await database.close()
  }
}

const ask = (where: DatabaseLocation, to: string) =>
  at(where, async (jobs, { db }) => {
    await jobs.enqueue(db, testJob, { to })
  })

const doneAt = (where: DatabaseLocation) =>
  at(where, async (_, { db }) => {
    const rows = await db.selectFrom('setupLinks').select('codeHash').execute()
    return rows.map((row) => row.codeHash.split(' ')[0])
  })

/** A worker starts the job and is killed. */
async function interrupt(folder: string): Promise<void> {
  const hanging = startProcess('work-on-jobs.ts', [folder, 'hang'])
  await hanging.hears('start')
  await hanging.kill()
}

/** Each of these two starts the embedded database many times. */
const repeatedKills = sample(['done in the end', 'dead in the end'], 0.5)

test.runIf(repeatedKills.includes('done in the end'))(
  'embedded: work in hand at a kill is done after the next start, also after kills on its last try, once',
  async () => {
    const folder = await freshFolder()
    const where = { kind: 'embedded', folder } as const
    await ask(where, 'post-office')
    for (let kill = 0; kill < 3; kill++) await interrupt(folder)
    const worker = startProcess('work-on-jobs.ts', [folder, 'do'])
    await worker.hears('done post-office')
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ code: 0 })

    const again = startProcess('work-on-jobs.ts', [folder, 'do'])
    await again.hears('working')
    again.child.kill('SIGTERM')
    await again.ended
    expect(again.lines).toEqual(['working'])
    expect(await doneAt(where)).toEqual(['post-office'])
    await removeFolder(folder)
  },
)

test.runIf(repeatedKills.includes('dead in the end'))(
  'embedded: what brings the process down each time is dead in the end, and somebody is told',
  async () => {
    const folder = await freshFolder()
    const where = { kind: 'embedded', folder } as const
    await ask(where, 'volcano')
    // The first try, the last one, and what the last one is forgiven.
    for (let kill = 0; kill < 5; kill++) await interrupt(folder)
    const told = await at(where, async (jobs) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      await jobs.work(testJob, { concurrency: 1 }, async () => expect.unreachable())
      await jobs.onDead(testJob, async ({ data }) => resolve(data.to))
      return promise
    })
    expect(told).toBe('volcano')
    await removeFolder(folder)
  },
)

test('server: the work of a killed worker is done by another one, once', async () => {
  const { url, drop } = await freshUrl()
  const where = { kind: 'server', url, poolSize: 2 } as const
  const hanging = startProcess('work-on-jobs.ts', [url, 'hang'])
  await hanging.hears('working')
  await ask(where, 'bakery')
  await hanging.hears('start bakery')
  const other = startProcess('work-on-jobs.ts', [url, 'do'])
  await other.hears('working')
  await hanging.kill()
  await other.hears('done bakery')
  other.child.kill('SIGTERM')
  expect(await other.ended).toMatchObject({ code: 0 })
  expect(await doneAt(where)).toEqual(['bakery'])
  await drop()
})

test('server: a worker that lives keeps its work, however long it takes', async () => {
  const { url, drop } = await freshUrl()
  const where = { kind: 'server', url, poolSize: 2 } as const
  const busy = startProcess('work-on-jobs.ts', [url, 'hang'])
  await busy.hears('working')
  await ask(where, 'library')
  await busy.hears('start library')
  const idle = startProcess('work-on-jobs.ts', [url, 'do'])
  await idle.hears('working')
  await at(where, async (jobs, { db }) => {
    const asked = Date.now()
    // Longer than a worker that is not heard of is believed in.
    await vi.waitUntil(() => Date.now() - asked > 19_000, { timeout: limits.outlivesLease, interval: 100 })
    expect(await jobs.statistics()).toMatchObject([{ name: 'test-job', waiting: 0, active: 1, completed: 0 }])
    expect(await db.selectFrom('setupLinks').select('id').execute()).toEqual([])
  })
  expect(idle.lines).toEqual(['working'])
  await drop()
})
