import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { addInfo, currentUser, login, uploadMusic, uploadPhotos } from '@nightlight/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '../../scripts/test-limits.mjs'
import { isExhaustive, sample, seedNumber } from '../../scripts/test-sampling.mjs'
import { buildApp } from '../src/app.ts'
import { aChild, aFamily, aStory, type Family } from './factories.ts'
import { addressesFor, aim, type Targets } from './fuzz/aimed-at.ts'
import { bodiesFor, bodyOfWord, prototypeNames } from './fuzz/bodies.ts'
import { endpoints } from './fuzz/endpoints.ts'
import { rowsOf } from './fuzz/rows-of.ts'
import { trickle } from './fuzz/trickle.ts'
import { startApp, type TestApp } from './harness.ts'

/** Number of tries for each call. More of them find more: `FUZZ_RUNS=500 vitest run server/test/fuzz.test.ts`. */
const runs = Number(process.env.FUZZ_RUNS ?? (isExhaustive ? 20 : 2))
vi.setConfig({ testTimeout: limits.triesEverything + runs * 10_000, hookTimeout: limits.startsDatabase })
/** The same tries for the same commit. */
const seed = seedNumber() % 2 ** 31

/** In everything that the victim has written; must be in no response to the attacker. */
const marker = 'Zebulonquist'

let test: TestApp
let victim: Family
let targets: Targets
let attacker: Family
beforeAll(async () => {
  test = await startApp()
  victim = await aFamily(test)
  const child = await aChild(victim, { name: marker, interests: `${marker} kites` })
  const info = await victim.browser.call(addInfo, {
    params: { id: child.id },
    body: { infoText: `${marker} likes owls`, category: 'core' },
  })
  const story = await aStory(victim, child)
  targets = { numbers: [child.id, info.body.id, victim.user.id, 1], ids: [story.id] }
  attacker = await aFamily(test)
  const own = await aChild(attacker, { name: 'Juniper' })
  const ownStory = await aStory(attacker, own)
  targets = { numbers: [own.id, ...targets.numbers], ids: [ownStory.id, ...targets.ids] }
})
afterAll(() => test.close())

