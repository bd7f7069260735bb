import { generateStory, storyQuota } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aChild, aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let full = false
let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false, overrides: { disk: { isFull: async () => full } } })
})
afterAll(() => test.close())

it('a story for which the disk has no room is refused with what to do, and not counted', async () => {
  const family = await aFamily(test)
  const { id } = await aChild(family)
  const request = {
    body: { mainCharacterIds: [id], storyTheme: 'adventure', storyLength: 'short' },
    headers: { prefer: 'respond-async' },
  }
  full = true
  const refused = await family.browser.call(generateStory, request)
  expect([refused.status, refused.raw.headers['retry-after']]).toEqual([503, '60'])
  expect(refused.body).toMatchObject({ code: 'unavailable', message: expect.stringContaining('make room') })
  expect((await family.browser.call(storyQuota)).body.used).toBe(0)
  full = false
  expect((await family.browser.call(generateStory, request)).status).toBe(202)
})
