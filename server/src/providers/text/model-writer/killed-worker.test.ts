import type { Story, StoryQuota } from '@nightlight/contract'
import { afterEach, expect, it } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { call, register, until } from '../../../../test/http-client.ts'
import { emptyDataFolder } from '../../../../test/installation.ts'
import { startServerProcess } from '../../../../test/server-process.ts'
import { goodResponse, goodStory } from '../../../../test/vendors/good-writer.ts'
import { startTextVendor } from '../../../../test/vendors/text-vendor.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function beforeThirdSection(user: string): string {
  const story = goodStory(user)
  const third = JSON.stringify(story.texts[2]?.paragraphs[0]).slice(0, 30)
  const whole = JSON.stringify(story)
  return whole.slice(0, whole.indexOf(third) + third.length)
}

it('a server that is killed while a model writes continues the story after its restart', {
  timeout: limits.restartsProcesses,
}, async () => {
  const vendor = await startTextVendor()
  cleanUps.push(vendor.close)
  const app = {
    DATA_DIR: await emptyDataFolder(),
    TEXT_BASE_URL: vendor.url,
    TEXT_API_KEY: 'sk-quiet',
    TEXT_MODEL: 'moon-1',
  }
  const open = async () => {
    const server = await startServerProcess(app, { draws: false })
    cleanUps.push(() => server.kill('SIGKILL'))
    return server
  }
  // The third section is not answered before the first server is gone.
  vendor.respondWith((request) =>
    request.kind === 'story' ? { stall: beforeThirdSection(request.user) } : goodResponse(request),
  )

  const first = await open()
  const cookie = await register(first)
  const child = await call<{ id: number }>(first, cookie, 'POST', '/api/user/children', {
    name: 'Zephyrine',
    age: 5,
  })
  const wish = {
    mainCharacterIds: [child.id],
    storyTheme: 'space',
    storyLength: 'short',
    generateAudio: true,
  }
  const { id } = await call<{ id: string }>(first, cookie, 'POST', '/api/stories/generate', wish)
  // The text is not there yet, and the pictures and the first words already are; the second section waits for the editor.
  const half = await until(async () => {
    const story = await call<Story>(first, cookie, 'GET', `/api/stories/${id}`)
    const { pictures, narration } = story.progress ?? {}
    return pictures && pictures.done === pictures.total && narration?.done ? story : undefined
  }, 4)
  expect(half.storyStructure.sections).toHaveLength(1)
  expect(half.progress).toMatchObject({
    status: 'generating',
    narration: { total: 4 },
    pictures: { total: 5 },
  })
  await first.kill('SIGKILL')

  const second = await open()
  const story = await until(async () => {
    const found = await call<Story>(second, cookie, 'GET', `/api/stories/${id}`)
    return found.narration?.status === 'ready' ? found : undefined
  }, 4)
  expect(story).toMatchObject({ status: 'ready', notes: [], receipt: { model: 'moon-1' } })
  expect(story.storyStructure.sections.slice(0, 1)).toMatchObject(
    half.storyStructure.sections.map(({ text }) => ({ text })),
  )
  expect(story.storyImages).toEqual(half.storyImages)
  expect(story.narration?.sections.map(({ position }) => position)).toEqual([0, 1, 2, 3])
  // The plan was not made again.
  expect(vendor.requests.filter(({ kind }) => kind === 'story' || kind === 'outline')).toHaveLength(1)
  expect(vendor.requests.filter(({ kind }) => kind === 'section').map(({ user }) => user)).toEqual([
    expect.stringContaining('Write section 2 of 4'),
    expect.stringContaining('Write section 3 of 4'),
    expect.stringContaining('Write section 4 of 4'),
  ])
  for (const { raw } of vendor.requests) expect(raw).not.toContain('Zephyrine')
  expect(await call<StoryQuota>(second, cookie, 'GET', '/api/user/story-quota')).toMatchObject({ used: 1 })
  for (const secret of ['Zephyrine', 'sk-quiet', 'light fell on']) {
    expect(first.output() + second.output()).not.toContain(secret)
  }
})
