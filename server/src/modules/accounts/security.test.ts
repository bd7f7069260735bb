import * as calls from '@nightlight/contract'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { mailbox, tokenIn } from '../../../test/mailbox.ts'
import { json } from '../../platform/database/index.ts'
import { backupCodeHmac } from './second-factor.ts'

const mails = mailbox()
let test: TestApp
beforeAll(async () => {
  test = await startApp({ overrides: { mail: mails }, environment: { REFUSE_WEAK_PASSWORDS: 'true' } })
})
afterAll(() => test.close())

const password = 'lantern light'
const newPassword = 'a different lantern'

/** The code of an authenticator app, a number of time steps ahead, because each code works once. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })

async function withMfa(): Promise<Family & { setup: calls.MfaSetup }> {
  const family = await aFamily(test)
  const { body: setup } = await family.browser.call(calls.startMfaSetup, { body: {} })
  const body = { secret: setup.secret, token: codeOf(setup.secret), backupCodes: setup.backupCodes }
  expect((await family.browser.call(calls.enableMfa, { body })).status).toBe(200)
  return { ...family, setup }
}

const signInAs = ({ user }: Family, more: object = {}) =>
  test.visitor().call(calls.login, { body: { username: user.username, password, ...more } })

describe('the second factor', () => {
  it('is off until a code confirms the setup', async () => {
    const family = await aFamily(test)
    const { body: setup } = await family.browser.call(calls.startMfaSetup, { body: {} })
    expect(setup.qrCodeUrl).toMatch(/^data:image\/png;base64,/)
    expect(new Set(setup.backupCodes).size).toBe(10)
    expect((await signInAs(family)).status).toBe(200)
    const wrong = { ...setup, token: '000000' }
    expect((await family.browser.call(calls.enableMfa, { body: wrong })).body.field).toBe('token')
    const right = { ...setup, token: codeOf(setup.secret) }
    expect((await family.browser.call(calls.enableMfa, { body: right })).body).toEqual({ success: true })
    expect((await family.browser.call(calls.currentUser)).body.mfaEnabled).toBe(true)
  })

  it('accepts only the setup that the same session started', async () => {
    const family = await aFamily(test)
    const { body: setup } = await family.browser.call(calls.startMfaSetup, { body: {} })
    const own = new Secret().base32
    const planted = { ...setup, secret: own, token: codeOf(own) }
    expect((await family.browser.call(calls.enableMfa, { body: planted })).status).toBe(409)
    const codes = { ...setup, backupCodes: ['mine-mine'], token: codeOf(setup.secret) }
    expect((await family.browser.call(calls.enableMfa, { body: codes })).status).toBe(409)
    const [code = ''] = setup.backupCodes
    const tenTimes = { ...setup, backupCodes: setup.backupCodes.map(() => code), token: codeOf(setup.secret) }
    expect((await family.browser.call(calls.enableMfa, { body: tenTimes })).status).toBe(409)
    const elsewhere = await signInAs(family)
    expect(elsewhere.status).toBe(200)
    const other = test.visitor()
    await other.call(calls.login, { body: { username: family.user.username, password } })
    const right = { ...setup, token: codeOf(setup.secret) }
    expect((await other.call(calls.enableMfa, { body: right })).status).toBe(409)
  })

  it('refuses an empty confirmation', async () => {
    const { browser } = await aFamily(test)
    const answer = await browser.call(calls.enableMfa, { body: { secret: '', token: '', backupCodes: [] } })
    expect([answer.status, answer.body.message]).toEqual([400, 'Missing MFA data'])
  })

  it('requires a code after the right password, and accepts each code once', async () => {
    const family = await withMfa()
    const withoutCode = await signInAs(family)
    expect([withoutCode.status, withoutCode.body.code, withoutCode.raw.cookies]).toEqual([
      401,
      'mfa_required',
      [],
    ])
    const token = codeOf(family.setup.secret, 1)
    expect((await signInAs(family, { token })).status).toBe(200)
    const again = await signInAs(family, { token })
    expect([again.status, again.body.code, again.body.field]).toEqual([401, 'mfa_required', 'token'])
  })

  it('accepts each backup code once, in any notation', async () => {
    const family = await withMfa()
    const [first = '', second = ''] = family.setup.backupCodes
    expect((await signInAs(family, { token: first.toUpperCase().replace('-', ' ') })).status).toBe(200)
    expect((await signInAs(family, { token: first })).status).toBe(401)
    const both = await Promise.all([1, 2].map(() => signInAs(family, { token: second })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('stores a password hash of each backup code, and still accepts codes of which only the HMAC is stored', async () => {
    const family = await withMfa()
    const { db, secrets } = test.deps
    const { mfaBackupCodes } = await db
      .selectFrom('users')
      .select('mfaBackupCodes')
      .where('id', '=', family.user.id)
      .executeTakeFirstOrThrow()
    expect(mfaBackupCodes).toHaveLength(10)
    for (const hash of mfaBackupCodes) expect(hash).toMatch(/^\$argon2id\$/)
    const [code = '', replaced = ''] = family.setup.backupCodes
    const hmacOnly = { mfaBackupCodes: json([backupCodeHmac(secrets.backupCodes, code)]) }
    await db.updateTable('users').set(hmacOnly).where('id', '=', family.user.id).execute()
    expect((await signInAs(family, { token: replaced })).status).toBe(401)
    expect((await signInAs(family, { token: code })).status).toBe(200)
    expect((await signInAs(family, { token: code })).status).toBe(401)
  })

  it('is not requested when the password is wrong', async () => {
    const family = await withMfa()
    const answer = await test
      .visitor()
      .call(calls.login, { body: { username: family.user.username, password: 'wrong one' } })
    expect(answer.body.code).toBe('invalid_credentials')
  })

  it('locks the account after five wrong codes', async () => {
    const family = await withMfa()
    for (let guess = 0; guess < 5; guess++) await signInAs(family, { token: `00000${guess}` })
    expect((await signInAs(family, { token: codeOf(family.setup.secret, 1) })).status).toBe(423)
  })

  it('is turned off with the password, and the security log lists these events', async () => {
    const family = await withMfa()
    const wrong = await family.browser.call(calls.disableMfa, { body: { password: 'not this one' } })
    expect([wrong.status, wrong.body.field]).toEqual([400, 'password'])
    expect((await family.browser.call(calls.disableMfa, { body: { password } })).status).toBe(200)
    expect((await signInAs(family)).status).toBe(200)
    const { body: log } = await family.browser.call(calls.securityLog)
    expect(log.map(({ action, success }) => [action, success])).toEqual([
      ['login', true],
      ['mfa_disabled', true],
      ['mfa_enabled', true],
    ])
  })

  it('says how many backup codes are left, and replaces them with the password', async () => {
    const { browser, ...family } = await withMfa()
    const [used = '', old = ''] = family.setup.backupCodes
    expect((await signInAs({ browser, ...family }, { token: used })).status).toBe(200)
    expect((await browser.call(calls.countBackupCodes)).body).toEqual({ left: 9 })
    const wrong = await browser.call(calls.renewBackupCodes, { body: { password: 'not this one' } })
    expect([wrong.status, wrong.body.field]).toEqual([400, 'password'])
    const { body } = await browser.call(calls.renewBackupCodes, { body: { password } })
    expect(new Set([...body.backupCodes, ...family.setup.backupCodes]).size).toBe(20)
    expect((await browser.call(calls.countBackupCodes)).body).toEqual({ left: 10 })
    expect((await signInAs({ browser, ...family }, { token: old })).status).toBe(401)
    expect((await signInAs({ browser, ...family }, { token: body.backupCodes[0] })).status).toBe(200)
    const { body: log } = await browser.call(calls.securityLog)
    expect(log.some(({ action }) => action === 'backup_codes_renewed')).toBe(true)
  })

  it('has no backup codes to replace while it is off', async () => {
    const { browser } = await aFamily(test)
    expect((await browser.call(calls.countBackupCodes)).body).toEqual({ left: 0 })
    expect((await browser.call(calls.renewBackupCodes, { body: { password } })).status).toBe(409)
  })

  it('leaks neither secret nor codes into later replies or the server log', async () => {
    const family = await withMfa()
    const { raw } = await family.browser.call(calls.currentUser)
    expect(raw.body).not.toContain(family.setup.secret)
    expect(test.log.join('\n')).not.toContain(family.setup.secret)
    for (const code of family.setup.backupCodes) expect(test.log.join('\n')).not.toContain(code)
  })
})

describe('sessions', () => {
  it('are listed and ended one by one, but not by another family', async () => {
    const family = await aFamily(test)
    const phone = test.visitor()
    await phone.call(calls.login, {
      body: { username: family.user.username, password },
      headers: { 'user-agent': 'A telephone' },
    })
    const { body: sessions } = await family.browser.call(calls.listSessions)
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const phoneSession = sessions.find(({ userAgent }) => userAgent === 'A telephone')
    const otherFamily = await aFamily(test)
    const params = { id: phoneSession?.id }
    expect((await otherFamily.browser.call(calls.endSession, { params })).status).toBe(404)
    expect((await family.browser.call(calls.endSession, { params })).status).toBe(204)
    expect((await phone.call(calls.currentUser)).status).toBe(401)
  })

  it('expire after a year, however often they are used', async () => {
    const family = await aFamily(test)
    const { db } = test.deps
    const age = (days: number) =>
      sql`update sessions set created_at = now() - ${days} * interval '1 day' where user_id = ${family.user.id}`.execute(
        db,
      )
    await age(364)
    expect((await family.browser.call(calls.currentUser)).status).toBe(200)
    await age(366)
    expect((await family.browser.call(calls.currentUser)).status).toBe(401)
  })

  it('end in every other browser', async () => {
    const family = await aFamily(test)
    const phone = test.visitor()
    await phone.call(calls.login, { body: { username: family.user.username, password } })
    const answer = await family.browser.call(calls.signOutEverywhere, { body: {} })
    expect(answer.body).toEqual({ signedOut: 1 })
    expect((await phone.call(calls.currentUser)).status).toBe(401)
    expect((await family.browser.call(calls.currentUser)).status).toBe(200)
  })
})

describe('a new password', () => {
  it('requires the old one, and ends all other sessions', async () => {
    const family = await aFamily(test)
    const phone = test.visitor()
    await phone.call(calls.login, { body: { username: family.user.username, password } })
    const form = { currentPassword: password, password: newPassword, confirmPassword: newPassword }
    const wrong = await family.browser.call(calls.changePassword, {
      body: { ...form, currentPassword: 'not this one' },
    })
    expect([wrong.status, wrong.body.field]).toEqual([400, 'currentPassword'])
    const weak = { ...form, password: 'Password1', confirmPassword: 'Password1' }
    const refused = await family.browser.call(calls.changePassword, { body: weak })
    expect([refused.status, refused.body.field]).toEqual([400, 'password'])
    expect((await family.browser.call(calls.changePassword, { body: form })).status).toBe(204)
    expect((await phone.call(calls.currentUser)).status).toBe(401)
    expect((await family.browser.call(calls.currentUser)).status).toBe(200)
    expect((await signInAs(family)).status).toBe(401)
    expect((await signInAs(family, { password: newPassword })).status).toBe(200)
  })

  it('must not be a weak one, at registration either, where REFUSE_WEAK_PASSWORDS is set', async () => {
    const body = { username: 'mistaken', password: 'Mistaken-1', confirmPassword: 'Mistaken-1' }
    const answer = await test.visitor().call(calls.register, { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      field: 'password',
      message: 'This password is little more than your username. Please choose another one.',
    })
  })

  it('is set with an emailed link that works once', async () => {
    const family = await aFamilyWithAddress()
    for (const account of [family.email.toUpperCase(), family.user.username]) {
      expect((await test.visitor().call(calls.forgotPassword, { body: { account } })).status).toBe(204)
    }
    await expect
      .poll(
        () =>
          mails.messages.filter(({ to, subject }) => to === family.email && /password/.test(subject)).length,
      )
      .toBe(2)
    const links = mails.messages.filter(({ to, subject }) => to === family.email && /password/.test(subject))
    for (const { text } of links) expect(text).toContain(`this username: ${family.user.username}\n`)
    const forms = links.map((mail) => ({
      token: tokenIn(mail),
      password: newPassword,
      confirmPassword: newPassword,
    }))
    const weak = forms.map((form) => ({ ...form, password: 'Password1', confirmPassword: 'Password1' }))
    const refused = await Promise.all(weak.map((body) => test.visitor().call(calls.resetPassword, { body })))
    // Only the newest link is valid: it gets an error about the password, and stays valid.
    expect(refused.map(({ body }) => body.field).sort()).toEqual(['password', 'token'])
    const answers: number[] = []
    for (const body of [...forms, ...forms]) {
      answers.push((await test.visitor().call(calls.resetPassword, { body })).status)
    }
    expect(answers.filter((status) => status === 204)).toHaveLength(1)
    expect((await family.browser.call(calls.currentUser)).status).toBe(401)
    expect((await signInAs(family, { password: newPassword })).status).toBe(200)
  })

  it('is not mailed to an unknown address, which gets the same reply', async () => {
    const before = mails.messages.length
    const answer = await test
      .visitor()
      .call(calls.forgotPassword, { body: { account: 'nobody@example.org' } })
    expect([answer.status, answer.raw.body]).toEqual([204, ''])
    expect(mails.messages.length).toBe(before)
  })

  it('is refused with an expired link', async () => {
    const family = await aFamilyWithAddress()
    await test.visitor().call(calls.forgotPassword, { body: { account: family.email } })
    const token = tokenIn(await mails.mailTo(family.email, 'password'))
    await test.deps.db
      .updateTable('users')
      .set({ passwordResetExpires: new Date(Date.now() - 1000) })
      .where('id', '=', family.user.id)
      .execute()
    const body = { token, password: newPassword, confirmPassword: newPassword }
    const late = await test.visitor().call(calls.resetPassword, { body })
    expect([late.status, late.body.field]).toEqual([410, 'token'])
    expect((await test.visitor().call(calls.checkResetLink, { body: { token } })).status).toBe(410)
  })

  it('is preceded by a check that tells a valid link from a used one, and does not use it up', async () => {
    const family = await aFamilyWithAddress()
    await test.visitor().call(calls.forgotPassword, { body: { account: family.email } })
    const token = tokenIn(await mails.mailTo(family.email, 'password'))
    const check = () => test.visitor().call(calls.checkResetLink, { body: { token } })
    expect((await check()).body).toEqual({ username: family.user.username })
    const body = { token, password: newPassword, confirmPassword: newPassword }
    expect((await test.visitor().call(calls.resetPassword, { body })).status).toBe(204)
    const used = await check()
    expect([used.status, used.body.field]).toEqual([410, 'token'])
  })
})

describe('an email address', () => {
  it('is verified with the emailed link', async () => {
    const family = await aFamilyWithAddress()
    const token = tokenIn(await mails.mailTo(family.email, 'address'))
    expect((await test.visitor().call(calls.verifyEmail, { body: { token } })).status).toBe(204)
    expect((await family.browser.call(calls.currentUser)).body.emailVerified).toBe(true)
    expect((await test.visitor().call(calls.verifyEmail, { body: { token } })).status).toBe(410)
  })

  it('can only be changed with the password, and has to be verified again', async () => {
    const family = await aFamilyWithAddress()
    const email = `new-${family.email}`
    const refused = await family.browser.call(calls.changeAccount, { body: { email } })
    expect([refused.status, refused.body.field]).toEqual([400, 'password'])
    const changed = await family.browser.call(calls.changeAccount, {
      body: { email, password, fullName: 'Ada L' },
    })
    expect(changed.body).toMatchObject({ email, emailVerified: false, fullName: 'Ada L' })
    await mails.mailTo(email, 'address')
    const otherFamily = await aFamily(test)
    const taken = await otherFamily.browser.call(calls.changeAccount, { body: { email, password } })
    expect([taken.status, taken.body.field]).toEqual([409, 'email'])
  })

  it('gets a notice when it is replaced, if it was verified, but not when the change is refused', async () => {
    const family = await aFamilyWithAddress()
    const change = (email: string) =>
      family.browser.call(calls.changeAccount, { body: { email, password, fullName: 'thief.example' } })
    const verified = `verified-${family.email}`
    expect((await change(verified)).status).toBe(200)
    const token = tokenIn(await mails.mailTo(verified, 'your address'))
    await test.visitor().call(calls.verifyEmail, { body: { token } })
    const { email: taken } = await aFamilyWithAddress()
    expect((await change(taken)).status).toBe(409)
    expect((await change('')).body).toMatchObject({ email: null })
    const notice = await mails.mailTo(verified, 'another address')
    expect(notice.text).toContain('/contact')
    expect(notice.text).not.toContain('thief.example')
    const last = `last-${family.email}`
    expect((await change(last)).status).toBe(200)
    await mails.mailTo(last, 'your address')
    const notices = mails.messages.filter(({ subject }) => subject.includes('another address'))
    expect(notices.map(({ to }) => to)).toEqual([verified])
  })
})

let families = 0

async function aFamilyWithAddress(): Promise<Family & { email: string }> {
  const browser = test.visitor()
  const username = `mailed-${++families}-${Math.random().toString(36).slice(2, 8)}`
  const email = `${username}@example.org`
  const body = { username, email, password, confirmPassword: password }
  const { body: user } = await browser.call(calls.register, { body })
  return { user, browser, email }
}
