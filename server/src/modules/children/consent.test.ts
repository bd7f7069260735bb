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
  it('is kept with the first child, in the words that were on the screen, once', async () => {
    const family = await aFamily(test)
    expect(await inForce(family)).toBeNull()
    for (const name of ['Ida', 'Otto']) {
      await family.browser.call(addChild, { body: { name, age: 4, consent } })
    }
    expect(await inForce(family)).toMatchObject({ ...consent, givenBy: 'form', verifiedBy: null })
    expect(await historyOf(family)).toHaveLength(1)
  })

  it('in words that nobody was shown adds no child', async () => {
    const family = await aFamily(test)
    const body = { name: 'Ida', age: 4, consent: { wording: 'I agree to anything.' } }
    const refused = await family.browser.call(addChild, { body })
    expect([refused.status, refused.body.field]).toEqual([400, 'consent'])
    expect((await family.browser.call(listChildren)).body).toEqual([])
    expect(await inForce(family)).toBeNull()
  })

  it('follows from the terms where a call says nothing of it, until the parent has read the words', async () => {
    const family = await aFamily(test)
    await aChild(family)
    await aChild(family)
    expect(await inForce(family)).toMatchObject({ givenBy: 'terms', wording: parentalTerms.wording })
    await family.browser.call(giveParentalConsent, { body: consent })
    expect(await inForce(family)).toMatchObject({ givenBy: 'form' })
    const [terms, form] = await historyOf(family)
    expect([terms?.endedAt, form?.endedAt]).toEqual([expect.any(Date), null])
  })

  it('is taken back, and with it every child, every photo and every name that was spoken', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const stranger = await aFamily(test)
    await aChild(stranger)
    const photo = `children/${child.id}/photos/a/photo.sealed`
    const spoken = (who: Family) => `previews/${who.user.id}/${'0'.repeat(40)}.mp3`
    for (const file of [photo, spoken(family), spoken(stranger)])
      await test.deps.files.put(file, new Uint8Array([1]), 'image/webp')
    expect((await family.browser.call(withdrawParentalConsent)).status).toBe(204)
    expect((await family.browser.call(listChildren)).body).toEqual([])
    for (const file of [photo, spoken(family)]) expect(await test.deps.files.find(file)).toBeNull()
    expect(await test.deps.files.find(spoken(stranger))).not.toBeNull()
    expect(await inForce(family)).toBeNull()
    expect((await stranger.browser.call(listChildren)).body).toHaveLength(1)
    expect(await inForce(stranger)).not.toBeNull()
    // The next child asks anew.
    await family.browser.call(addChild, { body: { name: 'Ida', age: 4, consent } })
    expect(await historyOf(family)).toHaveLength(2)
  })

  it('is verified by a mail to an address that is known, or by a payment', async () => {
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
    // What only follows from the terms is no consent that a mail could confirm.
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
