import { request } from '@playwright/test'
import { limits } from '../../scripts/test-limits.mjs'
import { password } from '../family.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { playbackPosition } from '../player.ts'
import { expect, test } from '../test.ts'

// All other tests use a fake voice, which is silent.
test.describe.configure({ timeout: limits.longJourney })

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({}, { realEngines: true })
})
test.afterAll(() => server.close())

test('the built-in voice is audible in the browser', async ({ page }) => {
  const api = await request.newContext({ baseURL: server.address })
  const data = { username: 'the-parent', password, confirmPassword: password }
  expect((await api.post('/api/register', { data })).status()).toBe(201)
  const child = await api.post('/api/user/children', { data: { name: 'Marigold', age: 6 } })
  const story = await api.post('/api/stories/generate', {
    headers: { prefer: 'respond-async' },
    data: {
      mainCharacterIds: [(await child.json()).id],
      storyTheme: 'adventure',
      storyLength: 'short',
      minutes: 3,
      generateAudio: true,
    },
  })
  expect(story.status()).toBe(202)
  await page.context().addCookies((await api.storageState()).cookies)
  await page.goto(`${server.address}/story/${(await story.json()).id}`)

  const audio = page.waitForResponse((response) => /\.mp3(\?|$)/.test(response.url()) && response.ok(), {
    timeout: limits.usesRealEngine,
  })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible({ timeout: limits.usesRealEngine })
  await play.click()
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.5)
  const loudness = await page.evaluate<number>(`(async () => {
    const bytes = await (await fetch(${JSON.stringify((await audio).url())})).arrayBuffer()
    const context = new OfflineAudioContext(1, 24000, 24000)
    const samples = (await context.decodeAudioData(bytes)).getChannelData(0)
    return Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length)
  })()`)
  expect(loudness).toBeGreaterThan(0.01)
})
