import { type Story, storyQuota } from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sample } from '../../../../../scripts/test-sampling.mjs'
import { goodResponse, goodStory } from '../../../../test/vendors/good-writer.ts'
import {
  always,
  failing,
  type ModelApp,
  startModelApp,
  timeouts,
} from '../../../../test/vendors/model-app.ts'
import { type Dialect, dialects } from '../../../../test/vendors/text-dialects.ts'
import type { VendorBehaviour, VendorRequest } from '../../../../test/vendors/text-vendor.ts'
import { anthropicModel } from '../anthropic/index.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter, type WriterSettings } from './index.ts'

const adapters = { openai: openaiModel, anthropic: anthropicModel }

/** As installations have it, without delays. */
const settings: WriterSettings = { ...timeouts, inOneAnswer: true, readsAgain: true }

interface Fault {
  /** How many answers are bad. */
  readonly times: number
  readonly fault: VendorBehaviour | ((request: VendorRequest) => VendorBehaviour)
  /** Why our own storyteller wrote; undefined where the model did all the same. */
  readonly note?: RegExp
  readonly timeoutMs?: number
  /** What the requests were like. */
  readonly asked?: (requests: readonly VendorRequest[]) => unknown
  readonly expected?: unknown
}

/** What is said so far when something breaks: the plan and the first texts, or the beginning of a section. */
const begun = (request: VendorRequest): string => {
  if (request.kind !== 'story') return '{"paragraphs": ["The lamp'
  const whole = JSON.stringify(goodStory(request.user))
  return whole.slice(0, Math.round(whole.length * 0.75))
}

const thought = 'The child {HERO_1} wants {"something": small}. '.repeat(20)

const roomOf = (requests: readonly VendorRequest[]) => requests.slice(0, 2).map(({ maxTokens }) => maxTokens)

const faults: Readonly<Record<string, Fault>> = {
  'thinks before it answers': {
    times: always,
    fault: (request) => ({ ...(goodResponse(request) as { say: string }), thinks: thought }),
  },
  'thinks aloud in its answer': {
    times: always,
    fault: (request) => ({
      say: `<think>${thought}</think>\n${(goodResponse(request) as { say: string }).say}`,
    }),
  },
  'thinks until nothing is left, once': {
    times: 1,
    fault: { thinks: thought, say: '', finish: 'length' },
    asked: roomOf,
    expected: [16_000, 32_000],
  },
  'thinks until nothing is left': {
    times: always,
    fault: { thinks: thought, say: `<think>${thought}`, finish: 'length' },
    note: /thought so long/,
  },
  'repeats itself once': {
    times: 1,
    fault: (request) => ({ say: `${begun(request)}${' and the lamp'.repeat(300)}` }),
  },
  'repeats itself': { times: always, fault: { say: 'And the lamp. '.repeat(300) }, note: /over and over/ },
  'sends white space': { times: 1, fault: { say: `{"title":${' \n'.repeat(2000)}` } },
  'cannot hold the conversation': {
    times: always,
    fault: { mishap: 'overflow' },
    note: /keep in mind/,
    // It is not taken for a schema that is refused.
    asked: (requests) => new Set(requests.map(({ format }) => format)).size,
    expected: 1,
  },
  'has less room for an answer': {
    times: 1,
    fault: { mishap: 'output-limit' },
    asked: roomOf,
    expected: [16_000, 4000],
  },
  'has forgotten the beginning': {
    times: always,
    fault: { say: 'Of course! What should the story be about?' },
    note: /could not be read/,
  },
  'refuses the schema': {
    times: always,
    fault: (request) => (request.format === 'json_schema' ? { mishap: 'schema' } : goodResponse(request)),
    // It is asked with a schema once.
    asked: (requests) => requests.filter(({ format }) => format === 'json_schema').length,
    expected: 1,
  },
  'has no credit left for us': { times: always, fault: { mishap: 'credit' }, note: /no credit left/ },
  'is still loading': { times: 1, fault: { mishap: 'loading' } },
  'stalls in the middle, once': {
    times: 1,
    fault: (request) => ({ stall: begun(request) }),
    timeoutMs: 400,
  },
  'stalls at every beginning': {
    times: always,
    fault: { stall: '{"title":' },
    timeoutMs: 60,
    note: /did not answer in time/,
  },
  'breaks in the middle, once': { times: 1, fault: (request) => ({ fails: begun(request) }) },
  'is a page of a proxy': {
    times: always,
    fault: { page: '<html><body>Sign in to this network</body></html>' },
    note: /stopped in the middle/,
  },
}

describe.each(sample(Object.values(dialects), 0.25).map((dialect) => [dialect.id, dialect] as const))(
  'a server that speaks as %s',
  (_, dialect: Dialect) => {
    let app: ModelApp
    beforeAll(async () => {
      app = await startModelApp(dialect)
    })
    afterAll(() => app.close())
    beforeEach(() => {
      app.vendor.respondWith(goodResponse)
    })

    it.each(Object.entries(faults))(
      'and %s',
      async (_, { times, fault, note, timeoutMs, asked, expected }) => {
        app.use(
          modelWriter(adapters[dialect.provider](app.settings(timeoutMs ? { timeoutMs } : {})), settings),
        )
        app.vendor.respondWith(failing(times, fault))
        const { story, requests, family } = await app.requestStory()
        expectWhole(story)
        expect(story.notes).toEqual(note ? [expect.stringMatching(note)] : [])
        expect(story.receipt?.model).toBe(note ? null : 'moon-1')
        // The host of a server means nothing to a parent.
        expect(JSON.stringify([story.notes, story.receipt])).not.toContain('127.0.0.1')
        if (asked) expect(asked(requests.filter(({ kind }) => kind !== 'moderation'))).toEqual(expected)
        const { body } = await family.browser.call(storyQuota)
        expect(body).toMatchObject({ used: 1 })
      },
    )
  },
)

function expectWhole(story: Story): void {
  expect(story.status).toBe('ready')
  expect(story.content).toContain('Zephyrine')
  expect(story.content).not.toMatch(/[{}]|think>/)
  expect(story.storyImages).toHaveLength(story.storyStructure.sections.length + 1)
}
