import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { readConfig } from '../../config.ts'
import { buildWorkerDoor } from './worker-door.ts'

const token = 'a-token-for-prometheus'
let test: TestApp
beforeAll(async () => {
  test = await startApp({ environment: { METRICS_TOKEN: token } })
})
afterAll(() => test.close())

const read = async (app = test.app, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  app.inject({ url: '/metrics', headers })

/** The value of the one line that begins like this. */
function numberAt(text: string, line: string): number {
  const found = text.split('\n').filter((each) => each.startsWith(`${line} `))
  expect(found, line).toHaveLength(1)
  return Number(found[0]?.slice(line.length))
}

describe('the numbers of a house', () => {
  it('tell of requests, jobs, stories, the database and the process, and name nobody', async () => {
    const before = numberAt((await read()).body, 'nightlight_stories_total{outcome="ready"}')
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family, { name: 'Zephyrine' }))
    await family.browser.request({ url: `/api/stories/${crypto.randomUUID()}` })
    const { body, headers } = await read()
    expect(headers['content-type']).toContain('text/plain')
    expect(numberAt(body, 'nightlight_stories_total{outcome="ready"}')).toBe(before + 1)
    const request = 'nightlight_http_request_duration_seconds_count'
    expect(
      numberAt(body, `${request}{method="GET",route="/api/stories/:id",status="404"}`),
    ).toBeGreaterThanOrEqual(1)
    expect(numberAt(body, 'nightlight_job_duration_seconds_count{kind="write-story",outcome="done"}')).toBe(1)
    expect(numberAt(body, 'nightlight_jobs{kind="write-story",state="waiting"}')).toBe(0)
    expect(numberAt(body, 'nightlight_oldest_waiting_job_seconds{kind="write-story"}')).toBe(0)
    expect(numberAt(body, 'nightlight_sessions')).toBeGreaterThanOrEqual(1)
    expect(numberAt(body, 'nightlight_database_connections{state="waiting"}')).toBeGreaterThanOrEqual(0)
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(body).toMatch(/^process_resident_memory_bytes /m)
    for (const own of [story.id, family.user.username, 'Zephyrine', '127.0.0.1']) {
      expect(body).not.toContain(own)
    }
  })

  it('count statements that fail', async () => {
    const line = 'nightlight_database_statement_failures_total'
    const before = numberAt((await read()).body, line)
    const { db } = test.deps
    await expect(
      db.insertInto('sessions').values({ userId: -1, tokenHash: 'x', expiresAt: new Date() }).execute(),
    ).rejects.toThrow()
    expect(numberAt((await read()).body, line)).toBe(before + 1)
  })

  it('are read with the token, and otherwise there is nothing', async () => {
    for (const headers of [{}, { authorization: 'Bearer another' }, { authorization: token }]) {
      const refused = await read(test.app, headers as Record<string, string>)
      expect(refused.statusCode).toBe(404)
      expect(refused.json().code).toBe('not_found')
    }
  })

  it('are answered by a process that answers no browsers, which says how it is too', async () => {
    const door = buildWorkerDoor(test.deps)
    expect((await read(door)).body).toContain('nightlight_jobs')
    expect((await read(door, {})).statusCode).toBe(404)
    expect((await door.inject('/healthz')).statusCode).toBe(200)
    expect((await door.inject('/readyz')).json()).toEqual({ status: 'ready' })
    expect((await door.inject('/api/user')).statusCode).toBe(404)
    await door.close()
  })
})

describe('without a token', () => {
  const doorOf = (environment: Record<string, string>) =>
    buildWorkerDoor({ ...test.deps, config: readConfig(environment) })

  it('this machine may read them, and nobody else', async () => {
    const door = doorOf({})
    expect((await door.inject('/metrics')).statusCode).toBe(200)
    expect((await door.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })).statusCode).toBe(404)
    expect((await door.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
    const rebound = { url: '/metrics', headers: { host: 'stories.thief.example:3000' } }
    expect((await door.inject(rebound)).statusCode).toBe(404)
  })

  it('a proxy on this machine does not pass for this machine', async () => {
    expect((await doorOf({ TRUST_PROXY: 'true' }).inject('/metrics')).statusCode).toBe(404)
    const open = doorOf({ PUBLIC_URL: 'https://stories.example.org' })
    expect((await open.inject('/metrics')).statusCode).toBe(404)
    const forwarded = { url: '/metrics', headers: { 'x-forwarded-for': '10.1.2.3' } }
    expect((await doorOf({}).inject(forwarded)).statusCode).toBe(404)
  })
})
