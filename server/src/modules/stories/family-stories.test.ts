import * as contract from '@nightlight/contract'
import {
  deleteAccount,
  type Endpoint,
  familyOverview,
  familyStories,
  favoriteStory,
  generateStory,
  getStory,
  leaveFamily,
  listOwnStories,
  listStories,
  removeMember,
  saveReadingPosition,
  shareStory,
  storyQuota,
} from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { type Browser, startApp, type TestApp } from '../../../test/harness.ts'
import { aMember, anInvitation, type Member, rename } from '../../../test/members.ts'
import { json } from '../../platform/database/index.ts'
import { workOnStories } from './index.ts'

let test: TestApp
beforeAll(async () => {
  // Invitations are read from the table of mails: nothing may take them out of it.
  test = await startApp({ working: false })
  await workOnStories(test.deps)
})
afterAll(() => test.close())

const position = { section: 1, sentenceStart: 3, positionMs: null, narrationId: null }
const voice = { providerId: 'builtin', voiceId: 'builtin-luna' }

/** A valid body for each call about a story that needs one. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /api/stories/:id/favorite': { favorite: true },
  'PUT /api/stories/:id/position': position,
  'POST /api/tts/story/:id/generate': { ...voice, options: {} },
}

const storyCalls = Object.values(contract as Record<string, unknown>)
  .filter((each): each is Endpoint => typeof each === 'object' && each !== null && 'url' in each)
  .filter(
    ({ url }) =>
      /\/(stories|story)\/:id\b/.test(url) && !url.includes('/families/') && !url.includes('/admin/'),
  )
const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`

const openToMembers: readonly string[] = [
  nameOf(getStory),
  nameOf(saveReadingPosition),
  nameOf(contract.storyProgress),
]

const ownerOnly = [
  contract.deleteStory,
  contract.restoreStory,
  contract.favoriteStory,
  contract.shareStory,
  contract.stopSharingStory,
  contract.narrateStoryAgain,
  contract.generateRealImages,
].map(nameOf)

const needsBody = (name: string) => storyCalls.some((call) => nameOf(call) === name && call.body)

/** Other numbers in an address, as anybody could guess them. */
const guessedNumbers = (url: string) =>
  Object.fromEntries([...url.matchAll(/:(\w+)/g)].map(([, name]) => [name, 1]))

async function callAll(browser: Browser, id: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const endpoint of storyCalls) {
    const body = bodies[nameOf(endpoint)] ?? (endpoint.body ? {} : undefined)
    const response = await browser.call(endpoint, {
      params: { ...guessedNumbers(endpoint.url), id },
      ...(body && { body }),
    })
    statuses[nameOf(endpoint)] = response.status
  }
  return statuses
}

const storyRequest = (childId: number | undefined, familyId?: number) => ({
  mainCharacterIds: [childId],
  storyTheme: 'space',
  storyLength: 'short',
  generateAudio: false,
  ...(familyId && { familyId }),
})

const listFamilyStories = ({ browser, familyId }: Member) =>
  browser.call(familyStories, { params: { id: familyId } })

async function aFamilyWithChild(): Promise<{ owner: Family; childId: number }> {
  const owner = await aFamily(test, { subscriptionLevel: 'starlight' })
  await rename(test, owner, 'Ada Lovelace')
  return { owner, childId: (await aChild(owner, { name: 'Saffron', age: 7, interests: 'zeppelins' })).id }
}

