import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import * as accounts from '../../src/modules/accounts/accounts.queries.ts'
import { failedLogins, failuresUntilLock } from '../../src/modules/accounts/failed-logins.ts'
import { deleteSessions } from '../../src/modules/accounts/security.queries.ts'
import * as notifications from '../../src/modules/admin/dashboard/notifications.queries.ts'
import * as statistics from '../../src/modules/admin/dashboard/statistics.queries.ts'
import * as users from '../../src/modules/admin/users/users.queries.ts'
import * as photos from '../../src/modules/characters/photos.queries.ts'
import * as info from '../../src/modules/children/child-info.queries.ts'
import * as children from '../../src/modules/children/children.queries.ts'
import * as consents from '../../src/modules/children/consent.queries.ts'
import { removeEndedSessions, removeOldFailures } from '../../src/modules/cleanup/cleanup.queries.ts'
import * as retention from '../../src/modules/cleanup/retention.queries.ts'
import * as families from '../../src/modules/families/families.queries.ts'
import * as invitations from '../../src/modules/families/invitations.queries.ts'
import * as events from '../../src/modules/payments/events.queries.ts'
import * as subscriptions from '../../src/modules/payments/subscriptions.queries.ts'
import * as quota from '../../src/modules/plans/quota.queries.ts'
import {
  insertFailure,
  selectFailing,
} from '../../src/modules/provider-telemetry/provider-failures.queries.ts'
import { type Db, insertChild, insertNewStory, insertUser, onPglite, readValue } from './on-pglite.ts'

const day = 86_400_000

async function insertSession(db: Db, userId: number, expiresAt: Date): Promise<void> {
  await db.insertInto('sessions').values({ userId, tokenHash: randomUUID(), expiresAt }).execute()
}

