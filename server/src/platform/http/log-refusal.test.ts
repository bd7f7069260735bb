import { adminStatistics, changeAccount, currentUser, endSession, login } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const info = 30

/** The lines of one call. */
async function refusalsOf(call: () => Promise<unknown>) {
  const before = test.log.length
  await call()
  return test.log
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'refused')
}

it('a refused call is logged with the reason and nothing of what was sent', async () => {
  const { user, browser } = await aFamily(test)
  const wrong = { username: user.username, password: 'not this one' }
  const route = login.url
  const refusedCalls: Array<[() => Promise<unknown>, object]> = [
    [() => test.visitor().call(login, { body: wrong }), { route, reason: 'invalid_credentials' }],
    [
      () => test.visitor().call(login, { body: wrong, headers: { origin: 'https://evil.example' } }),
      { route, reason: 'forbidden' },
    ],
    [
      () => browser.call(changeAccount, { body: { email: 'new@refused.example', password: 'not this one' } }),
      { route: changeAccount.url, reason: 'wrong_password', account: user.id },
    ],
    [() => browser.call(adminStatistics), { reason: 'no_administrator', account: user.id }],
    [
      () => test.visitor().call(currentUser, { headers: { cookie: 'nightlight_session=made-up' } }),
      { route: currentUser.url, reason: 'unauthenticated' },
    ],
  ]
  for (const [call, expected] of refusedCalls) {
    const [line, another] = await refusalsOf(call)
    expect([line, another]).toEqual([expect.objectContaining({ level: info, ...expected }), undefined])
    expect(line.requestId).toEqual(expect.any(String))
    expect(JSON.stringify(line)).not.toMatch(/not this one|refused\.example|evil|made-up/)
  }
})

it('a call above a rate limit is logged', async () => {
  const visitor = test.visitor()
  for (let turn = 0; turn < 30; turn++) await visitor.call(login, { body: {} })
  const [line] = await refusalsOf(() => visitor.call(login, { body: {} }))
  expect(line).toMatchObject({ level: info, route: login.url, reason: 'rate_limited' })
})

it('visitors, invalid input and missing resources are not logged', async () => {
  const { browser } = await aFamily(test)
  const calls = [
    () => test.visitor().call(currentUser),
    () => browser.call(changeAccount, { body: { email: 'no address' } }),
    () => browser.call(endSession, { params: { id: 999_999 } }),
  ]
  for (const call of calls) expect(await refusalsOf(call)).toEqual([])
})
