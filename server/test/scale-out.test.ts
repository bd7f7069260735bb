import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Story } from '@nightlight/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../scripts/test-limits.mjs'
import { type Collector, startCollector } from './collector.ts'
import { freshDatabase } from './databases/index.ts'
import { startS3Store } from './s3-store.ts'
import { startServerProcess } from './server-process.ts'

vi.setConfig({ testTimeout: limits.restartsProcesses })

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** An empty database and an empty store; the processes share nothing else. */
async function prepareEnvironment(): Promise<{ environment: Record<string, string>; collector: Collector }> {
  const store = await startS3Store()
  cleanUps.push(() => store.close())
  const database = await freshDatabase('server')
  cleanUps.push(() => database.close())
  await database.withLock('test', (run) =>
    run('drop schema public cascade; drop schema pgboss cascade; create schema public'),
  )
  const url = database.engine.kind === 'server' ? database.engine.url : ''
  const collector = await startCollector()
  cleanUps.push(() => collector.close())
  const environment = {
    ...store.environment,
    DATABASE_URL: url,
    DATABASE_POOL: '4',
    SECRET_KEY: 'the same in every process, and long enough',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  }
  return { environment, collector }
}

async function startRole(environment: Record<string, string>, role: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-process-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  const server = await startServerProcess({ ...environment, ROLE: role, DATA_DIR: folder }, { draws: false })
  cleanUps.push(() => server.kill('SIGKILL'))
  return { ...server, folder }
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

describe('four processes that start at once', () => {
  it('share their data through the database and the file store', async () => {
    const { environment, collector } = await prepareEnvironment()
    const [one, two, three] = await Promise.all([
      startRole(environment, 'web'),
      startRole(environment, 'web'),
      startRole(environment, 'all'),
      startRole(environment, 'all'),
    ])

    const who = { username: 'wandering-parent', password: 'lantern light', confirmPassword: 'lantern light' }
    const registered = await fetch(`${one.url}/api/register`, json(who))
    expect(registered.status).toBe(201)
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const call = async (server: { url: string }, path: string, body?: object) => {
      const sent = body ? json(body) : { headers: {} }
      const headers = { ...sent.headers, cookie, prefer: 'respond-async' }
      return fetch(server.url + path, { ...sent, headers, redirect: 'manual' })
    }
    const child = (await (await call(two, '/api/user/children', { name: 'Ottilie', age: 6 })).json()) as {
      id: number
    }
    const storyRequest = {
      mainCharacterIds: [child.id],
      storyTheme: 'mystery',
      storyLength: 'short',
      generateAudio: false,
    }
    const { id } = (await (await call(one, '/api/stories/generate', storyRequest)).json()) as { id: string }

    // Made by a worker, followed through a process that only serves browsers.
    const progress = await (await call(two, `/api/stories/${id}/progress`)).text()
    expect(progress).toContain('event: end')
    const story = (await (await call(one, `/api/stories/${id}`)).json()) as Story
    expect(story.status).toBe('ready')
    const answer = await call(one, story.storyImages[0]?.url ?? '')
    expect(answer.status).toBe(302)
    const picture = await fetch(answer.headers.get('location') ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
    for (const { folder } of [one, two, three]) expect(await readdir(folder)).not.toContain('files')

    // One trace spans the process that received the request and the one that did the work.
    const rolesIn = (traceId: string) =>
      collector.spans.filter((span) => span.traceId === traceId).map(({ role, name }) => `${role}: ${name}`)
    await expect
      .poll(
        () => {
          const request = collector.spans.find(({ name }) => name === 'POST /api/stories/generate')
          return rolesIn(request?.traceId ?? '')
        },
        { timeout: limits.startsDatabase },
      )
      .toEqual(
        expect.arrayContaining(['web: POST /api/stories/generate', 'all: write-story', 'all: draw-story']),
      )

    // Guesses are counted across processes.
    const guess = async (server: { url: string }) =>
      (await fetch(`${server.url}/api/auth/verify-email`, json({ token: 'a'.repeat(43) }))).status
    const answers: number[] = []
    for (let turn = 0; turn < 30 && !answers.includes(429); turn++)
      answers.push(await guess(turn % 2 ? one : two))
    const tries = answers.indexOf(429)
    expect(tries).toBeGreaterThan(0)
    expect(await guess(three)).toBe(429)
  })
})
