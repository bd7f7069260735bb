import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Story, StoryCard, StoryQuota } from '@nightlight/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../scripts/test-limits.mjs'
import { call, register, until } from './http-client.ts'
import { emptyDataFolder } from './installation.ts'
import { recordedPersonalData, type ServerProcess, startServerProcess } from './server-process.ts'

vi.setConfig({ testTimeout: limits.restartsProcesses })

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function start(
  environment: Record<string, string>,
  options: { draws?: boolean } = {},
): Promise<ServerProcess> {
  const server = await startServerProcess(environment, options)
  cleanUps.push(() => server.kill('SIGKILL'))
  return server
}

// On the embedded database; processes on PostgreSQL are killed in scale-out-faults.test.ts.
describe('a server', () => {
  it('that is killed in the middle of a story finishes it once after the next start', async () => {
    // With an empty database. The first start, which makes one, is in the preparation of the browser tests.
    const environment = { DATA_DIR: await emptyDataFolder() }
    const first = await start(environment)
    const cookie = await register(first)
    const child = await call<{ id: number }>(first, cookie, 'POST', '/api/user/children', {
      name: 'Ottilie',
      age: 6,
    })
    const storyRequest = {
      mainCharacterIds: [child.id],
      storyTheme: 'mystery',
      storyLength: 'short',
      generateAudio: true,
    }
    const { id } = await call<{ id: string }>(first, cookie, 'POST', '/api/stories/generate', storyRequest)
    // Killed in the middle of the work: as soon as the first picture or section is saved.
    await until(async () => {
      const [card] = await call<StoryCard[]>(first, cookie, 'GET', '/api/stories')
      return (
        card?.progress?.pictures?.done ||
        card?.progress?.narration?.done ||
        card?.status === 'ready' ||
        undefined
      )
    })
    await first.kill('SIGKILL')

    // Pictures gave the first one time to be killed.
    const second = await start(environment, { draws: false })
    const story = await until(async () => {
      const found = await call<Story>(second, cookie, 'GET', `/api/stories/${id}`)
      return found.status === 'ready' && found.narration?.status === 'ready' ? found : undefined
    })
    expect(story.status).toBe('ready')
    expect(story.content).toContain('Ottilie')
    expect(story.storyImages).toHaveLength(story.storyStructure.sections.length + 1)
    expect(story.narration?.sections).toHaveLength(story.storyStructure.sections.length)
    expect(await call<StoryCard[]>(second, cookie, 'GET', '/api/stories')).toHaveLength(1)
    expect(await call<StoryQuota>(second, cookie, 'GET', '/api/user/story-quota')).toMatchObject({
      used: 1,
      remaining: 0,
    })
    const narrations = await readdir(join(environment.DATA_DIR, 'files/stories', id, 'narration'))
    expect(narrations).toHaveLength(1)
  })

  it('stops gracefully on SIGTERM, and logs no name or story', async () => {
    const environment = { DATA_DIR: await emptyDataFolder() }
    const server = await start(environment, { draws: false })
    const cookie = await register(server)
    const child = await call<{ id: number }>(server, cookie, 'POST', '/api/user/children', {
      name: 'Ottilie',
      age: 6,
    })
    const storyRequest = {
      mainCharacterIds: [child.id],
      storyTheme: 'sports',
      storyLength: 'short',
      generateAudio: false,
    }
    const { id } = await call<{ id: string }>(server, cookie, 'POST', '/api/stories/generate', storyRequest)
    const story = await until(async () => {
      const found = await call<Story>(server, cookie, 'GET', `/api/stories/${id}`)
      return found.status === 'ready' ? found : undefined
    })
    expect(await server.kill('SIGTERM')).toBe(0)
    const names = ['Ottilie', 'restless-parent', 'lantern light', story.title]
    expect([...recordedPersonalData()]).toEqual(expect.arrayContaining(names))
    const sentences = story.content.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 20)
    for (const secret of [...names, ...sentences]) {
      expect(server.output()).not.toContain(secret)
    }
  })

  it('refuses to start with an invalid setting, and names it', async () => {
    await expect(startServerProcess({ PORT: 'eighty' })).rejects.toThrow(
      /Nightlight cannot start\.\s+PORT must be a whole number/,
    )
  })
})
