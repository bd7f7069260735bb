import * as calls from '@nightlight/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { mailbox, tokenIn } from '../../../test/mailbox.ts'
import { confirmPassword } from './confirm-password.ts'
import { type FailedLogins, failedLogins } from './failed-logins.ts'
import { forgotPassword } from './forgotten-password.ts'
import { refuseManyAddresses } from './refuse-many-addresses.ts'
import { resetSecondFactor } from './set-up-mfa.ts'
import { signIn } from './sign-in.ts'

const mails = mailbox()
let test: TestApp
beforeAll(async () => {
  test = await startApp({ overrides: { mail: mails } })
})
afterAll(() => test.close())

const password = 'lantern light'

async function registered(username: string, email: string) {
  const browser = test.visitor()
  const body = { username, email, password, confirmPassword: password }
  const { status, body: user } = await browser.call(calls.register, { body })
  expect(status).toBe(201)
  return { browser, user }
}

it('a reset link goes to the owner of an address, even if somebody else uses it as username', async () => {
  const [address, eveAddress] = ['ada@attacked.example', 'eve@attacked.example']
  const eve = await registered(address, eveAddress)
  const ada = await registered('ada-attacked', address)
  const { db } = test.deps
  const reply = await test.visitor().call(calls.forgotPassword, { body: { account: address } })
  expect(reply.status).toBe(204)
  const token = tokenIn(await mails.mailTo(address, 'password'))
  const body = { token, password: 'a new lantern', confirmPassword: 'a new lantern' }
  expect((await test.visitor().call(calls.resetPassword, { body })).status).toBe(204)
  expect((await ada.browser.call(calls.currentUser)).status).toBe(401)
  expect((await eve.browser.call(calls.currentUser)).status).toBe(200)
  const { passwordResetToken } = await db
    .selectFrom('users')
    .select('passwordResetToken')
    .where('id', '=', eve.user.id)
    .executeTakeFirstOrThrow()
  expect(passwordResetToken).toBeNull()
})

it('a reset mail to an unverified address does not carry a username that could pass for a link', async () => {
  await registered('win.at/thief.example', 'victim@attacked.example')
  await test.visitor().call(calls.forgotPassword, { body: { account: 'victim@attacked.example' } })
  const { text } = await mails.mailTo('victim@attacked.example', 'password')
  expect(text).toContain('not shown, because this email address is not verified yet')
  expect(text).not.toContain('thief')
})

it('a family can sign in again after somebody turned on a second factor in its open browser', async () => {
  const { db } = test.deps
  const { browser, user } = await aFamily(test)
  const { body: setup } = await browser.call(calls.startMfaSetup, { body: {} })
  const token = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate()
  await browser.call(calls.enableMfa, { body: { ...setup, token } })
  const body = { username: user.username, password }
  expect((await test.visitor().call(calls.login, { body })).status).toBe(401)
  expect(await resetSecondFactor(db, 'nobody-of-this-name')).toBe(false)
  expect(await resetSecondFactor(db, user.username.toUpperCase())).toBe(true)
  expect((await browser.call(calls.currentUser)).status).toBe(401)
  expect((await test.visitor().call(calls.login, { body })).status).toBe(200)
})

/** The account is locked between the first check and the reply, because of parallel attempts. */
function lockedMeanwhile(): FailedLogins {
  let checks = 0
  return {
    ...failedLogins('of this test'),
    async refuseLocked() {
      checks++
      if (checks > 1) throw new Error('locked')
    },
  }
}

it('a correct guess that is checked while the account gets locked is refused', async () => {
  const { db, encryption, secrets } = test.deps
  const { user } = await aFamily(test)
  const client = { ipAddress: '10.9.9.9', userAgent: null }
  const credentials = { username: user.username, password }
  const guess = signIn({ db, encryption, secrets, failedLogins: lockedMeanwhile() }, credentials, client)
  await expect(guess).rejects.toThrow('locked')
  const account = { ...user, timeZone: 'UTC', sessionId: 0, childScreen: null }
  const confirmed = confirmPassword({ db, failedLogins: lockedMeanwhile() }, account, password)
  await expect(confirmed).rejects.toThrow('locked')
})

it('one account can have mail sent to ten unverified addresses in ten minutes', async () => {
  const { browser } = await registered('nuisance', 'nuisance@attacked.example')
  const changeEmail = (email: string) => browser.call(calls.changeAccount, { body: { email, password } })
  for (let count = 1; count <= 10; count++) {
    expect((await changeEmail(`nuisance-${count}@attacked.example`)).status).toBe(200)
  }
  const refused = await changeEmail('nuisance-11@attacked.example')
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([429, 'rate_limited', 'email'])
})

it('one network can have mail sent to a hundred unverified addresses in ten minutes, and registers without them', async () => {
  const { db } = test.deps
  const remoteAddress = '198.51.100.9'
  for (let count = 0; count < 100; count++)
    await refuseManyAddresses(db, { ip: remoteAddress, account: null })
  const form = { username: 'pupil', password, confirmPassword: password }
  const request = { method: 'POST', url: calls.register.url, remoteAddress } as const
  const refused = await test.app.inject({ ...request, payload: { ...form, email: 'pupil@school.example' } })
  expect([refused.statusCode, refused.json().field]).toEqual([429, 'email'])
  expect((await test.app.inject({ ...request, payload: form })).statusCode).toBe(201)
})

it('mails five links to reset the password of one account in an hour, whoever requests them', async () => {
  await registered('forgetful', 'forgetful@attacked.example')
  const { db, jobs, config } = test.deps
  const links = () =>
    mails.messages.filter(
      ({ to, subject }) => to === 'forgetful@attacked.example' && subject.includes('password'),
    )
  for (let count = 0; count < 7; count++) await forgotPassword({ db, jobs, config }, 'Forgetful')
  await expect.poll(() => links().length).toBe(5)
  // A mail arrives a moment before its job is over.
  await expect
    .poll(async () => {
      const queue = (await jobs.statistics()).find(({ name }) => name === 'send-mail')
      return [queue?.waiting, queue?.active]
    })
    .toEqual([0, 0])
  expect(links().length).toBe(5)
})