describe('a story of a family', () => {
  it('can be opened by members, but changed, shared and deleted by its owner only', async () => {
    const { owner, childId } = await aFamilyWithChild()
    const story = await aStory(owner, { id: childId } as never, { generateAudio: true })
    const [member, left, removed] = [
      await aMember(test, owner, { mayCreate: true }),
      await aMember(test, owner),
      await aMember(test, owner),
    ]
    await left.browser.call(leaveFamily, { params: { id: left.familyId } })
    await owner.browser.call(removeMember, { params: { id: removed.familyId } })
    const invited = await aFamily(test)
    await anInvitation(test, owner)
    const anotherFamily = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const files = [story.thumbnailUrl, story.storyImages[0]?.url, story.narration?.sections[0]?.audioUrl]
    const open = async (browser: Browser) =>
      Promise.all(files.map(async (url) => (await browser.request({ url: url ?? '' })).statusCode))

    expect(storyCalls.length).toBeGreaterThanOrEqual(9)
    const byMember = await callAll(member.browser, story.id)
    for (const [name, status] of Object.entries(byMember)) {
      const expected = openToMembers.includes(name) ? 200 : ownerOnly.includes(name) ? 404 : status
      expect([name, status]).toEqual([name, expected])
    }
    expect(await open(member.browser)).toEqual([200, 200, 200])

    for (const { browser } of [left, removed, invited, anotherFamily]) {
      for (const [name, status] of Object.entries(await callAll(browser, story.id))) {
        // A call for which this file has no valid body may be refused for that first.
        const refused = status === 400 && needsBody(name) && !(name in bodies) ? 400 : 404
        expect([name, status]).toEqual([name, refused])
      }
      expect(await open(browser)).toEqual([404, 404, 404])
      const families = [member.familyId, left.familyId, removed.familyId]
      for (const id of families) {
        expect((await browser.call(familyStories, { params: { id } })).status).toBe(404)
        const refusal = await browser.call(generateStory, { body: storyRequest(childId, id) })
        expect([refusal.status, refusal.body.code]).toEqual([404, 'not_found'])
      }
      expect((await browser.call(listStories)).body).toEqual([])
    }
    const untouched = await owner.browser.call(getStory, { params: { id: story.id } })
    expect(untouched.body).toMatchObject({ favorite: false, isShared: false, isOwner: true, familyOf: null })
  })

  it('shows members the story and first names, and nothing else', async () => {
    const { owner, childId } = await aFamilyWithChild()
    const story = await aStory(owner, { id: childId } as never)
    await owner.browser.call(favoriteStory, { params: { id: story.id }, body: { favorite: true } })
    await test.deps.db
      .updateTable('stories')
      .set({ notes: json(['The chosen voice was away.']) })
      .where('id', '=', story.id)
      .execute()
    const member = await aMember(test, owner)
    const { body, raw } = await member.browser.call(getStory, { params: { id: story.id } })
    expect(body).toMatchObject({
      familyOf: 'Ada',
      isOwner: false,
      favorite: false,
      notes: [],
      receipt: null,
      madeBy: null,
      childrenIncluded: [{ id: null, name: 'Saffron' }],
    })
    const list = await listFamilyStories(member)
    expect(list.body).toMatchObject([
      { id: story.id, favorite: false, childrenIncluded: [{ id: null, name: 'Saffron' }] },
    ])
    for (const text of [raw.body, list.raw.body]) expect(text).not.toMatch(/Lovelace|"age"|brief|userId/)
    expect((await member.browser.call(listStories)).body).toEqual([])
    expect((await member.browser.call(listOwnStories)).body).toEqual([])
  })

  it('has a reading position for each reader, as long as they are members', async () => {
    const { owner, childId } = await aFamilyWithChild()
    const story = await aStory(owner, { id: childId } as never)
    const member = await aMember(test, owner)
    const params = { id: story.id }
    await owner.browser.call(saveReadingPosition, { params, body: { ...position, section: 2 } })
    await member.browser.call(saveReadingPosition, { params, body: position })
    const sectionOf = async ({ browser }: Family) =>
      (await browser.call(getStory, { params })).body.readingPosition?.section
    expect([await sectionOf(owner), await sectionOf(member)]).toEqual([2, 1])
    await member.browser.call(leaveFamily, { params: { id: member.familyId } })
    await owner.browser.call(shareStory, { params })
    expect([await sectionOf(owner), await sectionOf(member)]).toEqual([2, undefined])
  })

  it('is closed to members while the owner’s plan has no sharing, and says why', async () => {
    const { owner, childId } = await aFamilyWithChild()
    const story = await aStory(owner, { id: childId } as never)
    const member = await aMember(test, owner, { mayCreate: true })
    const setPlan = (subscriptionLevel: 'free' | 'starlight') =>
      test.deps.db.updateTable('users').set({ subscriptionLevel }).where('id', '=', owner.user.id).execute()
    await setPlan('free')
    const responses = [
      await member.browser.call(getStory, { params: { id: story.id } }),
      await listFamilyStories(member),
      await member.browser.call(generateStory, { body: storyRequest(childId, member.familyId) }),
    ]
    for (const { status, body } of responses) {
      expect([status, body.code]).toEqual([403, 'forbidden'])
      expect(body.message).toContain('Ada has another one')
    }
    expect((await member.browser.request({ url: story.thumbnailUrl ?? '' })).statusCode).toBe(403)
    expect((await test.visitor().call(getStory, { params: { id: story.id } })).status).toBe(404)
    await owner.browser.call(shareStory, { params: { id: story.id } })
    const shared = await member.browser.call(getStory, { params: { id: story.id } })
    expect([shared.status, shared.body.familyOf]).toEqual([200, null])
    await setPlan('starlight')
    expect((await listFamilyStories(member)).body).toHaveLength(1)
  })
})