onPglite('accounts and administration', {
  'an account is found ignoring case in every alphabet': async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({ username: 'ÉMILE-Жанна', password: 'x', email: 'Émile@Example.org' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await accounts.findUserByUsername(db, 'émile-жАННА')).toMatchObject({ id })
    expect(await accounts.isEmailTaken(db, 'éMILE@example.ORG')).toBe(true)
    expect(await accounts.isEmailTaken(db, 'emile@example.org')).toBe(false)
  },
  'a username is unique whatever its case': async (db) => {
    await db.insertInto('users').values({ username: 'Unique-Ö', password: 'x' }).execute()
    const again = db.insertInto('users').values({ username: 'unique-ö', password: 'x' }).execute()
    await expect(again).rejects.toMatchObject({ code: '23505' })
  },
  'the moment of a sign-in is a date': async (db) => {
    const id = await insertUser(db)
    await accounts.recordSignIn(db, id, '10.0.0.1', 'Europe/London')
    expect(await readValue(db, 'last_login_at', 'users', id)).toBeInstanceOf(Date)
  },
  'sessions are counted as they are deleted': async (db) => {
    const userId = await insertUser(db)
    for (const end of [day, day, -day]) await insertSession(db, userId, new Date(Date.now() + end))
    expect(await removeEndedSessions(db)).toBe(1)
    expect(await deleteSessions(db, userId, null)).toBe(2)
  },
  'failed sign-ins are counted, lock the account, and expire': async (db) => {
    const logins = failedLogins('key of this test')
    const username = 'guessed'
    for (let failure = 0; failure < failuresUntilLock; failure++)
      await logins.record(db, username, `password ${failure}`)
    await expect(logins.refuseLocked(db, username)).rejects.toThrow()
    await db
      .updateTable('failedLogins')
      .set({ updatedAt: sql<Date>`now() - interval '2 days'`, lockedUntil: sql<Date>`now()` })
      .execute()
    expect(await removeOldFailures(db)).toBe(1)
  },
  'failed sign-ins are counted for every spelling by which an account is found': async (db) => {
    const logins = failedLogins('key of this test')
    await db.insertInto('users').values({ username: 'kiski', password: 'x' }).execute()
    // In JavaScript the lower case of \u0130 is two characters long.
    const spellings = ['kiski', 'KISKI', 'k\u0130ski', 'kisk\u0130', 'k\u0130sk\u0130']
    expect(spellings).toHaveLength(failuresUntilLock)
    for (const spelling of spellings) {
      expect(await accounts.findUserByUsername(db, spelling)).toBeDefined()
      await logins.refuseLocked(db, spelling)
      await logins.record(db, spelling, `guess of ${spelling}`)
    }
    for (const spelling of spellings)
      await expect(logins.refuseLocked(db, spelling)).rejects.toThrow('failed tries')
  },
  'users are searched by parts of their names, with % and _ as ordinary characters': async (db) => {
    const id = await insertUser(db, { fullName: 'Ottilie 100%_Moon', email: 'ottilie@example.org' })
    const search = (text: string) => users.selectUsers(db, { search: text, sort: 'name' })
    for (const text of ['ttili', '0%_m', 'OTT', 'ie@ex'])
      expect((await search(text)).map((user) => user.id)).toEqual([id])
    expect(await search('1_0%')).toEqual([])
  },
  'pages of users follow each other by name': async (db) => {
    const [first] = await users.selectUsers(db, { sort: 'name' })
    const rest = await users.selectUsers(db, { sort: 'name', after: first?.id })
    expect(rest.map(({ id }) => id)).not.toContain(first?.id)
  },
  'an account and all administrators are locked': async (db) => {
    const id = await insertUser(db)
    await users.updateUser(db, id, { isAdmin: true })
    expect(await users.lockUser(db, id)).toMatchObject({ id, isAdmin: true })
    expect(await users.lockAdmins(db)).toContainEqual({ id })
  },
  'a reply is merged into the JSON of a message, which is read once': async (db) => {
    const { id } = await db
      .insertInto('adminNotifications')
      .values({ subject: 'Owls', message: 'Fewer?', metadata: { name: 'Ada' } })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notifications.saveReply(db, id, { repliedAt: '2026-11-23', repliedBy: 1 })
    const read = await notifications.markRead(db, id, true)
    expect(await notifications.markRead(db, id, true)).toEqual(read)
    expect(await notifications.lockNotification(db, id)).toMatchObject({
      metadata: { name: 'Ada', repliedAt: '2026-11-23', repliedBy: 1 },
    })
  },
  'totals are numbers, even when a sum is large': async (db) => {
    const totals = await statistics.selectTotals(db)
    for (const [name, value] of Object.entries(totals)) expect(typeof value, name).toBe('number')
    expect(totals.databaseBytes).toBeGreaterThan(1_000_000)
  },
  'statistics by day use UTC, up to today': async (db) => {
    const today = await db
      .selectNoFrom(sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
      .executeTakeFirstOrThrow()
    await insertUser(db)
    const days = await statistics.selectDays(db)
    expect(days.at(-1)).toMatchObject({ day: today.day, families: expect.any(Number) })
    expect(days.at(-1)?.families).toBeGreaterThan(0)
  },
  'costs are added as decimal numbers': async (db) => {
    for (const estimatedCost of ['0.1', '0.2', '', null])
      await db.insertInto('apiUsage').values({ apiName: 'dialect', tokensUsed: 5, estimatedCost }).execute()
    const costs = await statistics.selectCosts(db)
    expect(costs.find(({ provider }) => provider === 'dialect')).toEqual({
      provider: 'dialect',
      calls: 4,
      tokens: 20,
      usd: '0.3',
    })
  },
  'pending counts are numbers': async (db) => {
    for (const value of Object.values(await statistics.selectPendingCounts(db)))
      expect(typeof value).toBe('number')
  },
  'failing providers are returned with their reasons as a list': async (db) => {
    for (const reason of ['timeout', 'rejected', 'timeout'])
      await insertFailure(db, { kind: 'text', provider: 'dialect' }, reason)
    expect(await selectFailing(db)).toContainEqual({
      provider: 'dialect',
      failures: 3,
      reasons: ['timeout', 'rejected'],
    })
  },
})

onPglite('children, families, payments and retention', {
  'notes on looks are joined into one text': async (db) => {
    const userId = await insertUser(db)
    const childProfileId = await insertChild(db, userId)
    for (const infoText of ['curly hair', 'a red coat'])
      await db
        .insertInto('childInfoItems')
        .values({ childProfileId, infoText, category: 'appearance' })
        .execute()
    expect(await children.selectChildren(db, userId)).toMatchObject([
      { name: 'Жанна', appearanceNotes: 'curly hair. a red coat' },
    ])
    expect(await children.lockAccount(db, userId)).toEqual({ id: userId })
  },
  'the least used note comes first, and one that was never used before it': async (db) => {
    const childProfileId = await insertChild(db, await insertUser(db))
    for (const infoText of ['one', 'two', 'three'])
      await db.insertInto('childInfoItems').values({ childProfileId, infoText, category: 'core' }).execute()
    const [first, second] = await info.selectInfoByUse(db, [childProfileId])
    if (first) await info.countInfoUse(db, [first.id])
    const after = await info.selectInfoByUse(db, [childProfileId])
    expect(after.map(({ infoText }) => infoText)).toEqual(['two', 'three', 'one'])
    expect(after[0]?.id).toBe(second?.id)
  },
  'old photos are found by a date inside JSON': async (db) => {
    const childId = await insertChild(db, await insertUser(db))
    const photo = { id: randomUUID(), width: 8, height: 8, addedAt: '2026-01-01T12:00:00+02:00' }
    await photos.changePhotos(db, childId, () => ({ photos: [photo] }))
    const olderThan = (moment: string) => photos.selectChildrenWithOldPhotos(db, new Date(moment))
    expect(await olderThan('2026-01-01T10:00:00Z')).toEqual([])
    expect(await olderThan('2026-01-01T10:00:01Z')).toMatchObject([{ id: childId, sourcePhotos: [photo] }])
  },
  'consents are verified by a subscription, and end': async (db) => {
    const userId = await insertUser(db)
    await consents.insertConsent(db, userId, { givenBy: 'form', version: '1', wording: 'I agree' })
    expect(await consents.verifyByCard(db)).toBe(0)
    await subscriptions.saveCustomer(db, userId, 'cus_consent')
    await subscriptions.startOrder(db, userId, 'cus_consent')
    await db
      .updateTable('subscriptions')
      .set({ status: 'active', stripeSubscriptionId: 'sub_consent' })
      .where('userId', '=', userId)
      .execute()
    expect(await consents.verifyByCard(db)).toBe(1)
    await consents.endConsent(db, userId)
    expect(await consents.selectConsentInForce(db, userId)).toBeUndefined()
  },
  'a member is added once, and a family can be locked': async (db) => {
    const [ownerId, memberId] = [await insertUser(db), await insertUser(db, { fullName: ' Grace  Hopper' })]
    await families.insertMember(db, { ownerId, memberId, mayCreate: false })
    await families.insertMember(db, { ownerId, memberId, mayCreate: true })
    expect(await families.selectMembers(db, ownerId)).toHaveLength(1)
    expect(await families.lockOwner(db, ownerId)).toBeDefined()
  },
  'an invitation is created once for an address, and redeemed once': async (db) => {
    const ownerId = await insertUser(db, { fullName: ' Ada Lovelace' })
    const tokenHash = randomUUID()
    const invitation = { ownerId, recipient: 'Granny@example.org', tokenHash, mayCreate: true }
    expect(await invitations.insertInvitation(db, invitation)).toMatchObject({ isExpired: false })
    const twice = { ...invitation, recipient: 'granny@EXAMPLE.org', tokenHash: randomUUID() }
    expect(await invitations.insertInvitation(db, twice)).toBeUndefined()
    expect(await invitations.selectByToken(db, tokenHash)).toMatchObject({ firstName: 'Ada' })
    expect(await invitations.redeemInvitation(db, { tokenHash })).toEqual({ ownerId, mayCreate: true })
    expect(await invitations.redeemInvitation(db, { tokenHash })).toBeUndefined()
  },
  'a quota counts by periods, and a reservation is settled once': async (db) => {
    const userId = await insertUser(db)
    const storyId = await insertNewStory(db, userId)
    const now = new Date()
    const start = new Date(now.getTime() - day / 2)
    const period = { start, end: new Date(start.getTime() + day), unit: 'daily' } as const
    await quota.insertReservations(db, userId, storyId, { story: period, attempt: period }, now)
    const next = { ...period, start: new Date(now.getTime() + 1), end: new Date(now.getTime() + day) }
    expect(await quota.countReservations(db, userId, 'story', period, now)).toEqual({
      count: 1,
      until: period.end,
    })
    // The period of another time zone: what was reserved there still counts, but not as part of a week.
    expect((await quota.countReservations(db, userId, 'story', next, now)).count).toBe(1)
    expect((await quota.countReservations(db, userId, 'story', { ...next, unit: 'weekly' }, now)).count).toBe(
      0,
    )
    await quota.settleReservation(db, storyId, 'released')
    await quota.settleReservation(db, storyId, 'used')
    expect((await quota.countReservations(db, userId, 'story', period, now)).count).toBe(0)
    await quota.reopenReservation(db, storyId)
    expect((await quota.countReservations(db, userId, 'story', period, now)).count).toBe(1)
    expect(await quota.lockQuota(db, userId)).toEqual({ id: userId })
  },
  'an order keeps its key until it is answered, and gets a new one when it has ended': async (db) => {
    const userId = await insertUser(db)
    await subscriptions.saveCustomer(db, userId, 'cus_order')
    expect(await subscriptions.saveCustomer(db, userId, 'cus_other')).toBe(false)
    const key = await subscriptions.startOrder(db, userId, 'cus_order')
    expect(await subscriptions.startOrder(db, userId, 'cus_order')).toBe(key)
    await db.updateTable('subscriptions').set({ status: 'ended' }).where('userId', '=', userId).execute()
    await subscriptions.startOrder(db, userId, 'cus_order')
    expect(await subscriptions.findSubscription(db, userId)).toMatchObject({ status: 'asked' })
    await subscriptions.renewRequestKey(db, userId, key)
    expect(await subscriptions.startOrder(db, userId, 'cus_order')).not.toBe(key)
    expect(await subscriptions.lockPayer(db, 'cus_order')).toMatchObject({ id: userId })
  },
  'customers are ordered by their last synchronization, those without one first': async (db) => {
    const look = async (customer: string, lastSyncedAt: Date | null) => {
      const userId = await insertUser(db)
      await subscriptions.saveCustomer(db, userId, customer)
      await subscriptions.startOrder(db, userId, customer)
      await db.updateTable('subscriptions').set({ lastSyncedAt }).where('userId', '=', userId).execute()
    }
    await look('cus_new', new Date())
    await look('cus_old', new Date(Date.now() - day))
    await look('cus_never', null)
    const order = await subscriptions.selectActiveCustomers(db)
    expect(order.filter((each) => /new|old|never/.test(each))).toEqual(['cus_never', 'cus_old', 'cus_new'])
  },
  'readings of subscriptions are numbered by a sequence': async (db) => {
    const first = await subscriptions.nextReadingNumber(db)
    expect(await subscriptions.nextReadingNumber(db)).toBe(first + 1)
  },
  'an event is saved once': async (db) => {
    const event = { id: 'evt_dialect', type: 'invoice.paid', customer: 'cus_x' }
    expect(await events.saveEvent(db, event)).toBe(true)
    expect(await events.saveEvent(db, event)).toBe(false)
    await events.removeOldEvents(db)
    expect(await events.saveEvent(db, event)).toBe(false)
  },
  'rows past their retention days are removed and counted': async (db) => {
    const old = new Date(Date.now() - 4000 * day)
    await db.insertInto('securityLog').values({ action: 'login', success: true, createdAt: old }).execute()
    const removed = await retention.removeOldRows(db, 30)
    expect(removed.rows).toBeGreaterThanOrEqual(1)
    expect((await retention.removeOldRows(db, 30)).rows).toBe(0)
  },
  'orphaned folders are found in a list of all': async (db) => {
    const userId = await insertUser(db)
    const [child, story] = [await insertChild(db, userId), await insertNewStory(db, userId)]
    const folders = [`children/${child}/`, `stories/${story}/`, 'children/999999/', 'stories/gone/', "x'y/"]
    expect((await retention.selectOrphans(db, folders)).toSorted()).toEqual([
      'children/999999/',
      'stories/gone/',
      "x'y/",
    ])
  },
  'old failed stories are marked as deleted': async (db) => {
    const id = await insertNewStory(db, await insertUser(db))
    const createdAt = new Date(Date.now() - 400 * day)
    await db.updateTable('stories').set({ status: 'failed', createdAt }).where('id', '=', id).execute()
    await retention.discardFailedStories(db)
    expect(await readValue(db, 'deleted_at', 'stories', id)).toBeInstanceOf(Date)
  },
})
