import { type Endpoint, forgotPassword, login, register } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { buildApp, startApp, type TestApp } from '../../../test/harness.ts'
import { mailbox } from '../../../test/mailbox.ts'

const work = vi.hoisted(() => ({ hashes: 0, statements: 0 }))
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>()
  const verify: typeof argon2.verify = (...args) => {
    work.hashes++
    return argon2.verify(...args)
  }
  return { ...argon2, verify }
})

const counting: KyselyPlugin = {
  transformQuery({ node }) {
    work.statements++
    return node
  },
  transformResult: async ({ result }) => result,
}

const mail = mailbox()
let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await startApp({ overrides: { mail } })
  app = await buildApp({ ...test.deps, db: test.deps.db.withPlugin(counting) })
})
afterAll(async () => {
  await app.close()
  await test.close()
})
beforeEach(() => Object.assign(work, { hashes: 0, statements: 0 }))

let calls = 0

/** The response to a call, and how many hashes and statements it took. */
async function workOf({ method, url }: Endpoint, payload: object) {
  Object.assign(work, { hashes: 0, statements: 0 })
  const { statusCode, body } = await app.inject({ method, url, payload, remoteAddress: `10.77.0.${++calls}` })
  return { statusCode, body: body.replace(/"requestId":"[^"]*"/, ''), ...work }
}

it('a sign-in does the same work and gives the same reply for unknown, existing and rejected accounts', async () => {
  const [existing, rejected] = [await aFamily(test), await aFamily(test)]
  const verified = { email: 'existing@example.org', emailVerified: true }
  await test.deps.db.updateTable('users').set(verified).where('id', '=', existing.user.id).execute()
  await test.deps.db
    .updateTable('users')
    .set({ status: 'rejected' })
    .where('id', '=', rejected.user.id)
    .execute()
  const attempt = (username: string) => workOf(login, { username, password: 'not this one' })
  // The first attempt also computes the dummy hash.
  await attempt('the first unknown user')
  const unknown = await attempt('nobody-by-this-name')
  expect([unknown.statusCode, unknown.hashes]).toEqual([401, 1])
  expect(await attempt(existing.user.username)).toEqual(unknown)
  expect(await attempt(verified.email)).toEqual(unknown)
  expect(await attempt(rejected.user.username)).toEqual(unknown)
})

it('a forgotten password takes the same work and gives the same reply, and only an existing account gets a mail', async () => {
  const username = `forgetful-${Date.now()}`
  const email = `${username}@example.org`
  const body = { username, email, password: 'lantern light', confirmPassword: 'lantern light' }
  expect((await test.visitor().call(register, { body })).status).toBe(201)
  const mails = () => mail.messages.filter(({ to, subject }) => to === email && subject.includes('password'))
  const byAddress = await workOf(forgotPassword, { account: email })
  await expect.poll(() => mails().length).toBe(1)
  const byName = await workOf(forgotPassword, { account: username })
  await expect.poll(() => mails().length).toBe(2)
  const unknown = await workOf(forgotPassword, { account: 'nobody@example.org' })
  expect(unknown.statusCode).toBe(204)
  expect([byAddress, byName]).toEqual([unknown, unknown])
  expect(mail.messages.some(({ to }) => to === 'nobody@example.org')).toBe(false)
})
