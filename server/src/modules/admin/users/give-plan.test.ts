import { currentUser, securityLog, setUserPlan } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

describe('a plan given by hand', () => {
  it('holds from the next request on, and the log tells who gave it', async () => {
    const admin = await aFamily(test, { isAdmin: true })
    const family = await aFamily(test)
    const params = { id: family.user.id }
    const given = await admin.browser.call(setUserPlan, { params, body: { subscriptionLevel: 'starlight' } })
    expect([given.status, given.body.tier]).toEqual([200, 'starlight'])
    expect((await family.browser.call(currentUser)).body.tier).toBe('starlight')
    const { body: log } = await family.browser.call(securityLog)
    expect(log[0]).toMatchObject({
      action: 'plan_given',
      details: { by: admin.user.id, before: 'free', after: 'starlight' },
    })
  })

  it('is the administrators’ alone to give: nobody else learns that there is such an address', async () => {
    const family = await aFamily(test)
    const sent = { params: { id: family.user.id }, body: { subscriptionLevel: 'moonbeam' } }
    expect((await family.browser.call(setUserPlan, sent)).status).toBe(404)
    expect((await test.visitor().call(setUserPlan, sent)).status).toBe(404)
    expect((await family.browser.call(currentUser)).body.tier).toBe('firefly')
  })

  it('is refused for nobody and for a plan that is none', async () => {
    const admin = await aFamily(test, { isAdmin: true })
    const nobody = { params: { id: 999_999 }, body: { subscriptionLevel: 'moonbeam' } }
    expect((await admin.browser.call(setUserPlan, nobody)).status).toBe(404)
    const none = { params: { id: admin.user.id }, body: { subscriptionLevel: 'sunshine' } }
    expect((await admin.browser.call(setUserPlan, none)).body.field).toBe('subscriptionLevel')
  })
})
