import * as contract from '@nightlight/contract'
import { changeAccount, type Endpoint, login } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { openSession } from '../sessions.ts'

let test: TestApp
let limits: Map<string, string | undefined>
beforeAll(async () => {
  test = await startApp({ working: false })
  await test.app.ready()
  const { paths } = test.app.swagger() as { paths: Record<string, Record<string, Described>> }
  limits = new Map(
    Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${url}`,
        operation['x-rate-limit'],
      ]),
    ),
  )
})
afterAll(() => test.close())

interface Described {
  readonly 'x-rate-limit'?: string
}

const isEndpoint = (each: unknown): each is Endpoint =>
  typeof each === 'object' && each !== null && 'method' in each && 'url' in each && 'replies' in each

const described = ({ method, url }: { method: string; url: string }) =>
  `${method} ${url.replace(/:(\w+)/g, '{$1}')}`

const exported: readonly unknown[] = Object.values(contract)
const endpoints = exported.filter(isEndpoint)
const ordinary = '300 in 1 minute'

/** Calls that need a limit of their own, because they can be guessed or are costly: mails, hashing, money, processor time. */
const tightlyLimited = [
  'POST /api/register',
  'POST /api/auth/login',
  'POST /api/login',
  'PATCH /api/user',
  'DELETE /api/user',
  'POST /api/auth/mfa/setup',
  'POST /api/auth/mfa/enable',
  'POST /api/auth/mfa/disable',
  'POST /api/auth/password',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/verify-email/send',
  'POST /api/auth/verify-email',
  'GET /api/user/data',
  'POST /api/contact',
  'POST /api/admin/config/update',
  'DELETE /api/admin/users/{id}',
  'PUT /api/admin/email-templates/{key}',
  'POST /api/create-subscription',
  'POST /api/character/children/{id}/read-photos',
  'POST /api/character/children/{id}/upload-photos',
  'POST /api/tts/preview',
  'POST /api/tts/generate',
  'POST /api/stories/generate',
  'POST /api/stories/{id}/continue',
  'GET /api/stories/{id}/progress',
  'POST /api/tts/story/{id}/generate',
  'POST /api/image/stories/{id}/generate-images',
  'POST /api/family/invitations',
  'POST /api/family/invitations/{id}/resend',
  'POST /api/family/invitations/read',
  'GET /media/storybooks/{id}',
  'GET /media/storybooks/{id}/book.pdf',
  'GET /media/storybooks/{id}/book.epub',
  'POST /api/user/library/export',
  'GET /media/exports/library.zip',
  'GET /media/downloads/{id}/story.mp3',
  'GET /api/reading',
  'GET /api/reading/pages/{position}/sound',
  'PUT /api/reading/pages/{position}',
]

describe('rate limits', () => {
  it('apply to every call that changes something', () => {
    expect(endpoints.length).toBeGreaterThan(80)
    const ordinaryCalls = endpoints.filter(({ method }) => method !== 'GET').map(described)
    expect(ordinaryCalls.filter((name) => !limits.get(name))).toEqual([])
  })

  it('are tighter for calls that can be guessed or are costly', () => {
    expect(tightlyLimited.filter((name) => [undefined, ordinary].includes(limits.get(name)))).toEqual([])
  })

  it('count an account across addresses, and an address without an account', async () => {
    const family = await aFamily(test)
    const cookie = [...family.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const callFrom = (remoteAddress: string, headers: Record<string, string>, endpoint: Endpoint) =>
      test.app.inject({ method: endpoint.method, url: endpoint.url, remoteAddress, headers, payload: {} })
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn++)
      statuses.push((await callFrom(`10.9.8.${turn}`, { cookie }, changeAccount)).statusCode)
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses[30]).toBe(429)

    const visitors: number[] = []
    for (let turn = 0; turn < 31; turn++) visitors.push((await callFrom('10.9.9.1', {}, login)).statusCode)
    expect([visitors[29], visitors[30]]).toEqual([400, 429])
    expect((await callFrom('10.9.9.2', {}, login)).statusCode).toBe(400)
  })

  /** It reads every table, and its limit is ten: a dozen families would meet it. */
  const collected = (index: number): [Endpoint, undefined][] =>
    index < 12 ? [[contract.accountData, undefined]] : []

  it('let fifty families behind one address do what each may do', async () => {
    const registered = await aFamily(test)
    const [cookieName = ''] = registered.browser.cookies.keys()
    const { db } = test.deps
    const refused: string[] = []
    for (let index = 0; index < 50; index++) {
      // Signed in without a password: hashing fifty of them takes longer than everything that they do.
      const username = `neighbour-${index}`
      const email = `${username}@example.org`
      const { id: userId } = await db
        .insertInto('users')
        .values({ username, email, password: 'none', subscriptionLevel: 'moonbeam' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const browser = test.visitor()
      const session = { userId, ipAddress: null, userAgent: null, timeZone: null }
      browser.setCookie(cookieName, await openSession(db, session))
      const message = { name: 'A parent', email, subject: 'Hello', message: 'A question.' }
      // Counted before it is read: without a text it is refused, and nothing has to be spoken.
      const preview = index === 0 ? { text: 'Good night.' } : {}
      const calls: [Endpoint, object | undefined][] = [
        [contract.sendVerification, undefined],
        [contract.sendContactMessage, message],
        [contract.inviteToFamily, { email: `relative-of-${email}`, mayCreate: false }],
        [contract.previewVoice, preview],
        ...collected(index),
        [contract.exportLibrary, {}],
      ]
      for (const [{ method, url }, payload] of calls) {
        const request = { method, url, remoteAddress: '198.51.100.77', ...(payload && { payload }) }
        const { statusCode } = await browser.request(request)
        expect(statusCode).not.toBe(401)
        if (statusCode === 429) refused.push(`${method} ${url}`)
      }
      const reset = { url: contract.forgotPassword.url, method: 'POST', payload: { account: email } } as const
      const forgotten = await test.app.inject({ ...reset, remoteAddress: '198.51.100.77' })
      expect(forgotten.statusCode).toBe(204)
    }
    expect(refused).toEqual([])
  })

  it('are wider for an address without an account where families write, and end all the same', async () => {
    const payload = { account: 'nobody' }
    const request = { method: 'POST', url: contract.forgotPassword.url, payload } as const
    const statuses: number[] = []
    for (let turn = 0; turn < 101; turn++)
      statuses.push((await test.app.inject({ ...request, remoteAddress: '198.51.100.78' })).statusCode)
    expect([...new Set(statuses.slice(0, 100))]).toEqual([204])
    expect(statuses[100]).toBe(429)
  })
})