describe('fuzzed calls', () => {
  it('fail without a fault, show nothing of another family, and change nothing of it', async () => {
    const before = await rowsOf(test, victim.user.id)
    const faults: string[] = []
    for (const { name, endpoint } of endpoints) {
      for (const sent of callsTo(name)) {
        const answer = await send(attacker, endpoint.method, sent.url, sent.body)
        if (answer.statusCode === 401) await signInAgain(attacker)
        const description = describeCall(name, sent)
        if (isFault(answer)) faults.push(`${answer.statusCode} ${description}`)
        if (answer.body.includes(marker)) faults.push(`leak ${description}`)
      }
    }
    expect(faults).toEqual([])
    expect(await rowsOf(test, victim.user.id)).toEqual(before)
  })

  it('fail without a fault for administrators too', async () => {
    let admin = await aFamily(test, { isAdmin: true })
    const faults: string[] = []
    for (const { name, endpoint } of endpoints.filter((each) => each.endpoint.url.startsWith('/api/admin'))) {
      for (const sent of callsTo(name)) {
        const answer = await send(admin, endpoint.method, sent.url, sent.body)
        if (answer.statusCode === 401 || answer.statusCode === 404)
          admin = await aFamily(test, { isAdmin: true })
        if (isFault(answer)) faults.push(`${answer.statusCode} ${describeCall(name, sent)}`)
      }
    }
    expect(faults).toEqual([])
  })

  it.each(sample(prototypeNames, 0.2, (name) => name === 'constructor'))(
    'fail without a fault when every text is %s',
    async (word) => {
      const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
      const child = await aChild(family, { name: word, interests: `${word}, owls` })
      const story = await aStory(family, child, {
        generateAudio: true,
        additionalDetails: `the ${word} slept`,
      })
      expect(story.narration?.sections.length).toBeGreaterThan(0)
      const own = { numbers: [child.id], ids: [story.id] }
      const faults: string[] = []
      for (const { name, endpoint } of endpoints) {
        if (!endpoint.body || endpoint.method === 'DELETE') continue
        const body = aim(bodyOfWord(endpoint.body, word, seed), own, 0)
        const url = endpoint.url.replace(/:(\w+)/g, (_, part: string) =>
          part === 'id' ? `${child.id}` : word,
        )
        const answer = await send(family, endpoint.method, url, body)
        if (answer.statusCode === 401) await signInAgain(family)
        if (isFault(answer)) faults.push(`${answer.statusCode} ${describeCall(name, { url, body })}`)
      }
      expect(faults).toEqual([])
    },
  )

  it('are refused with other methods, content types and sizes', async () => {
    const family = await aFamily(test)
    const faults: string[] = []
    for (const { name, endpoint } of endpoints) {
      const url = endpoint.url.replace(/:\w+/g, '1')
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const) {
        if (method === endpoint.method) continue
        const answer = await send(family, method, url, undefined)
        if (isFault(answer)) faults.push(`${answer.statusCode} ${method} ${url}`)
      }
      if (!endpoint.body) continue
      for (const [type, payload] of oddBodies) {
        const answer = await family.browser.request({
          method: endpoint.method,
          url,
          payload,
          headers: { 'content-type': type },
          remoteAddress: someAddress(),
        })
        if (answer.statusCode < 400 || answer.statusCode >= 500)
          faults.push(`${answer.statusCode} ${name} ${type} of ${payload.length}`)
      }
    }
    expect(faults).toEqual([])
  })

  it('time out when they arrive too slowly, and change nothing', async () => {
    const timeouts = { headers: 200, json: 200, upload: 400, idle: 5_000, checkInterval: 50 }
    const server = await buildApp(test.deps, { timeouts })
    await server.listen({ host: 'localhost', port: 0 })
    const { port } = server.server.address() as AddressInfo
    const head = (type: string) =>
      `POST /api/register HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 200000\r\n\r\n`
    const responses = await Promise.all([
      trickle(port, 'POST /api/register HTTP/1.1\r\nhost: loc'),
      trickle(port, `${head('application/json')}{"username":"slow-parent","password":"`),
      trickle(port, `${head('multipart/form-data; boundary=x')}--x\r\n`),
    ])
    await server.close()
    for (const each of responses) expect(each).toMatch(/^(HTTP\/1\.1 4(00|08|15) |$)/)
    const slow = test.deps.db.selectFrom('users').select('id').where('username', 'like', 'slow-%')
    expect(await slow.execute()).toEqual([])
  })

  it.each([
    ['a form to a call without uploads', 'POST /api/register', 'multipart/form-data; boundary=x'],
    ['sound to a call without uploads', 'POST /api/contact', 'audio/wav'],
    [
      'a form without an account',
      'POST /api/character/children/1/upload-photos',
      'multipart/form-data; boundary=x',
    ],
  ])('are cut off while they are still sent, though they have been answered: %s', async (_, call, type) => {
    // Long enough for an answer on a busy machine; it is the body that takes too long.
    const timeouts = { headers: 10_000, json: 1_000, upload: 600_000, idle: 600_000, checkInterval: 50 }
    const server = await buildApp(test.deps, { timeouts })
    await server.listen({ host: 'localhost', port: 0 })
    const { port } = server.server.address() as AddressInfo
    const head = `${call} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 200000\r\n\r\n`
    expect(await trickle(port, `${head}--x\r\n`)).toMatch(/^HTTP\/1\.1 4(01|15) /)
    await server.close()
  })

  it('with files that are neither pictures nor sound are refused', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const admin = await aFamily(test, { isAdmin: true })
    const faults: string[] = []
    const pieces = fc.sample(fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 40 })), {
      numRuns: runs * 2,
      seed,
    })
    for (const [at, piece] of pieces) {
      const photo = await upload(
        family,
        uploadPhotos.url.replace(':id', `${child.id}`),
        'photos',
        'image/png',
        mutated(aPicture, at, piece),
      )
      const music = await upload(admin, uploadMusic.url, 'file', 'audio/mpeg', mutated(someSound, at, piece))
      for (const { statusCode, body } of [photo, music])
        if (statusCode >= 500)
          faults.push(`${statusCode} ${body} for ${at} ${Buffer.from(piece).toString('hex')}`)
    }
    expect(faults).toEqual([])
  })
})

