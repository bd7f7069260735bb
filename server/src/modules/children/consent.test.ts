import {
  addChild,
  getParentalConsent,
  giveParentalConsent,
  listChildren,
  parentalConsent,
  parentalTerms,
  withdrawParentalConsent,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { verifyConsents } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const consent = { wording: parentalConsent.wording }
const inForce = async ({ browser }: Family) => (await browser.call(getParentalConsent)).body.consent
const historyOf = ({ user }: Family) =>
  test.deps.db
    .selectFrom('parentalConsents')
    .select(['givenBy', 'wording', 'endedAt'])
    .where('userId', '=', user.id)
    .orderBy('id')
    .execute()

describe('the consent of a parent', () => {
  it('is recorded once, with the first child, in the wording that was on the screen', async () => {
    const family = await aFamily(test)
    expect(await inForce(family)).toBeNull()
    for (const name of ['Ida', 'Otto']) {
      await family.browser.call(addChild, { body: { name, age: 4, consent } })
    }
    expect(await inForce(family)).toMatchObject({ ...consent, givenBy: 'form', verifiedBy: null })
    expect(await historyOf(family)).toHaveLength(1)
  })

  it('with another wording than the current one adds no child', async () => {
    const family = await aFamily(test)
    const body = { name: 'Ida', age: 4, consent: { wording: 'I agree to anything.' } }
    const refused = await family.browser.call(addChild, { body })
    expect([refused.status, refused.body.field]).toEqual([400, 'consent'])
    expect((await family.browser.call(listChildren)).body).toEqual([])
    expect(await inForce(family)).toBeNull()
  })

  it('is implied by the terms if a call does not contain it, until the parent has agreed to the wording', async () => {
    const family = await aFamily(test)
    await aChild(family)
    await aChild(family)
    expect(await inForce(family)).toMatchObject({ givenBy: 'terms', wording: parentalTerms.wording })
    await family.browser.call(giveParentalConsent, { body: consent })
    expect(await inForce(family)).toMatchObject({ givenBy: 'form' })
    const [terms, form] = await historyOf(family)
    expect([terms?.endedAt, form?.endedAt]).toEqual([expect.any(Date), null])
  })

  it('can be withdrawn, which deletes every child, every photo and every preview of a name', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const anotherFamily = await aFamily(test)
    await aChild(anotherFamily)
    const photo = `children/${child.id}/photos/a/photo.sealed`
    const spoken = (who: Family) => `previews/${who.user.id}/${'0'.repeat(40)}.mp3`
    for (const file of [photo, spoken(family), spoken(anotherFamily)])
      await test.deps.files.put(file, new Uint8Array([1]), 'image/webp')
    expect((await family.browser.call(withdrawParentalConsent)).status).toBe(204)
    expect((await family.browser.call(listChildren)).body).toEqual([])
    for (const file of [photo, spoken(family)]) expect(await test.deps.files.find(file)).toBeNull()
    expect(await test.deps.files.find(spoken(anotherFamily))).not.toBeNull()
    expect(await inForce(family)).toBeNull()
    expect((await anotherFamily.browser.call(listChildren)).body).toHaveLength(1)
    expect(await inForce(anotherFamily)).not.toBeNull()
    // The next child needs a new consent.
    await family.browser.call(addChild, { body: { name: 'Ida', age: 4, consent } })
    expect(await historyOf(family)).toHaveLength(2)
  })

  it('is verified by a mail to a verified address, or by a payment', async () => {
    const { db } = test.deps
    const [mailed, unknown, paying, quiet] = [
      await aFamily(test),
      await aFamily(test),
      await aFamily(test),
      await aFamily(test),
    ]
    const others = [mailed, unknown, paying]
    for (const { browser } of others) {
      await browser.call(addChild, { body: { name: 'Ida', age: 4, consent } })
    }
    // A consent that is only implied by the terms is not confirmed by mail.
    await aChild(quiet)
    for (const { user } of [mailed, unknown, quiet]) {
      const emailVerified = user !== unknown.user
      const email = `${user.username}@example.org`
      await db.updateTable('users').set({ email, emailVerified }).where('id', '=', user.id).execute()
    }
    const subscription = { stripeCustomerId: 'cus_1', stripeSubscriptionId: 'sub_1', requestKey: 'a' }
    await db
      .insertInto('subscriptions')
      .values({ userId: paying.user.id, status: 'active', ...subscription })
      .execute()
    expect(await verifyConsents(test.deps)).toBe(2)
    expect(await verifyConsents(test.deps)).toBe(0)
    const verified = await Promise.all([mailed, unknown, paying, quiet].map(inForce))
    expect(verified.map((each) => each?.verifiedBy)).toEqual(['email', null, 'card', null])
    const mails = await db.selectFrom('outgoingMails').selectAll().execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual([`${mailed.user.username}@example.org`])
    expect(mails[0]?.textContent).toContain(parentalConsent.wording)
    expect(mails[0]?.textContent).toContain('/security')
  })
})
