import { currentUser, mayUploadPhotos, securityLog, setUserPlan } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

describe('a plan set by an administrator', () => {
  it('applies from the next request on, and the security log shows who set it', async () => {
    const admin = await aFamily(test, { isAdmin: true })
    const family = await aFamily(test)
    const params = { id: family.user.id }
    const changed = await admin.browser.call(setUserPlan, {
      params,
      body: { subscriptionLevel: 'starlight' },
    })
    expect([changed.status, changed.body.tier]).toEqual([200, 'starlight'])
    expect((await family.browser.call(currentUser)).body.tier).toBe('starlight')
    const { body: log } = await family.browser.call(securityLog)
    expect(log[0]).toMatchObject({
      action: 'plan_given',
      details: { by: admin.user.id, before: 'free', after: 'starlight' },
    })
  })

  it('can be premium, the level with which Starlight uploads photos', async () => {
    const admin = await aFamily(test, { isAdmin: true })
    const family = await aFamily(test)
    const change = { params: { id: family.user.id }, body: { subscriptionLevel: 'premium' } }
    const { body } = await admin.browser.call(setUserPlan, change)
    expect([body.subscriptionLevel, body.tier]).toEqual(['premium', 'starlight'])
    expect(mayUploadPhotos((await family.browser.call(currentUser)).body)).toBe(true)
  })

  it('cannot be set by others, for whom the call does not exist', async () => {
    const family = await aFamily(test)
    const options = { params: { id: family.user.id }, body: { subscriptionLevel: 'moonbeam' } }
    expect((await family.browser.call(setUserPlan, options)).status).toBe(404)
    expect((await test.visitor().call(setUserPlan, options)).status).toBe(404)
    expect((await family.browser.call(currentUser)).body.tier).toBe('firefly')
  })

  it('is refused for an unknown account and for an unknown plan', async () => {
    const admin = await aFamily(test, { isAdmin: true })
    const unknownAccount = { params: { id: 999_999 }, body: { subscriptionLevel: 'moonbeam' } }
    expect((await admin.browser.call(setUserPlan, unknownAccount)).status).toBe(404)
    const unknownPlan = { params: { id: admin.user.id }, body: { subscriptionLevel: 'sunshine' } }
    expect((await admin.browser.call(setUserPlan, unknownPlan)).body.field).toBe('subscriptionLevel')
  })
})
