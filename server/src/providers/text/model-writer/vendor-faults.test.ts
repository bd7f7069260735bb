import type { Story } from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sample } from '../../../../../scripts/test-sampling.mjs'
import { goodAnswer, goodSection } from '../../../../test/vendors/good-writer.ts'
import {
  always,
  expectByHouse,
  ill,
  type ModelHouse,
  openModelHouse,
  patience,
} from '../../../../test/vendors/model-house.ts'
import { anthropicModel } from '../anthropic/index.ts'
import type { ModelSettings } from '../language-model.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

const adapters = { openai: openaiModel, anthropic: anthropicModel }

let house: ModelHouse
beforeAll(async () => {
  house = await openModelHouse()
})
afterAll(() => house.close())
beforeEach(() => {
  house.vendor.play(goodAnswer)
})

const usageOf = ({ id }: Story) =>
  house.test.deps.db
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
    house.use(modelWriter(adapters[provider](house.settings(change)), patience))
  }

  it('has its names put in at home, and a receipt', async () => {
    use()
    const { story, heard } = await house.tell()
    expect(story.notes).toEqual([])
    expect(story.title).toBe('The Lamp of Zephyrine')
    expect(story.content).toContain('Zephyrine’s boots')
    expect(story.content).toContain('“Look,” said Zephyrine.')
    expect(story.content).not.toMatch(/[{}"']/)
    expect(story.storyStructure.sections).toHaveLength(4)
    expect(story.storyImages.map(({ description }) => description)).toContain(
      'Zephyrine walking in the forest at dusk, with a fox',
    )
    expect(heard.map(({ asks }) => asks).filter((asks) => asks !== 'moderation')).toEqual([
      'outline',
      'section',
      'section',
      'section',
      'section',
    ])
    expect(story.receipt).toMatchObject({
      writer: new URL(house.vendor.url).host,
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
    const owner = await house.test.deps.db
      .selectFrom('stories')
      .select('userId')
      .where('id', '=', story.id)
      .executeTakeFirst()
    expect(rows.map(({ userId }) => userId)).toEqual(rows.map(() => owner?.userId))
    expect(rows[0]).toMatchObject({ tokensUsed: 1200, estimatedCost: '0.000000' })
  })

  it.each(sample(faults, 0.4))('comes through %s', async (_, fault) => {
    use()
    house.vendor.play(
      ill(1, (heard) => ('cut' in fault && heard.asks === 'outline' ? { status: 503 } : fault)),
    )
    const { story } = await house.tell()
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
  })

  it('comes through a stream that stops in the middle, and one that falls silent', async () => {
    use({ timeoutMs: 2000 })
    let cuts = 0
    house.vendor.play((heard) => {
      if (heard.asks !== 'section' || cuts >= 2) return goodAnswer(heard)
      cuts++
      return cuts === 1 ? { cut: true, say: JSON.stringify(goodSection(heard.user)) } : { hang: true }
    })
    const { story } = await house.tell()
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
    ['says no', { refuse: true }, /did not want to write/],
    ['talks nonsense', { say: 'Once upon a time' }, /could not be read/],
    ['is cut short', { say: '{', finish: 'length' }, /stopped in the middle/],
  ] as const)('is told by our own storyteller when the vendor %s', async (_, fault, note) => {
    use()
    house.vendor.play(ill(always, fault))
    const { story } = await house.tell()
    expectByHouse(story)
    expect(story.notes).toEqual([expect.stringMatching(note)])
    expect(story.receipt?.sentTo).toHaveLength(1)
  })

  it('is told by our own storyteller when nothing is heard', async () => {
    use({ timeoutMs: 30 })
    house.vendor.play(() => ({ hang: true }))
    const { story } = await house.tell()
    expectByHouse(story)
    expect(story.notes[0]).toMatch(/did not answer in time/)
  })

  it('is told by our own storyteller when nobody is there', async () => {
    use({ baseUrl: 'http://127.0.0.1:9' })
    const { story } = await house.tell()
    expectByHouse(story)
    expect(story.notes[0]).toMatch(/could not be reached/)
  })

  it('is not waited for again by the next family, for a while', async () => {
    use()
    house.vendor.play(() => ({ status: 503 }))
    const first = await house.tell()
    expect(first.heard.length).toBe(3)
    const second = await house.tell()
    expect(second.heard).toEqual([])
    expectByHouse(second.story)
    expect(second.story.notes).toEqual(first.story.notes)
    expect(second.story.receipt?.sentTo).toEqual([])
  })
})
