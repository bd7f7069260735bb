import { generateStory } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { goodResponse } from '../../../../test/vendors/good-writer.ts'
import { startTextVendor, type TextVendor } from '../../../../test/vendors/text-vendor.ts'
import { contextFrom, currentContext, requestIdFrom, runInContext } from './request-context.ts'

let vendor: TextVendor
let test: TestApp
beforeAll(async () => {
  vendor = await startTextVendor()
  vendor.respondWith(goodResponse)
  const environment = { TEXT_BASE_URL: vendor.url, TEXT_MODEL: 'moon-1' }
  test = await startApp({ environment })
})
afterAll(async () => {
  await test.close()
  await vendor.close()
})

interface Line {
  readonly msg: string
  readonly requestId?: string
  readonly job?: string
  readonly route?: string
}

describe('a request for a story', () => {
  it('has one id in the logs of all processes and at the provider, without personal data', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Zephyrine', age: 5 })
    const requestId = '0b9f1c52-6f5e-4e0c-9c55-1d6d2a6f0001'
    const answer = await family.browser.call(generateStory, {
      body: {
        mainCharacterIds: [child.id],
        storyTheme: 'adventure',
        storyLength: 'short',
        generateAudio: true,
      },
      headers: { 'x-request-id': requestId },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    expect(answer.raw.headers['x-request-id']).toBe(requestId)
    const lines = () =>
      test.log.map((line) => JSON.parse(line) as Line).filter((line) => line.requestId === requestId)
    const jobs = () =>
      lines()
        .filter(({ msg }) => msg === 'job done')
        .map(({ job }) => job)
    await expect.poll(jobs).toEqual(expect.arrayContaining(['write-story', 'draw-story', 'narrate-story']))
    expect(lines().map(({ route }) => route)).toContain(generateStory.url)
    expect(vendor.requests.length).toBeGreaterThan(0)
    for (const { raw } of vendor.requests) expect(raw.toLowerCase()).toContain(`x-request-id\n${requestId}`)
    const saved = await test.deps.db
      .selectFrom('stories')
      .select(['content', 'title'])
      .executeTakeFirstOrThrow()
    const all = test.log.join('\n')
    for (const personal of [
      'Zephyrine',
      family.user.username,
      saved.title ?? '',
      (saved.content ?? '').slice(0, 40),
    ]) {
      expect(personal).not.toBe('')
      expect(all).not.toContain(personal)
    }
    expect(all).not.toMatch(/"age"/)
  })

  it('has its id once in a log line', async () => {
    await test
      .visitor()
      .request({ url: '/api/user', headers: { 'x-request-id': '0b9f1c52-6f5e-4e0c-9c55-1d6d2a6f0002' } })
    const [line = ''] = test.log.filter((each) => each.includes('6d2a6f0002'))
    expect(line.split('"requestId"')).toHaveLength(2)
  })
})

describe('an incoming request id', () => {
  it.each(['018f6f0e-9f0a-7c3e-8f4b-5a2b3c4d5e6f', '01HV8Z3Q4N5P6R7S8T9V0W1X2Y', `${'a'.repeat(31)}1`])(
    'is accepted if it looks like one: %s',
    (id) => {
      expect(requestIdFrom(id)).toBe(id)
    },
  )

  it.each([
    undefined,
    '',
    'zephyrine@example.org',
    'Zephyrine-who-cannot-sleep',
    'short1',
    '1'.repeat(65),
    '1234567890123456\n',
    ['a'],
  ])('is replaced if it is not valid: %j', (header) =>
    expect(requestIdFrom(header)).toMatch(/^[0-9a-f-]{36}$/),
  )
})

describe('a request context', () => {
  const requestContext = { requestId: '018f6f0e-9f0a-7c3e-8f4b-5a2b3c4d5e6f' }

  it('is read from a job only if it is valid', () => {
    expect(contextFrom({ requestId: 'Zephyrine' })).toBeNull()
    expect(contextFrom(undefined)).toBeNull()
    expect(contextFrom({ ...requestContext, name: 'Zephyrine' })).toEqual(requestContext)
  })

  it('is kept across asynchronous work, and left for work that belongs to no request', async () => {
    const contextAfterAwait = runInContext(requestContext, async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return currentContext()
    })
    expect(currentContext()).toBeNull()
    expect(await contextAfterAwait).toEqual(requestContext)
    expect(runInContext(requestContext, () => runInContext(null, currentContext))).toBeNull()
  })
})