/** A service that this installation lacks is reported as unavailable (503); all other 5xx are faults. */
function isFault({ statusCode, body }: { statusCode: number; body: string }): boolean {
  if (statusCode !== 503) return statusCode >= 500
  return body !== '' && !body.includes('"code":"unavailable"')
}

/** Some of the calls sign out, and others guess passwords until the account is locked. */
async function signInAgain({ browser, user }: Family): Promise<void> {
  if ((await browser.call(currentUser)).status === 200) return
  await test.deps.db.deleteFrom('failedLogins').execute()
  const body = { username: user.username, password: 'lantern light' }
  expect((await browser.call(login, { body })).status).toBe(200)
}

interface Sent {
  readonly url: string
  readonly body: unknown
}

/** The same calls each time. */
function callsTo(name: string): Sent[] {
  const found = endpoints.find((each) => each.name === name)
  if (!found) return []
  const { url, body, query } = found.endpoint
  const calls = fc.tuple(
    addressesFor(url, targets),
    body ? bodiesFor(body) : fc.constant(undefined),
    query ? bodiesFor(query) : fc.constant(undefined),
    fc.nat(),
  )
  return fc
    .sample(calls, { numRuns: runs, seed: seed + name.length })
    .map(([address, sent, queryValues, at]) => ({
      url: queryValues === undefined ? address : `${address}?${asQuery(queryValues)}`,
      body: body ? aim(sent, targets, at) : undefined,
    }))
}

const asQuery = (asked: unknown) =>
  Object.entries(Object(asked))
    .map(
      ([key, value]) =>
        `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())}`,
    )
    .join('&')

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD'

/** Rate limits count by address and account, so each call comes from another address and the counts are reset. */
async function send({ browser }: Family, method: Method, url: string, body: unknown) {
  await test.deps.db.deleteFrom('rateLimits').execute()
  return browser.request({
    method,
    url,
    remoteAddress: someAddress(),
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
}

let addresses = 0
const someAddress = () => `172.${16 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses++ & 255}`

const describeCall = (name: string, { url, body }: Sent) =>
  `${name} ${url.slice(0, 160)} ${JSON.stringify(body)?.slice(0, 300) ?? ''}`

const oddBodies: readonly [string, string][] = [
  ['text/plain', '{}'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'a=b'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'],
  ['application/json', '{"a":'],
  ['application/json', '{"__proto__":{"isAdmin":true}}'],
  ['application/json', '['.repeat(5000)],
  ['application/json', `{"a":"${'x'.repeat(300_000)}"}`],
]

const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGNgYGD4jwMPLQkAoyg/wYRYxVEAAAAASUVORK5CYII=',
  'base64',
)

/** One silent frame of MPEG 1, layer III, and the start of the next. */
const someSound = Buffer.concat([
  Buffer.from('fffb9064', 'hex'),
  Buffer.alloc(413),
  Buffer.from('fffb9064', 'hex'),
])

function mutated(file: Buffer, at: number, piece: Uint8Array): Buffer {
  const changed = Buffer.from(file)
  changed.set(piece.slice(0, Math.max(0, changed.length - (at % changed.length))), at % changed.length)
  return createHash('sha256').update(piece).digest()[0] === 0
    ? changed.subarray(0, at % changed.length)
    : changed
}

function upload({ browser }: Family, url: string, field: string, type: string, file: Buffer) {
  const head = `--fuzz\r\ncontent-disposition: form-data; name="${field}"; filename="a.bin"\r\ncontent-type: ${type}\r\n\r\n`
  return browser.request({
    method: 'POST',
    url,
    remoteAddress: someAddress(),
    headers: { 'content-type': 'multipart/form-data; boundary=fuzz' },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--fuzz--\r\n')]),
  })
}
