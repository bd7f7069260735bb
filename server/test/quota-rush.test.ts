import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoryCard, StoryQuota } from '@nightlight/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../scripts/test-limits.mjs'
import { freshDatabase } from './databases/index.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

vi.setConfig({ testTimeout: limits.restartsProcesses })

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Rate limits count by address, and this tests the quota, so every request has another address. */
let addresses = 0
const nextAddress = () => `10.1.${(++addresses >> 8) & 255}.${addresses & 255}`

async function prepareEnvironment(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-quota-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  const environment = { DATA_DIR: folder, TRUST_PROXY: 'true' }
  const database = await freshDatabase('server')
  cleanUps.push(() => database.close())
  return database.engine.kind === 'server'
    ? { ...environment, DATABASE_URL: database.engine.url }
    : environment
}

async function start(
  environment: Record<string, string>,
  options: { draws?: boolean } = {},
): Promise<ServerProcess> {
  const server = await startServerProcess(environment, options)
  cleanUps.push(() => server.kill('SIGKILL'))
  return server
}

interface Parent {
  readonly cookie: string
  readonly storyRequest: object
}

async function send(server: ServerProcess, parent: Parent | null, path: string, init: RequestInit = {}) {
  return fetch(server.url + path, {
    ...init,
    headers: {
      'x-forwarded-for': nextAddress(),
      ...(parent && { cookie: parent.cookie }),
      ...(init.body != null && { 'content-type': 'application/json' }),
      ...init.headers,
    },
  })
}

async function aParent(server: ServerProcess, username: string): Promise<Parent> {
  const form = { username, password: 'lantern light', confirmPassword: 'lantern light' }
  const registered = await send(server, null, '/api/register', { method: 'POST', body: JSON.stringify(form) })
  expect(registered.status).toBe(201)
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const body = JSON.stringify({ name: 'Ottilie', age: 6 })
  const child = await send(server, { cookie, storyRequest: {} }, '/api/user/children', {
    method: 'POST',
    body,
  })
  const { id } = (await child.json()) as { id: number }
  const storyRequest = {
    mainCharacterIds: [id],
    storyTheme: 'mystery',
    storyLength: 'short',
    generateAudio: false,
  }
  return { cookie, storyRequest: storyRequest }
}

const requestStory = (server: ServerProcess, parent: Parent, init: RequestInit = {}) =>
  send(server, parent, '/api/stories/generate', {
    method: 'POST',
    body: JSON.stringify(parent.storyRequest),
    headers: { prefer: 'respond-async' },
    ...init,
  })

async function read<T>(server: ServerProcess, parent: Parent, path: string): Promise<T> {
  const answer = await send(server, parent, path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}

const storiesOf = (server: ServerProcess, parent: Parent) => read<StoryCard[]>(server, parent, '/api/stories')

/** How the reservation of each requested story was settled, from the download of the account. */
async function settledOf(server: ServerProcess, parent: Parent): Promise<string[]> {
  const { quota } = await read<{ quota: { kind: string; state: string }[] }>(server, parent, '/api/user/data')
  return quota.filter(({ kind }) => kind === 'story').map(({ state }) => state)
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not happen in two minutes')
}

const untilAnyStory = (server: ServerProcess, parent: Parent) =>
  until(async () => (await storiesOf(server, parent))[0])

const untilReady = (server: ServerProcess, parent: Parent) =>
  until(async () => (await storiesOf(server, parent)).find(({ status }) => status === 'ready'))

describe('a quota of one story with two processes', () => {
  it('allows one of fifty requests, and is settled once despite aborts, deletions and kills', async () => {
    const environment = await prepareEnvironment()
    const first = await start(environment)
    const second = await start(environment)
    const [hasty, gone, undecided] = [
      await aParent(first, 'hasty-parent'),
      await aParent(first, 'gone-parent'),
      await aParent(first, 'undecided-parent'),
    ]

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => requestStory(index % 2 === 0 ? first : second, hasty)),
    )
    const codes = await Promise.all(
      answers.map(async (answer) => [answer.status, ((await answer.json()) as { code?: string }).code]),
    )
    expect(codes.filter(([status]) => status === 202)).toHaveLength(1)
    expect(codes.filter(([status, code]) => status === 429 && code === 'quota_exceeded')).toHaveLength(49)

    // Aborts the request while the story is being made, before the response.
    const wire = new AbortController()
    const waiting = requestStory(second, gone, { headers: {}, signal: wire.signal }).catch(() => 'hung up')
    await untilAnyStory(first, gone)
    wire.abort()
    await waiting

    // Requests a story and deletes it, which releases the quota for another one.
    await requestStory(first, undecided)
    const doomed = await untilAnyStory(first, undecided)
    const wasInTheMaking = doomed.status === 'generating'
    await send(second, undecided, `/api/stories/${doomed.id}`, { method: 'DELETE' })

    await Promise.all([first.kill('SIGKILL'), second.kill('SIGKILL')])
    // Pictures give the first two time to be killed; this one finishes what they left.
    const third = await start(environment, { draws: false })

    for (const parent of [hasty, gone]) {
      await untilReady(third, parent)
      expect(await storiesOf(third, parent)).toHaveLength(1)
      expect(await settledOf(third, parent)).toEqual(['used'])
      expect((await requestStory(third, parent)).status).toBe(429)
      expect(await read<StoryQuota>(third, parent, '/api/user/story-quota')).toMatchObject({
        used: 1,
        remaining: 0,
      })
    }
    const again = await requestStory(third, undecided)
    expect(again.status).toBe(wasInTheMaking ? 202 : 429)
    if (wasInTheMaking) await untilReady(third, undecided)
    expect(await settledOf(third, undecided)).toEqual(wasInTheMaking ? ['released', 'used'] : ['used'])
    expect((await requestStory(third, undecided)).status).toBe(429)
  })
})
