import * as contract from '@nightlight/contract'
import {
  approveStory,
  changeChild,
  childScreen,
  childScreenSettings,
  currentUser,
  type Endpoint,
  getStory,
  leaveChildScreen,
  listStories,
  openChildScreen,
  removeChild,
  saveReadingPosition,
} from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const open = (family: Family, childId: number, body: object = { pin: '2468' }) =>
  family.browser.call(openChildScreen, { params: { id: childId }, body })
const leave = (family: Family, body: object) => family.browser.call(leaveChildScreen, { body })
const narrated = { generateAudio: true }

it('a child’s screen has the stories of that child that are whole, have a voice and need no yes', async () => {
  const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
  const { browser } = family
  const juniper = await aChild(family)
  const rowan = await aChild(family, { name: 'Rowan' })
  const story = await aStory(family, juniper, narrated)
  const silent = await aStory(family, juniper)
  const ofRowan = await aStory(family, rowan, narrated)
  await browser.call(changeChild, { params: { id: juniper.id }, body: { waitForYes: true } })
  const unread = await aStory(family, juniper, narrated)
  await waitForSound(family, story.id)

  expect((await open(family, juniper.id)).status).toBe(204)
  const screen = (await browser.call(childScreen)).body
  expect(screen).toMatchObject({ name: 'Juniper', isOpen: true, hours: null })
  expect(screen.stories).toEqual([
    { id: story.id, title: story.title, thumbnailUrl: story.thumbnailUrl, language: 'en' },
  ])
  const opened = await browser.call(getStory, { params: { id: story.id } })
  expect(opened.body).toMatchObject({ isOwner: false, receipt: null, notes: [], series: null })
  const sound = opened.body.narration?.sections[0]?.audioUrl ?? ''
  expect((await browser.request({ method: 'GET', url: sound })).statusCode).toBe(200)
  const place = { section: 1, sentenceStart: 0, positionMs: 100, narrationId: null }
  const saved = await browser.call(saveReadingPosition, { params: { id: story.id }, body: place })
  expect(saved.status).toBe(200)
  for (const { id } of [ofRowan, unread]) {
    expect((await browser.call(getStory, { params: { id } })).status).toBe(404)
  }
  expect((await browser.call(getStory, { params: { id: silent.id } })).status).toBe(200)

  expect((await leave(family, { pin: '2468' })).status).toBe(204)
  expect((await browser.call(currentUser)).body).toMatchObject({ onChildScreen: false })
  expect((await browser.call(listStories)).body).toHaveLength(4)
})

it('the session of a child’s screen can do nothing else, whatever it calls', async () => {
  const family = await aFamily(test, { isAdmin: true })
  const { browser } = family
  const child = await aChild(family)
  await open(family, child.id)
  const user = await browser.call(currentUser)
  expect(user.body).toMatchObject({ onChildScreen: true, email: null, fullName: null })
  for (const [name, endpoint] of Object.entries<unknown>({ ...contract })) {
    if (!isEndpoint(endpoint)) continue
    if (allowed.includes(name)) continue
    const params = { id: '1', '*': 'x', file: 'x', version: '1', minutes: '2', sound: 'x' }
    const { status, body } = await browser.call(endpoint, { params, ...(endpoint.body && { body: {} }) })
    expect([name, status, body.code]).toEqual([name, 403, 'child_screen'])
  }
  // Nothing that was called has changed that, and another browser of the family is the parent's.
  expect((await browser.call(currentUser)).body.onChildScreen).toBe(true)
})

