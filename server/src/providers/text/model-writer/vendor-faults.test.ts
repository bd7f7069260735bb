import type { Story } from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sample } from '../../../../../scripts/test-sampling.mjs'
import { goodResponse, goodSection } from '../../../../test/vendors/good-writer.ts'
import {
  always,
  expectEmbeddedStory,
  failing,
  type ModelApp,
  startModelApp,
  timeouts,
} from '../../../../test/vendors/model-app.ts'
import { anthropicModel } from '../anthropic/index.ts'
import type { ModelSettings } from '../language-model.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

const adapters = { openai: openaiModel, anthropic: anthropicModel }

let app: ModelApp
beforeAll(async () => {
  app = await startModelApp()
})
// The first story of a process loads the judge of sentences and the surfaces of pictures, which takes longer than a story.
beforeAll(async () => {
  app.use(modelWriter(adapters.openai(app.settings()), timeouts))
  await app.requestStory()
})
afterAll(() => app.close())
beforeEach(() => {
  app.vendor.respondWith(goodResponse)
})

const usageOf = ({ id }: Story) =>
  app.test.deps.db
    .selectFrom('apiUsage')
    .select(['userId', 'apiName', 'endpoint', 'tokensUsed', 'tokensIn', 'tokensOut', 'estimatedCost'])
    .where('storyId', '=', id)
    .orderBy('id')
    .execute()

/** What a vendor's server can do wrong once. */
const faults = [
  ['429 and when to come back', { status: 429, headers: { 'retry-after': '0' } }],
  ['429 in milliseconds', { status: 429, headers: { 'retry-after-ms': '1' } }],
  ['500', { status: 500 }],
  ['529', { status: 529 }],
  ['what is no JSON', { say: 'Once upon a time' }],
  ['another shape', { say: '{"story": true}' }],
  ['half an answer', { say: '{"paragraphs": ["The lamp', finish: 'length' }],
  [
    'a cut stream',
    { cut: true, say: '{"title": "x", "paragraphs": ["The lamp was small and round and'.repeat(9) },
  ],
] as const

describe.each(['openai', 'anthropic'] as const)('a story by %s', (provider) => {
  const use = (change: Partial<ModelSettings> = {}) => {
    app.use(modelWriter(adapters[provider](app.settings(change)), timeouts))
  }

  it('gets its names locally, and a receipt', async () => {
    use()
    const { story, requests } = await app.requestStory()
    expect(story.notes).toEqual([])
    expect(story.title).toBe('The Lamp of Zephyrine')
    expect(story.content).toContain('Zephyrine’s boots')
    expect(story.content).toContain('“Look,” said Zephyrine.')
    expect(story.content).not.toMatch(/[{}"']/)
    expect(story.storyStructure.sections).toHaveLength(4)
    expect(story.storyImages.map(({ description }) => description)).toContain(
      'Zephyrine walking in the forest at dusk, with a fox',
    )
    expect(requests.map(({ kind }) => kind).filter((asks) => asks !== 'moderation')).toEqual([
      'outline',
      'section',
      'section',
      'section',
      'section',
    ])
    expect(story.receipt).toMatchObject({
      writer: 'the service set up here',
      model: 'moon-1',
      costUsd: 0,
    })
    expect(story.receipt?.checks.filter(({ passed }) => !passed)).toEqual([])
    expect(story.receipt?.sentTo[0]?.what).toContain('the child’s age, without the name')
    const rows = (await usageOf(story)).filter(({ endpoint }) => !endpoint?.startsWith('moderation'))
    expect(rows).toHaveLength(5)
    expect(rows[0]).toMatchObject({
      apiName: provider,
      endpoint: 'outline moon-1',
      tokensIn: 900,
      tokensOut: 300,
    })
    const owner = await app.test.deps.db
      .selectFrom('stories')
      .select('userId')
      .where('id', '=', story.id)
      .executeTakeFirst()
    expect(rows.map(({ userId }) => userId)).toEqual(rows.map(() => owner?.userId))
    expect(rows[0]).toMatchObject({ tokensUsed: 1200, estimatedCost: '0.000000' })
  })

  it.each(sample(faults, 0.2))('comes through %s', async (_, fault) => {
    use()
    app.vendor.respondWith(
      failing(1, (request) => ('cut' in fault && request.kind === 'outline' ? { status: 503 } : fault)),
    )
    const { story } = await app.requestStory()
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
  })

  it('survives a stream that breaks, and one that stalls', async () => {
    use({ timeoutMs: 2000 })
    let cuts = 0
    app.vendor.respondWith((request) => {
      if (request.kind !== 'section' || cuts >= 2) return goodResponse(request)
      cuts++
      return cuts === 1
        ? { cut: true, say: JSON.stringify(goodSection(request.user, request.said)) }
        : { hang: true }
    })
    const { story } = await app.requestStory()
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
    expect(
      (await usageOf(story)).filter(
        ({ tokensUsed, endpoint }) => tokensUsed === 0 && endpoint?.startsWith('section'),
      ),
    ).toHaveLength(2)
  })

  it.each([
    ['has trouble', { status: 500 }, /had trouble of its own/],
    ['is overrun', { status: 429, headers: { 'retry-after': '3600' } }, /had too much to do/],
    ['does not know us', { status: 401 }, /did not accept/],
    [
      'has no credit left for us',
      { status: 400, message: 'Your credit balance is too low' },
      /no credit left/,
    ],
    ['says no', { refuse: true }, /did not want to write/],
    ['talks nonsense', { say: 'Once upon a time' }, /could not be read/],
    ['is cut short', { say: '{', finish: 'length' }, /stopped in the middle/],
  ] as const)('is told by our own storyteller when the vendor %s', async (_, fault, note) => {
    use()
    app.vendor.respondWith(failing(always, fault))
    const { story } = await app.requestStory()
    expectEmbeddedStory(story)
    expect(story.notes).toEqual([expect.stringMatching(note)])
    expect(story.notes[0]).not.toContain('127.0.0.1')
    expect(story.receipt?.sentTo).toHaveLength(1)
  })

  it('is written by the embedded storyteller when the vendor does not respond', async () => {
    use({ timeoutMs: 30 })
    app.vendor.respondWith(() => ({ hang: true }))
    const { story } = await app.requestStory()
    expectEmbeddedStory(story)
    expect(story.notes[0]).toMatch(/did not answer in time/)
  })

  it('is written by the embedded storyteller when the vendor cannot be reached', async () => {
    use({ baseUrl: 'http://127.0.0.1:9' })
    const { story } = await app.requestStory()
    expectEmbeddedStory(story)
    expect(story.notes[0]).toMatch(/could not be reached/)
  })

  it('does not delay the next family again for a while', async () => {
    use()
    app.vendor.respondWith(() => ({ status: 503 }))
    const first = await app.requestStory()
    expect(first.requests.length).toBe(3)
    const second = await app.requestStory()
    expect(second.requests).toEqual([])
    expectEmbeddedStory(second.story)
    expect(second.story.notes).toEqual(first.story.notes)
    expect(second.story.receipt?.sentTo).toEqual([])
  })
})
