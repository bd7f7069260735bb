import { type Child, generateStory } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { type Collector, startCollector } from '../../../../test/collector.ts'
import { aChild, aFamily, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { goodResponse } from '../../../../test/vendors/good-writer.ts'
import { startTextVendor, type TextVendor } from '../../../../test/vendors/text-vendor.ts'
import { noTracing, openTracing, traceCall, withSpan } from './open-tracing.ts'
import { currentContext, runInContext } from './request-context.ts'

const quiet = { warn: () => undefined }

let collector: Collector
let vendor: TextVendor
beforeAll(async () => {
  collector = await startCollector()
  vendor = await startTextVendor()
  vendor.respondWith(goodResponse)
})
afterAll(async () => {
  await vendor.close()
  await collector.close()
})

let test: TestApp
beforeAll(async () => {
  test = await startApp({
    environment: {
      TEXT_BASE_URL: vendor.url,
      TEXT_MODEL: 'moon-1',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    },
  })
})
/** How many stories have all their pictures. */
const drawn = () =>
  test.log.filter((line) => line.includes('"draw-story"') && line.includes('job done')).length
const request = async (family: Family, child: Child, headers = {}) =>
  await family.browser.call(generateStory, {
    body: {
      mainCharacterIds: [child.id],
      storyTheme: 'adventure',
      storyLength: 'short',
      generateAudio: false,
    },
    headers,
  })
// The first story of a process loads the judge of sentences and the surfaces of pictures, which takes longer than a story.
beforeAll(async () => {
  const family = await aFamily(test)
  await request(family, await aChild(family))
  await vi.waitUntil(() => drawn() === 1, { timeout: limits.expectation })
})

it('a trace follows a story from the request through its jobs to the provider, without personal data', async () => {
  const family = await aFamily(test)
  const child = await aChild(family, { name: 'Zephyrine', age: 5 })
  const trace = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
  const answer = await request(family, child, { traceparent: `00-${trace}-00f067aa0ba902b7-01` })
  expect(answer.status).toBeLessThan(300)
  await expect.poll(drawn).toBe(2)
  const saved = await test.deps.db
    .selectFrom('stories')
    .select(['content', 'title'])
    .where('userId', '=', family.user.id)
    .executeTakeFirstOrThrow()
  await test.close()

  const ownSpans = collector.spans.filter(({ traceId }) => traceId === trace)
  const parentOf = (name: string) => {
    const span = ownSpans.find((each) => each.name === name)
    return ownSpans.find(({ spanId }) => spanId === span?.parentSpanId)?.name
  }
  const requested = ownSpans.find(({ name }) => name === `POST ${generateStory.url}`)
  expect(requested).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    attributes: { 'http.route': generateStory.url, 'http.response.status_code': String(answer.status) },
  })
  expect(parentOf('write-story')).toBe(requested?.name)
  // Drawing starts once the outline is saved, while the text is being written.
  expect(parentOf('draw-story')).toBe('text openai')
  expect(parentOf('text openai')).toBe('write-story')
  expect(ownSpans.find(({ name }) => name === 'text openai')?.attributes['nightlight.endpoint']).toContain(
    'moon-1',
  )
  const traced = new RegExp(`traceparent\n00-${trace}-`, 'i')
  expect(vendor.requests.some(({ raw }) => traced.test(raw))).toBe(true)
  for (const personal of [
    'Zephyrine',
    family.user.username,
    saved.title ?? '',
    (saved.content ?? '').slice(0, 40),
  ]) {
    expect(personal).not.toBe('')
    expect(collector.raw.join('')).not.toContain(personal)
  }
})

it('the trace context is sent to a provider and saved with a job', async () => {
  const tracing = await openTracing(collector.url, 'all', quiet)
  const requestId = '018f6f0e-9f0a-7c3e-8f4b-5a2b3c4d5e6f'
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const service = { kind: 'text', provider: 'openai' }
  const inJob = () =>
    runInContext({ requestId, traceparent }, () => withSpan(tracing, 'write-story', {}, inSpan))
  const inSpan = async () => [
    currentContext(),
    await traceCall(tracing, service, async () => currentContext()),
  ]
  const [job, call] = await inJob()
  for (const context of [job, call]) {
    expect(context?.requestId).toBe(requestId)
    expect(context?.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/)
  }
  expect(new Set([traceparent, job?.traceparent, call?.traceparent]).size).toBe(3)
  // A scheduled job belongs to no request, so its span is not propagated.
  expect(await withSpan(tracing, 'cleanup', {}, async () => currentContext())).toBeNull()
  await tracing.close()
})

it('without a collector nothing is sent, not even the trace of the caller', async () => {
  expect(await openTracing(null, 'all', quiet)).toBe(noTracing)
  expect(noTracing.startSpan('text openai').isRecording()).toBe(false)
  const requestId = '018f6f0e-9f0a-7c3e-8f4b-5a2b3c4d5e6f'
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const work = async () => currentContext()
  expect(
    await runInContext({ requestId, traceparent }, () => withSpan(noTracing, 'write-story', {}, work)),
  ).toEqual({ requestId })
})

describe('a collector that requires headers', () => {
  it.each([
    ['a key', 'x-api-key=0123-abc', { 'x-api-key': '0123-abc' }],
    [
      'several, one of them encoded',
      'authorization=Basic%20bW9vbjpnbG93%3D,x-scope=fox%2Cowl',
      {
        authorization: 'Basic bW9vbjpnbG93=',
        'x-scope': 'fox,owl',
      },
    ],
    [
      'some beside nonsense',
      'authorization=Bearer%20a.b,nonsense,=empty,x-bad=%zz',
      {
        authorization: 'Bearer a.b',
      },
    ],
  ])('receives those in OTEL_EXPORTER_OTLP_HEADERS: %s', async (_, headers, expected) => {
    const strict = await startCollector()
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', headers)
    const tracing = await openTracing(strict.url, 'all', quiet)
    tracing.startSpan('write-story').end()
    await tracing.close()
    vi.unstubAllEnvs()
    await strict.close()
    expect(strict.spans.map(({ name }) => name)).toEqual(['write-story'])
    expect(strict.headers).toMatchObject([{ ...expected, 'content-type': 'application/json' }])
  })
})

it('a collector that is down does not delay the end of the process, and is logged once', async () => {
  const stopped = await startCollector()
  await stopped.close()
  const warn = vi.fn()
  const tracing = await openTracing(stopped.url, 'all', { warn })
  tracing.startSpan('write-story').end()
  await expect(tracing.close()).resolves.toBeUndefined()
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(['spans could not be sent to the collector'])
})