/** What a child's screen is made of; each refuses what is not of that child. */
const allowed = [
  'backgroundMusic',
  'childScreen',
  'currentUser',
  'getStory',
  'leaveChildScreen',
  'mixStory',
  'saveReadingPosition',
  'storyEnding',
  'storyFile',
  'storyTail',
  'trackFile',
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'url' in value && 'method' in value

it('the PIN or the password leaves it, after five wrong ones neither, and signing in elsewhere is not locked', async () => {
  const family = await aFamily(test)
  const child = await aChild(family)
  const without = await open(family, child.id, {})
  expect([without.status, without.body.field]).toEqual([400, 'pin'])
  expect((await open(family, child.id, { pin: 'abcd' })).body.field).toBe('pin')
  await open(family, child.id, { pin: '1357' })
  const [stored] = await test.deps.db
    .selectFrom('users')
    .select('childScreenPin')
    .where('id', '=', family.user.id)
    .execute()
  expect(stored?.childScreenPin).toMatch(/^\$argon2id\$/)
  expect((await leave(family, { password: 'lantern light' })).status).toBe(204)

  // The PIN is kept, so that the next evening needs none.
  expect((await open(family, child.id, {})).status).toBe(204)
  for (const pin of ['0000', '1111', '2222', '3333', '4444']) {
    const wrong = await leave(family, { pin })
    expect([wrong.status, wrong.body.field]).toEqual([400, 'pin'])
  }
  for (const body of [{ pin: '1357' }, { password: 'lantern light' }]) {
    expect((await leave(family, body)).status).toBe(423)
  }
  const elsewhere = test.visitor()
  const credentials = { username: family.user.username, password: 'lantern light' }
  const signedIn = await elsewhere.call(contract.login, { body: credentials })
  expect([signedIn.status, signedIn.body.onChildScreen]).toEqual([200, false])
})

it('outside of its hours a child’s screen is empty, and nothing of a story is sent', async () => {
  const family = await aFamily(test)
  const child = await aChild(family)
  const story = await aStory(family, child, narrated)
  await waitForSound(family, story.id)
  const sound = story.narration?.sections[0]?.audioUrl ?? ''
  const hours = { from: inHours(2), until: inHours(3) }
  await open(family, child.id, { pin: '2468', hours })
  expect((await family.browser.call(childScreen)).body).toEqual({
    name: 'Juniper',
    isOpen: false,
    hours,
    stories: [],
  })
  expect((await family.browser.call(getStory, { params: { id: story.id } })).status).toBe(404)
  expect((await family.browser.request({ method: 'GET', url: sound })).statusCode).toBe(404)
  await leave(family, { pin: '2468' })
  const settings = await family.browser.call(childScreenSettings, { params: { id: child.id } })
  expect(settings.body).toEqual({ hasPin: true, hours })
  const endless = await open(family, child.id, { hours: { from: '18:00', until: '18:00' } })
  expect([endless.status, endless.body.field]).toEqual([400, 'hours.until'])
})

it('a child of another family has no screen, and one that is deleted leaves an empty one that stays shut', async () => {
  const family = await aFamily(test)
  const other = await aFamily(test)
  const child = await aChild(family)
  for (const refused of [
    await open(other, child.id),
    await other.browser.call(childScreenSettings, { params: { id: child.id } }),
  ])
    expect(refused.status).toBe(404)
  const parent = test.visitor()
  const credentials = { username: family.user.username, password: 'lantern light' }
  await parent.call(contract.login, { body: credentials })
  await open(family, child.id)
  await parent.call(removeChild, { params: { id: child.id } })
  expect((await family.browser.call(childScreen)).body).toMatchObject({ name: null, stories: [] })
  expect((await family.browser.call(listStories)).status).toBe(403)
})

it('a story is approved once it is whole, not while it is being written', async () => {
  const family = await aFamily(test)
  const child = await aChild(family)
  await family.browser.call(changeChild, { params: { id: child.id }, body: { waitForYes: true } })
  const { id } = await aStory(family, child)
  const { db } = test.deps
  await db.updateTable('stories').set({ status: 'generating' }).where('id', '=', id).execute()
  expect((await family.browser.call(approveStory, { params: { id } })).status).toBe(409)
  await db.updateTable('stories').set({ status: 'ready' }).where('id', '=', id).execute()
  expect((await family.browser.call(approveStory, { params: { id } })).status).toBe(204)
})

/** A time of day, so many hours from now, of a family whose browser has named no time zone. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)

async function waitForSound(family: Family, id: string): Promise<void> {
  await expect
    .poll(async () => (await family.browser.call(getStory, { params: { id } })).body.audioUrl)
    .not.toBeNull()
}
