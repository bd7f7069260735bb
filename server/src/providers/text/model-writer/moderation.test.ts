import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../../../../scripts/test-sampling.mjs'
import { goodResponse } from '../../../../test/vendors/good-writer.ts'
import {
  expectEmbeddedStory,
  type ModelApp,
  startModelApp,
  timeouts,
} from '../../../../test/vendors/model-app.ts'
import type { VendorBehaviour } from '../../../../test/vendors/text-vendor.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

let app: ModelApp
beforeAll(async () => {
  app = await startModelApp()
})
afterAll(() => app.close())

const silences: readonly (readonly [string, VendorBehaviour])[] = [
  ['says nothing', { hang: true }],
  ['has trouble', { status: 500 }],
  ['is overrun', { status: 429, headers: { 'retry-after': '3600' } }],
  ['judges nothing', { body: { id: 'modr-1', model: 'omni-moderation-latest', results: [] } }],
  ['does not say whether it objects', { body: { results: [{ categories: {} }] } }],
  ['is a page of a proxy', { page: '<html><body>Sign in to this network</body></html>' }],
]

describe.each([
  ['of OpenAI', false],
  ['of one’s own server', true],
] as const)('where the moderation %s', (_, isOwnServer) => {
  const use = () => {
    const model = { ...openaiModel(app.settings({ timeoutMs: 300 })), isOwnServer, vendor: 'OpenAI' }
    app.use(modelWriter(model, { ...timeouts, inOneAnswer: true, readsAgain: true }))
  }

  it.each(sample(silences, 0.5))('%s, no text counts as passed', async (_, silence) => {
    use()
    app.vendor.respondWith((request) => (request.kind === 'moderation' ? silence : goodResponse(request)))
    const { story } = await app.requestStory()
    expectEmbeddedStory(story)
    expect(story.notes).toHaveLength(1)
    expect(JSON.stringify(story.receipt)).not.toContain('oderation')
  })

  it('judges what is not fit for children, the model’s story is not handed over', async () => {
    use()
    app.vendor.respondWith((request) =>
      request.kind === 'moderation' ? { moderation: ['violence'] } : goodResponse(request),
    )
    expectEmbeddedStory((await app.requestStory()).story)
  })
})
