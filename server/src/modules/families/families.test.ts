import {
  acceptInvitation,
  acceptReceivedInvitation,
  accountData,
  addChild,
  changeMember,
  deleteAccount,
  familyOverview,
  familyStoryOptions,
  inviteToFamily,
  leaveFamily,
  readInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
  type SubscriptionLevel,
} from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { aMember, anInvitation, rename } from '../../../test/members.ts'
import { removeOldInvitations } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const anOwner = (subscriptionLevel: SubscriptionLevel = 'starlight') => aFamily(test, { subscriptionLevel })

const overview = async ({ browser }: Family) => (await browser.call(familyOverview)).body

async function setPlan({ user }: Family, subscriptionLevel: SubscriptionLevel): Promise<void> {
  await test.deps.db.updateTable('users').set({ subscriptionLevel }).where('id', '=', user.id).execute()
}

describe('an invitation', () => {
  it('is mailed as a link, stored as a hash, and accepted once', async () => {
    const owner = await anOwner()
    await rename(test, owner, 'Ada Lovelace')
    const { token, mail } = await anInvitation(test, owner, 'Granny@example.org')
    expect(mail).toMatchObject({ recipient: 'Granny@example.org', userId: owner.user.id })
    expect(mail.subject).toBe('Ada would like to share bedtime stories with you')
    const { rows } = await sql<{ whole: string }>`select t::text as whole from family_invitations t`.execute(
      test.deps.db,
    )
    expect(rows.map(({ whole }) => whole).join()).not.toContain(token)

    const shown = await test.visitor().call(readInvitation, { body: { token } })
    expect(shown.body).toEqual({ firstName: 'Ada', mayCreate: false, email: 'Granny@example.org' })
    expect((await test.visitor().call(acceptInvitation, { body: { token } })).status).toBe(401)
    const own = await owner.browser.call(acceptInvitation, { body: { token } })
    expect([own.status, own.body.code]).toEqual([409, 'conflict'])

    const [granny, otherFamily] = [await aFamily(test), await aFamily(test)]
    const joined = await granny.browser.call(acceptInvitation, { body: { token } })
    expect(joined.body).toMatchObject({ firstName: 'Ada', mayCreate: false, isOpen: true })
    for (const endpoint of [acceptInvitation, readInvitation]) {
      expect((await otherFamily.browser.call(endpoint, { body: { token } })).status).toBe(410)
    }
    expect(await overview(owner)).toMatchObject({ members: [{ mayCreate: false }], invitations: [] })
    expect((await overview(granny)).joined).toEqual([joined.body])
    expect((await overview(otherFamily)).joined).toEqual([])
  })

  it('lets the members know each other’s first names, and nobody else', async () => {
    const owner = await anOwner()
    const [first, second] = [await aMember(test, owner), await aMember(test, owner)]
    await rename(test, second, 'Ruth Brown')
    expect((await overview(first)).joined).toMatchObject([{ people: ['Ruth'] }])
    await setPlan(owner, 'firefly')
    expect((await overview(first)).joined).toMatchObject([{ isOpen: false, people: [] }])
    expect((await overview(await anOwner())).joined).toEqual([])
  })

  it('is accepted by one of ten accounts that use it at the same time', async () => {
    const { token } = await anInvitation(test, await anOwner())
    const guests = await Promise.all(Array.from({ length: 10 }, () => aFamily(test)))
    const answers = await Promise.all(
      guests.map(({ browser }) => browser.call(acceptInvitation, { body: { token } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
  })

  it('stops working when it has expired, is revoked, or is sent again', async () => {
    const owner = await anOwner()
    const guest = await aFamily(test)
    const accept = async (token: string) =>
      (await guest.browser.call(acceptInvitation, { body: { token } })).status
    const first = await anInvitation(test, owner, 'late@example.org')
    const age = (by: string) =>
      test.deps.db
        .updateTable('familyInvitations')
        .set({ expiresAt: sql<Date>`now() - ${by}::interval` })
        .where('id', '=', first.id)
        .execute()
    await age('1 second')
    expect(await accept(first.token)).toBe(410)
    expect((await overview(owner)).invitations).toMatchObject([
      { email: 'late@example.org', isExpired: true },
    ])

    const again = await owner.browser.call(resendInvitation, { params: { id: first.id } })
    expect(again.body).toMatchObject({ id: first.id, isExpired: false })
    const second = await anInvitation(test, owner, 'second@example.org')
    await owner.browser.call(resendInvitation, { params: { id: second.id } })
    expect(await accept(second.token)).toBe(410)
    const third = await anInvitation(test, owner, 'third@example.org')
    await owner.browser.call(revokeInvitation, { params: { id: third.id } })
    expect(await accept(third.token)).toBe(410)

    await age('31 days')
    expect(await removeOldInvitations(test.deps.db)).toBe(1)
    expect((await overview(owner)).joined).toEqual([])
  })

  it('cannot go to the own address, to the same address twice, or beyond the limit, even with simultaneous requests', async () => {
    const owner = await anOwner()
    await test.deps.db
      .updateTable('users')
      .set({ email: 'me@example.org' })
      .where('id', '=', owner.user.id)
      .execute()
    const invite = (email: unknown) => owner.browser.call(inviteToFamily, { body: { email } })
    const wrong = await invite('nobody')
    expect([wrong.status, wrong.body.field]).toEqual([400, 'email'])
    const own = await invite('ME@example.org')
    expect([own.status, own.body.message]).toEqual([400, 'This is your own address.'])
    await aMember(test, owner)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((count) => invite(`guest${count}@example.org`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409])
    const { invitations } = await overview(owner)
    const [one] = invitations
    await owner.browser.call(revokeInvitation, { params: { id: one?.id } })
    const twice = await invite(invitations[1]?.email.toUpperCase())
    expect([twice.status, twice.body.field]).toEqual([409, 'email'])
  })

  it('is also a link for its owner to pass on, when it is made and when it is renewed, and never again', async () => {
    const owner = await anOwner()
    const made = await owner.browser.call(inviteToFamily, { body: { email: 'aunt@example.org' } })
    const renewed = await owner.browser.call(resendInvitation, { params: { id: made.body.id } })
    const links = [made.body.link, renewed.body.link]
    const [old = '', token = ''] = links.map((link) => new URL(link).searchParams.get('token') ?? '')
    expect(links[0]).toMatch(/\/family\/join\?token=/)
    const seen = await owner.browser.call(familyOverview)
    expect(seen.raw.body).not.toMatch(/link|token/)
    const aunt = await aFamily(test)
    expect((await aunt.browser.call(acceptInvitation, { body: { token: old } })).status).toBe(410)
    expect((await aunt.browser.call(acceptInvitation, { body: { token } })).status).toBe(200)
  })

  it('is shown to the account that has verified the invited address, and to no other', async () => {
    const owner = await anOwner()
    await rename(test, owner, 'Ada Lovelace')
    const { id } = await anInvitation(test, owner, 'Sam@example.org', true)
    const [sam, other] = [await aFamily(test), await aFamily(test)]
    const has = (emailVerified: boolean) =>
      test.deps.db
        .updateTable('users')
        .set({ email: 'sam@example.org', emailVerified })
        .where('id', '=', sam.user.id)
        .execute()
    const accept = async ({ browser }: Family) =>
      (await browser.call(acceptReceivedInvitation, { params: { id } })).status
    await has(false)
    expect((await overview(sam)).received).toEqual([])
    expect([await accept(sam), await accept(other), await accept(owner)]).toEqual([410, 410, 410])
    await has(true)
    expect((await overview(sam)).received).toEqual([{ id, firstName: 'Ada', mayCreate: true }])
    expect((await overview(other)).received).toEqual([])
    await setPlan(owner, 'firefly')
    expect((await overview(sam)).received).toEqual([])
    expect(await accept(sam)).toBe(403)
    await setPlan(owner, 'starlight')
    expect(await accept(sam)).toBe(200)
    expect(await overview(sam)).toMatchObject({
      received: [],
      joined: [{ firstName: 'Ada', mayCreate: true }],
    })
    expect((await overview(owner)).invitations).toEqual([])
  })

  it('can only be sent again and revoked by its owner', async () => {
    const [owner, otherFamily] = [await anOwner(), await anOwner()]
    const { id } = await anInvitation(test, owner)
    for (const endpoint of [resendInvitation, revokeInvitation]) {
      expect((await otherFamily.browser.call(endpoint, { params: { id } })).status).toBe(404)
      expect((await test.visitor().call(endpoint, { params: { id } })).status).toBe(401)
    }
    expect((await overview(owner)).invitations).toHaveLength(1)
  })
})

describe('a family', () => {
  it('can only be shared on Starlight, even with a link that was mailed before', async () => {
    const owner = await anOwner('free')
    const body = { email: 'granny@example.org' }
    const refused = await owner.browser.call(inviteToFamily, { body })
    expect(refused.body).toMatchObject({ code: 'upgrade_required', upgradeRequired: true })
    await setPlan(owner, 'starlight')
    const { token, id } = await anInvitation(test, owner)
    await setPlan(owner, 'free')
    expect((await owner.browser.call(resendInvitation, { params: { id } })).status).toBe(403)
    const guest = await aFamily(test)
    const early = await guest.browser.call(acceptInvitation, { body: { token } })
    expect([early.status, early.body.code]).toEqual([403, 'forbidden'])
    await setPlan(owner, 'starlight')
    expect((await guest.browser.call(acceptInvitation, { body: { token } })).status).toBe(200)
  })

  it('shows a member first names and nothing else', async () => {
    const owner = await anOwner()
    await test.deps.db
      .updateTable('users')
      .set({ username: 'ada.secret@example.org', email: 'other@example.org' })
      .where('id', '=', owner.user.id)
      .execute()
    const secret = { age: 7, interests: 'zeppelins', fears: 'the vacuum cleaner', hairColor: 'copper' }
    const child = await owner.browser.call(addChild, { body: { name: 'Saffron', ...secret } })
    const member = await aMember(test, owner, { mayCreate: true })
    const [family] = (await overview(member)).joined
    expect(family).toEqual({
      id: member.familyId,
      firstName: 'ada.secret',
      mayCreate: true,
      isOpen: true,
      people: [],
    })
    const options = await member.browser.call(familyStoryOptions, { params: { id: member.familyId } })
    expect(options.body).toMatchObject({
      children: [{ id: child.body.id, name: 'Saffron' }],
      tier: 'starlight',
      quota: { limit: 3, remaining: 3 },
    })
    expect(options.raw.body).not.toMatch(/example\.org|zeppelin|vacuum|copper|"age"/)
    const shown = JSON.stringify(await overview(owner))
    expect(shown).not.toContain('example.org')
  })

  it('can be changed by its owner only, and left by its members', async () => {
    const [owner, otherFamily] = [await anOwner(), await anOwner()]
    const member = await aMember(test, owner)
    const params = { id: member.familyId }
    const storyOptions = () => member.browser.call(familyStoryOptions, { params })
    expect((await storyOptions()).body.code).toBe('forbidden')
    const may = await owner.browser.call(changeMember, { params, body: { mayCreate: true } })
    expect(may.body.mayCreate).toBe(true)
    expect((await storyOptions()).status).toBe(200)
    for (const browser of [otherFamily.browser, member.browser]) {
      expect((await browser.call(changeMember, { params, body: { mayCreate: false } })).status).toBe(404)
      expect((await browser.call(removeMember, { params })).status).toBe(404)
    }
    for (const browser of [otherFamily.browser, owner.browser]) {
      expect((await browser.call(leaveFamily, { params })).status).toBe(404)
      expect((await browser.call(familyStoryOptions, { params })).status).toBe(404)
    }
    expect((await member.browser.call(leaveFamily, { params })).status).toBe(204)
    expect((await storyOptions()).status).toBe(404)
    expect((await overview(owner)).members).toEqual([])
    const next = await aMember(test, owner)
    const removed = await owner.browser.call(removeMember, { params: { id: next.familyId } })
    expect(removed.status).toBe(204)
    expect((await overview(next)).joined).toEqual([])
  })

  it('cannot invite or create stories before approval, where REQUIRE_APPROVAL is set', async () => {
    const strict = await startApp({ environment: { REQUIRE_APPROVAL: 'true' }, working: false })
    const owner = await aFamily(strict, { subscriptionLevel: 'starlight' })
    const refused = await owner.browser.call(inviteToFamily, { body: { email: 'granny@example.org' } })
    expect(refused.body.code).toBe('approval_required')
    await strict.deps.db.updateTable('users').set({ status: 'approved' }).execute()
    const member = await aMember(strict, owner, { mayCreate: true })
    const options = await member.browser.call(familyStoryOptions, { params: { id: member.familyId } })
    expect(options.body.code).toBe('approval_required')
    await strict.close()
  })
})

describe('an account in a family', () => {
  it('finds its memberships in its download, and no data of the other account', async () => {
    const owner = await anOwner()
    await rename(test, owner, 'Ada Lovelace')
    await anInvitation(test, owner, 'pending@example.org')
    const member = await aMember(test, owner)
    await rename(test, member, 'Grace Hopper')
    const ownerData = await owner.browser.call(accountData)
    expect(ownerData.body.family).toMatchObject({
      members: [{ firstName: 'Grace', mayCreate: false }],
      invitations: [{ recipient: 'pending@example.org' }],
      memberOf: [],
    })
    expect(ownerData.raw.body).not.toMatch(/Hopper|tokenHash/)
    const memberData = await member.browser.call(accountData)
    expect(memberData.body.family).toMatchObject({
      members: [],
      invitations: [],
      memberOf: [{ firstName: 'Ada' }],
    })
    expect(memberData.raw.body).not.toMatch(/Lovelace|pending@/)
  })

  it.each(['owner', 'member'] as const)('leaves nothing behind when it is deleted as %s', async (role) => {
    const owner = await anOwner()
    await aChild(owner)
    const member = await aMember(test, owner)
    await anInvitation(test, owner)
    const [deleted, remaining] = role === 'owner' ? [owner, member] : [member, owner]
    const body = { password: 'lantern light' }
    expect((await deleted.browser.call(deleteAccount, { body })).status).toBe(204)
    const { members, joined } = await overview(remaining)
    expect([members, joined]).toEqual([[], []])
    const invitations = await test.deps.db
      .selectFrom('familyInvitations')
      .select('id')
      .where('ownerId', '=', owner.user.id)
      .execute()
    expect(invitations).toHaveLength(role === 'owner' ? 0 : 1)
  })
})