describe('a story that a member has requested', () => {
  it('belongs to the family, uses its quota and plan, and shows who requested it', async () => {
    const { owner, childId } = await aFamilyWithChild()
    const member = await aMember(test, owner, { mayCreate: true })
    await rename(test, member, 'Grace Hopper')
    const own = await aChild(member, { name: 'Clementine' })
    const requestStory = (body: object) => member.browser.call(generateStory, { body })
    // Starlight includes longer stories; the member's own Firefly plan does not.
    const made = await requestStory({ ...storyRequest(childId, member.familyId), storyLength: 'medium' })
    expect(made.status).toBe(200)
    const params = { id: made.body.id }
    const seen = await member.browser.call(getStory, { params })
    expect(seen.body).toMatchObject({ madeBy: 'Grace', isOwner: false, familyOf: 'Ada' })
    expect(seen.body.content).toContain('Saffron')
    const theirs = await owner.browser.call(getStory, { params })
    expect(theirs.body).toMatchObject({ madeBy: 'Grace', isOwner: true })
    expect((await owner.browser.call(listStories)).body).toMatchObject([{ id: params.id, madeBy: 'Grace' }])
    expect((await listFamilyStories(member)).body).toMatchObject([{ id: params.id, madeBy: 'Grace' }])
    const { members } = (await owner.browser.call(familyOverview)).body
    expect(members).toMatchObject([{ firstName: 'Grace', storiesMade: 1 }])
    expect((await owner.browser.call(storyQuota)).body).toMatchObject({ used: 1, remaining: 2 })
    expect((await member.browser.call(storyQuota)).body).toMatchObject({ used: 0, remaining: 1 })
    await owner.browser.call(shareStory, { params })
    const outside = await test.visitor().call(getStory, { params })
    expect(outside.raw.body).not.toContain('Grace')

    const foreign = await requestStory(storyRequest(own.id, member.familyId))
    expect([foreign.status, foreign.body.field]).toEqual([400, 'mainCharacterIds'])
    const stolen = await requestStory(storyRequest(childId))
    expect([stolen.status, stolen.body.field]).toEqual([400, 'mainCharacterIds'])
    const withoutRight = await aMember(test, owner)
    const refused = await withoutRight.browser.call(generateStory, {
      body: storyRequest(childId, withoutRight.familyId),
    })
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])

    const headers = { prefer: 'respond-async' }
    const rush = await Promise.all(
      [owner.browser, member.browser].flatMap((browser) =>
        Array.from({ length: 5 }, () =>
          browser.call(generateStory, {
            body: storyRequest(childId, browser === member.browser ? member.familyId : undefined),
            headers,
          }),
        ),
      ),
    )
    const statuses = rush.map(({ status }) => status).sort()
    expect(statuses).toEqual([202, 202, ...Array(8).fill(429)])

    await member.browser.call(deleteAccount, { body: { password: 'lantern light' } })
    const after = await owner.browser.call(getStory, { params })
    expect([after.status, after.body.madeBy]).toEqual([200, null])
  })
})

it('finds a page of one family’s stories by an index', async () => {
  const { owner } = await aFamilyWithChild()
  const member = await aMember(test, owner)
  const plan = await test.deps.db.transaction().execute(async (trx) => {
    // A table this small is scanned or sorted as a whole unless that is disabled; what counts is that the index can be used.
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`set local enable_sort = off`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from stories
      where user_id = ${owner.user.id} and deleted_at is null and (status <> 'failed' or made_by = ${member.user.id})
      order by id desc limit 24`.execute(trx)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
  expect(plan).toContain('stories_by_user')
  expect(plan).not.toMatch(/\bSort\b/)
})
