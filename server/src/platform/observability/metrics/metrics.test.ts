import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { readConfig, startApp, type TestApp } from '../../../../test/harness.ts'
import { buildWorkerHttp } from './worker-http.ts'

const token = 'a-token-for-prometheus'
let test: TestApp
beforeAll(async () => {
  test = await startApp({ environment: { METRICS_TOKEN: token } })
})
afterAll(() => test.close())

const read = async (app = test.app, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  app.inject({ url: '/metrics', headers })

/** The value on the only line for a metric with these labels. */
function sampleOf(text: string, line: string): number {
  const lines = text.split('\n').filter((each) => each.startsWith(`${line} `))
  expect(lines, line).toHaveLength(1)
  return Number(lines[0]?.slice(line.length))
}

describe('metrics', () => {
  it('cover requests, jobs, stories, the database and the process, without personal data', async () => {
    const before = sampleOf((await read()).body, 'nightlight_stories_total{outcome="ready"}')
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family, { name: 'Zephyrine' }))
    await family.browser.request({ url: `/api/stories/${crypto.randomUUID()}` })
    const { body, headers } = await read()
    expect(headers['content-type']).toContain('text/plain')
    expect(sampleOf(body, 'nightlight_stories_total{outcome="ready"}')).toBe(before + 1)
    const request = 'nightlight_http_request_duration_seconds_count'
    expect(
      sampleOf(body, `${request}{method="GET",route="/api/stories/:id",status="404"}`),
    ).toBeGreaterThanOrEqual(1)
    expect(sampleOf(body, 'nightlight_job_duration_seconds_count{kind="write-story",outcome="done"}')).toBe(1)
    expect(sampleOf(body, 'nightlight_jobs{kind="write-story",state="waiting"}')).toBe(0)
    expect(sampleOf(body, 'nightlight_oldest_waiting_job_seconds{kind="write-story"}')).toBe(0)
    expect(sampleOf(body, 'nightlight_sessions')).toBeGreaterThanOrEqual(1)
    expect(sampleOf(body, 'nightlight_database_connections{state="waiting"}')).toBeGreaterThanOrEqual(0)
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(body).toMatch(/^process_resident_memory_bytes /m)
    for (const personal of [story.id, family.user.username, 'Zephyrine', '127.0.0.1']) {
      expect(body).not.toContain(personal)
    }
  })

  it('count statements that fail', async () => {
    const line = 'nightlight_database_statement_failures_total'
    const before = sampleOf((await read()).body, line)
    const { db } = test.deps
    await expect(
      db.insertInto('sessions').values({ userId: -1, tokenHash: 'x', expiresAt: new Date() }).execute(),
    ).rejects.toThrow()
    expect(sampleOf((await read()).body, line)).toBe(before + 1)
  })

  it('are served only with the token; without it the response is 404', async () => {
    for (const headers of [{}, { authorization: 'Bearer another' }, { authorization: token }]) {
      const refused = await read(test.app, headers)
      expect(refused.statusCode).toBe(404)
      expect(refused.json().code).toBe('not_found')
    }
  })

  it('are served by a worker too, with its health checks', async () => {
    const worker = buildWorkerHttp(test.deps)
    expect((await read(worker)).body).toContain('nightlight_jobs')
    expect((await read(worker, {})).statusCode).toBe(404)
    expect((await worker.inject('/healthz')).statusCode).toBe(200)
    expect((await worker.inject('/readyz')).json()).toEqual({ status: 'ready' })
    expect((await worker.inject('/api/user')).statusCode).toBe(404)
    await worker.close()
  })
})

describe('without a configured token', () => {
  const workerWith = (environment: Record<string, string>) =>
    buildWorkerHttp({ ...test.deps, config: readConfig(environment) })

  it('metrics can be read only from this machine', async () => {
    const worker = workerWith({})
    expect((await worker.inject('/metrics')).statusCode).toBe(200)
    expect((await worker.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })).statusCode).toBe(404)
    expect((await worker.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
    const rebound = { url: '/metrics', headers: { host: 'stories.thief.example:3000' } }
    expect((await worker.inject(rebound)).statusCode).toBe(404)
  })

  it('metrics cannot be read through a proxy on this machine', async () => {
    expect((await workerWith({ TRUST_PROXY: 'true' }).inject('/metrics')).statusCode).toBe(404)
    const open = workerWith({ PUBLIC_URL: 'https://stories.example.org' })
    expect((await open.inject('/metrics')).statusCode).toBe(404)
    const forwarded = { url: '/metrics', headers: { 'x-forwarded-for': '10.1.2.3' } }
    expect((await workerWith({}).inject(forwarded)).statusCode).toBe(404)
  })
})
