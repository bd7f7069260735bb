import * as calls from '@nightlight/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { mailbox, tokenIn } from '../../../test/mailbox.ts'
import { confirmPassword } from './confirm-password.ts'
import { type FailedLogins, failedLogins } from './failed-logins.ts'
import { dropSecondFactor } from './set-up-mfa.ts'
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

it('mails a new password to the owner of an address, whoever registered under it', async () => {
  const [address, theirs] = ['ada@attacked.example', 'eve@attacked.example']
  const eve = await registered(address, theirs)
  const ada = await registered('ada-attacked', address)
  const { db } = test.deps
  const asked = await test.visitor().call(calls.forgotPassword, { body: { account: address } })
  expect(asked.status).toBe(204)
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

it('lets a family in again whose open browser somebody has given a second factor', async () => {
  const { db } = test.deps
  const { browser, user } = await aFamily(test)
  const { body: setup } = await browser.call(calls.startMfaSetup, { body: {} })
  const token = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate()
  await browser.call(calls.enableMfa, { body: { ...setup, token } })
  const body = { username: user.username, password }
  expect((await test.visitor().call(calls.login, { body })).status).toBe(401)
  expect(await dropSecondFactor(db, 'nobody-of-this-name')).toBe(false)
  expect(await dropSecondFactor(db, user.username.toUpperCase())).toBe(true)
  expect((await browser.call(calls.currentUser)).status).toBe(401)
  expect((await test.visitor().call(calls.login, { body })).status).toBe(200)
})

/** The lock falls between the first look at it and the answer: the others of many tries at once have failed meanwhile. */
function lockedMeanwhile(): FailedLogins {
  let looks = 0
  return {
    ...failedLogins('of this test'),
    async refuseLocked() {
      looks++
      if (looks > 1) throw new Error('locked')
    },
  }
}

it('does not tell a password that was guessed while the lock fell', async () => {
  const { db, encryption, secrets } = test.deps
  const { user } = await aFamily(test)
  const origin = { ipAddress: '10.9.9.9', userAgent: null }
  const sent = { username: user.username, password }
  const guess = signIn({ db, encryption, secrets, failedLogins: lockedMeanwhile() }, sent, origin)
  await expect(guess).rejects.toThrow('locked')
  const account = { ...user, timeZone: 'UTC', sessionId: 0 }
  const confirmed = confirmPassword({ db, failedLogins: lockedMeanwhile() }, account, password)
  await expect(confirmed).rejects.toThrow('locked')
})

it('mails no more than ten strangers in ten minutes for one network, however their addresses are given', async () => {
  const { browser } = await registered('nuisance', 'nuisance@attacked.example')
  const give = (email: string) => browser.call(calls.changeAccount, { body: { email, password } })
  for (let turn = 2; turn <= 10; turn++) {
    expect((await give(`nuisance-${turn}@attacked.example`)).status).toBe(200)
  }
  const later = await give('nuisance-11@attacked.example')
  expect([later.status, later.body.code, later.body.field]).toEqual([429, 'rate_limited', 'email'])
  const form = { username: 'nuisance-12', password, confirmPassword: password }
  const another = { body: { ...form, email: 'nuisance-12@attacked.example' } }
  expect((await browser.call(calls.register, another)).status).toBe(429)
  expect((await browser.call(calls.register, { body: form })).status).toBe(201)
})
