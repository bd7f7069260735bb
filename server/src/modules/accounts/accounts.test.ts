import { currentUser, listChildren, login, loginFallback, logout, register } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { issueSetupCode } from './setup-link.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const password = 'lantern light'

describe('registration', () => {
  it('creates an account from a username and a password, and signs in', async () => {
    const browser = test.visitor()
    const answer = await browser.call(register, {
      body: { username: 'ada', password, confirmPassword: password },
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      username: 'ada',
      status: 'pending',
      subscriptionLevel: 'free',
      tier: 'firefly',
    })
    expect((await browser.call(currentUser)).body.username).toBe('ada')
  })

  it('never returns the password or its hash', async () => {
    const { browser } = await aFamily(test)
    const answer = await browser.call(currentUser)
    expect(Object.keys(answer.body)).not.toContain('password')
    expect(answer.raw.body).not.toContain('argon2')
  })

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ password: 'short' }, 'password', 'Password must be at least 6 characters'],
    [{ confirmPassword: 'short' }, 'confirmPassword', 'Confirm password must be at least 6 characters'],
    [{ confirmPassword: 'something else' }, 'confirmPassword', 'Passwords do not match'],
    [{ email: 'not an address' }, 'email', 'Please provide a valid email address'],
    [{ username: 'x'.repeat(81) }, 'username', 'Username must be at most 80 characters'],
    [{ username: 'new\u0000line' }, 'username', 'Username contains characters that cannot be used'],
  ])('refuses %j and names the field', async (wrong, field, message) => {
    const body = { username: 'mistaken', password, confirmPassword: password, ...wrong }
    const answer = await test.visitor().call(register, { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid_input', field, message })
  })

  it('compares usernames and email addresses regardless of case', async () => {
    const body = { username: 'Grace', email: 'Grace@example.org', password, confirmPassword: password }
    expect((await test.visitor().call(register, { body })).status).toBe(201)
    const sameName = await test.visitor().call(register, { body: { ...body, username: 'gRACE', email: '' } })
    expect(sameName.body).toMatchObject({ code: 'username_taken', field: 'username' })
    const sameAddress = { ...body, username: 'hopper', email: 'grace@EXAMPLE.org' }
    expect((await test.visitor().call(register, { body: sameAddress })).body).toMatchObject({
      field: 'email',
    })
  })

  it('accepts one of several simultaneous registrations with the same username', async () => {
    const body = { username: 'twins', password, confirmPassword: password }
    const answers = await Promise.all([1, 2, 3].map(() => test.visitor().call(register, { body })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
  })
})

describe('sign-in', () => {
  it.each([login, loginFallback])('works at $url', async (endpoint) => {
    const { user } = await aFamily(test)
    const browser = test.visitor()
    const answer = await browser.call(endpoint, { body: { username: user.username.toUpperCase(), password } })
    expect(answer.status).toBe(200)
    const [cookie] = answer.raw.cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    // The cookie that scripts can read says that there is a session, and nothing else.
    expect(answer.raw.cookies.slice(1)).toMatchObject([{ name: 'nightlight_signed_in', value: '1' }])
    expect((await browser.call(currentUser)).body.id).toBe(user.id)
  })

  it('gives the same reply to a wrong password and an unknown user', async () => {
    const { user } = await aFamily(test)
    const wrong = await test
      .visitor()
      .call(login, { body: { username: user.username, password: 'wrong one' } })
    const unknown = await test
      .visitor()
      .call(login, { body: { username: 'nobody-here', password: 'wrong one' } })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
  })

  it('creates a new token at each sign-in and revokes the old one', async () => {
    const { user, browser } = await aFamily(test)
    const before = new Map(browser.cookies)
    await browser.call(login, { body: { username: user.username, password } })
    expect(browser.cookies).not.toEqual(before)
    const thief = test.visitor()
    for (const [name, value] of before) thief.setCookie(name, value)
    expect((await thief.call(currentUser)).status).toBe(401)
  })

  it('ends when the user signs out', async () => {
    const { browser } = await aFamily(test)
    const token = [...browser.cookies]
    const signedOut = await browser.call(logout)
    expect([signedOut.status, signedOut.raw.headers['clear-site-data']]).toEqual([204, '"cache"'])
    for (const [name, value] of token) browser.setCookie(name, value)
    expect((await browser.call(currentUser)).status).toBe(401)
  })

  it('is forgotten by the browser, with what it has cached, when it was ended elsewhere', async () => {
    const { browser, user } = await aFamily(test)
    await test.deps.db.deleteFrom('sessions').where('userId', '=', user.id).execute()
    const elsewhere = await browser.call(listChildren)
    expect([elsewhere.status, elsewhere.raw.headers['clear-site-data']]).toEqual([401, undefined])
    const visit = await browser.call(currentUser)
    expect([visit.status, visit.raw.headers['clear-site-data']]).toEqual([401, '"cache"'])
    expect([...browser.cookies]).toEqual([])
    expect((await browser.call(currentUser)).raw.headers['clear-site-data']).toBeUndefined()
  })

  it('locks a username for a while after five different wrong passwords, whether it exists or not', async () => {
    const { user } = await aFamily(test)
    for (const username of [user.username, 'nobody-at-all']) {
      for (let attempt = 1; attempt <= 5; attempt++) {
        const wrong = await test.visitor().call(login, { body: { username, password: `wrong ${attempt}` } })
        expect(wrong.status).toBe(401)
      }
      const locked = await test.visitor().call(login, { body: { username, password } })
      expect([locked.status, locked.body.code]).toEqual([423, 'account_locked'])
    }
  })

  it('accepts the verified email address, also when somebody else takes it as username', async () => {
    const email = `moon-${Date.now()}@example.org`
    const { user } = await aFamily(test)
    const byAddress = () => test.visitor().call(login, { body: { username: email.toUpperCase(), password } })
    const setAddress = (emailVerified: boolean) =>
      test.deps.db.updateTable('users').set({ email, emailVerified }).where('id', '=', user.id).execute()
    await setAddress(false)
    expect((await byAddress()).status).toBe(401)
    await setAddress(true)
    expect((await byAddress()).body.id).toBe(user.id)
    const form = { username: email, password, confirmPassword: password }
    expect((await test.visitor().call(register, { body: form })).status).toBe(201)
    expect((await byAddress()).body.id).toBe(user.id)
  })

  it('counts wrong passwords for the account, by whichever name it was called', async () => {
    const { user } = await aFamily(test)
    const email = `star-${user.id}@example.org`
    const verified = { email, emailVerified: true }
    await test.deps.db.updateTable('users').set(verified).where('id', '=', user.id).execute()
    for (const [attempt, username] of [email, user.username, email, user.username, email].entries()) {
      await test.visitor().call(login, { body: { username, password: `wrong ${attempt}` } })
    }
    for (const username of [email, user.username]) {
      expect((await test.visitor().call(login, { body: { username, password } })).status).toBe(423)
    }
  })

  it('counts the same wrong password sent to both addresses once', async () => {
    const { user } = await aFamily(test)
    for (let attempt = 1; attempt <= 4; attempt++) {
      const body = { username: user.username, password: `wrong ${attempt}` }
      await test.visitor().call(login, { body })
      await test.visitor().call(loginFallback, { body })
    }
    expect((await test.visitor().call(login, { body: { username: user.username, password } })).status).toBe(
      200,
    )
  })

  it('is refused to a rejected account, whose sessions end', async () => {
    const { user, browser } = await aFamily(test)
    await test.deps.db.updateTable('users').set({ status: 'rejected' }).where('id', '=', user.id).execute()
    expect((await browser.call(currentUser)).status).toBe(401)
    const answer = await test.visitor().call(login, { body: { username: user.username, password } })
    expect(answer.body.code).toBe('account_rejected')
  })

  it('is refused when another site sends the request', async () => {
    const { user } = await aFamily(test)
    const body = { username: user.username, password }
    const foreign = await test.visitor().call(login, { body, headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    const own = await test.visitor().call(login, { body, headers: { origin: 'http://localhost:3000' } })
    expect(own.status).toBe(200)
  })

  it('writes no name, password or token to the log', async () => {
    const { user, browser } = await aFamily(test)
    await test.visitor().call(login, { body: { username: user.username, password: 'wrong-and-secret' } })
    const log = test.log.join('\n')
    expect(log).not.toContain(user.username)
    expect(log).not.toContain('wrong-and-secret')
    expect(log).not.toContain(browser.cookies.get('nightlight_session'))
  })
})

describe('the first administrator', () => {
  it('registers with a setup link, which works once', async () => {
    // Every start prints another link until one is used.
    const [code, another] = [await issueSetupCode(test.deps.db), await issueSetupCode(test.deps.db)]
    const wrong = { username: 'no-admin', password, confirmPassword: password, setup: 'of-nobody' }
    expect((await test.visitor().call(register, { body: wrong })).status).toBe(403)
    const body = { password, confirmPassword: password, setup: code }
    const first = await test.visitor().call(register, { body: { ...body, username: 'first-admin' } })
    expect(first.body).toMatchObject({ isAdmin: true, status: 'approved', tier: 'moonbeam' })
    const second = await test.visitor().call(register, { body: { ...body, username: 'second-admin' } })
    expect(second.status).toBe(403)
    expect(second.body).toMatchObject({ field: 'setup' })
    expect(await issueSetupCode(test.deps.db)).toBeNull()
    await test.deps.db.updateTable('users').set({ isAdmin: false }).execute()
    const late = { ...body, username: 'late-admin', setup: another }
    expect((await test.visitor().call(register, { body: late })).status).toBe(403)
  })
})
