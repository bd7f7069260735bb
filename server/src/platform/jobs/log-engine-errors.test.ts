import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { limits } from '../../../../scripts/test-limits.mjs'
import { freshUrl } from '../../../test/databases/on-server.ts'
import { startTcpProxy } from '../../../test/databases/tcp-proxy.ts'
import { openDatabase } from '../database/index.ts'
import { defineJob, openJobs } from './index.ts'
import { logEngineErrors } from './log-engine-errors.ts'

vi.setConfig({ testTimeout: limits.retriesJobs })

function openTestLog() {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  return { log, lines: () => lines.map((line) => JSON.parse(line)) }
}

const [warn, error] = [40, 50]
const away = { level: warn, msg: 'job engine: the database is away' }

test('a database that is away is a warning once a minute, and everything else an error each time', () => {
  const { log, lines } = openTestLog()
  let now = 0
  const report = logEngineErrors(log, () => now)
  const refusal = { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED (Queue: write-story)' }
  const mistake = new TypeError('undefined is not a function')
  for (const each of [refusal, mistake, refusal, mistake]) report(each)
  now = 60_000
  for (const each of [refusal, refusal]) report(each)
  const failed = { level: error, msg: 'job engine', type: 'TypeError' }
  expect(lines()).toMatchObject([{ ...away, message: refusal.message }, failed, failed, away])
})

test('workers whose database is away for several of their polls log one warning and no error, and go on', async ({
  onTestFinished,
}) => {
  const { url, drop } = await freshUrl()
  onTestFinished(drop)
  const proxy = await startTcpProxy(url)
  onTestFinished(async () => void (await proxy.close()))
  const database = await openDatabase({ kind: 'server', url: proxy.url, poolSize: 2 })
  onTestFinished(() => database.close())
  const { log, lines } = openTestLog()
  const jobs = await openJobs(database, { log })
  onTestFinished(() => jobs.close({ deadlineMs: 0 }))
  const kinds = ['first', 'second', 'third'].map((name) =>
    defineJob<{ n: number }>(name, { retryLimit: 2, retryDelaySeconds: 1, expireInSeconds: 60 }),
  )
  await jobs.declare(kinds)
  const done: string[] = []
  for (const kind of kinds)
    await jobs.work(kind, { concurrency: 2 }, async () => {
      done.push(kind.name)
    })

  proxy.cut()
  // Six workers ask every two seconds.
  await expect.poll(proxy.refused, { timeout: limits.expectation }).toBeGreaterThan(20)
  proxy.restore()
  for (const kind of kinds) await jobs.enqueue(database.db, kind, { n: 1 })
  await expect
    .poll(() => [...done].sort(), { timeout: limits.retriesJobs })
    .toEqual(['first', 'second', 'third'])
  expect(lines()).toMatchObject([away])
})
