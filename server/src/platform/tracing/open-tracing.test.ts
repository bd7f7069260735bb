import { generateStory } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Collector, startCollector } from '../../../test/collector.ts'
import { aChild, aFamily } from '../../../test/factories.ts'
import { startApp } from '../../../test/harness.ts'
import { goodAnswer } from '../../../test/vendors/good-writer.ts'
import { startTextVendor, type TextVendor } from '../../../test/vendors/text-vendor.ts'
import { noTracing, openTracing } from './open-tracing.ts'

const quiet = { warn: () => undefined }

let collector: Collector
let vendor: TextVendor
beforeAll(async () => {
  collector = await startCollector()
  vendor = await startTextVendor()
  vendor.play(goodAnswer)
})
afterAll(async () => {
  await vendor.close()
  await collector.close()
})

it('follows a story from the request through the work to the service, and names nobody', async () => {
  const test = await startApp({
    environment: {
      TEXT_BASE_URL: vendor.url,
      TEXT_MODEL: 'moon-1',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    },
  })
  const family = await aFamily(test)
  const child = await aChild(family, { name: 'Zephyrine', age: 5 })
  const trace = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
  const answer = await family.browser.call(generateStory, {
    body: {
      mainCharacterIds: [child.id],
      storyTheme: 'adventure',
      storyLength: 'short',
      generateAudio: false,
    },
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  })
  expect(answer.status).toBeLessThan(300)
  const isDrawn = () => test.log.some((line) => line.includes('"draw-story"') && line.includes('job done'))
  await expect.poll(isDrawn).toBe(true)
  const told = await test.deps.db.selectFrom('stories').select(['content', 'title']).executeTakeFirstOrThrow()
  await test.close()

  const ours = collector.spans.filter(({ traceId }) => traceId === trace)
  const parentOf = (name: string) => {
    const span = ours.find((each) => each.name === name)
    return ours.find(({ spanId }) => spanId === span?.parentSpanId)?.name
  }
  const request = ours.find(({ name }) => name === `POST ${generateStory.url}`)
  expect(request).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    attributes: { 'http.route': generateStory.url, 'http.response.status_code': String(answer.status) },
  })
  expect(parentOf('write-story')).toBe(request?.name)
  // Drawing begins as soon as the plan is there, while the text is being written.
  expect(parentOf('draw-story')).toBe('text openai')
  expect(parentOf('text openai')).toBe('write-story')
  expect(ours.find(({ name }) => name === 'text openai')?.attributes['nightlight.endpoint']).toContain(
    'moon-1',
  )
  expect(vendor.heard[0]?.raw).toMatch(new RegExp(`traceparent\n00-${trace}-`, 'i'))
  for (const own of [
    'Zephyrine',
    family.user.username,
    told.title ?? '',
    (told.content ?? '').slice(0, 40),
  ]) {
    expect(own).not.toBe('')
    expect(collector.raw.join('')).not.toContain(own)
  }
})

it('sends nothing where no collector is named', async () => {
  expect(await openTracing(null, 'all', quiet)).toBe(noTracing)
  expect(noTracing.begin('client', 'text openai', {})).toBeNull()
})

describe('a collector that wants to know who sends', () => {
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
  ])('is told as OTEL_EXPORTER_OTLP_HEADERS says: %s', async (_, headers, expected) => {
    const strict = await startCollector()
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', headers)
    const tracing = await openTracing(strict.url, 'all', quiet)
    tracing.begin('consumer', 'write-story', {})?.end('ok')
    await tracing.close()
    vi.unstubAllEnvs()
    await strict.close()
    expect(strict.spans.map(({ name }) => name)).toEqual(['write-story'])
    expect(strict.headers).toMatchObject([{ ...expected, 'content-type': 'application/json' }])
  })
})

it('does not hold up the end of a process when the collector is away, and says so once', {
  timeout: 60_000,
}, async () => {
  const away = await startCollector()
  await away.close()
  const warn = vi.fn()
  const tracing = await openTracing(away.url, 'all', { warn })
  tracing.begin('consumer', 'write-story', {})?.end('failed')
  await expect(tracing.close()).resolves.toBeUndefined()
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(['spans could not be sent to the collector'])
})
