import {
  checkOfflineStories,
  deleteStory,
  offlineStory,
  shareStory,
  stopSharingStory,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const keep = ({ browser }: Pick<Family, 'browser'>, id: string) =>
  browser.call(offlineStory, { params: { id } })
const look = async ({ browser }: Pick<Family, 'browser'>, ...ids: string[]) =>
  (await browser.call(checkOfflineStories, { body: { ids } })).body

describe('the offline copy of a story', () => {
  it.each([
    ['basic', 10],
    ['starlight', 10],
    ['moonbeam', null],
  ] as const)('comes with the plan %s, which has room for %s', async (subscriptionLevel, allowance) => {
    const family = await aFamily(test, { subscriptionLevel })
    const { id } = await aStory(family, await aChild(family))
    const { status, body } = await keep(family, id)
    expect([status, body.allowance, body.story.id]).toEqual([200, allowance, id])
  })

  it('is not included in Firefly, whose allowance is none', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'firefly' })
    const { id } = await aStory(family, await aChild(family))
    const { status, body } = await keep(family, id)
    expect([status, body]).toMatchObject([403, { code: 'upgrade_required', upgradeRequired: true }])
    expect((await look(family, id)).allowance).toBe(0)
  })

  it('is available to those who may read the story, as long as they may', async () => {
    const [ours, theirs] = [
      await aFamily(test, { subscriptionLevel: 'starlight' }),
      await aFamily(test, { subscriptionLevel: 'moonbeam' }),
    ]
    const { id } = await aStory(ours, await aChild(ours))
    expect((await keep(theirs, id)).status).toBe(404)
    expect((await keep({ browser: test.visitor() }, id)).status).toBe(401)
    expect((await look(theirs, id)).stories).toEqual([])

    await ours.browser.call(shareStory, { params: { id } })
    expect((await keep(theirs, id)).status).toBe(200)
    expect((await look(theirs, id)).stories).toMatchObject([{ id }])
    await ours.browser.call(stopSharingStory, { params: { id } })
    expect((await look(theirs, id)).stories).toEqual([])
    expect((await look(ours, id)).stories).toMatchObject([{ id }])

    await ours.browser.call(deleteStory, { params: { id } })
    expect((await look(ours, id)).stories).toEqual([])
  })

  it('has a version that changes with the story, but not with the reading position', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'starlight' })
    const { id } = await aStory(family, await aChild(family))
    const { version } = (await keep(family, id)).body
    await test.deps.db
      .insertInto('readingPositions')
      .values({ userId: family.user.id, storyId: id, section: 1, sentenceStart: 0 })
      .execute()
    expect((await look(family, id)).stories).toMatchObject([{ version, readingPosition: { section: 1 } }])
    await test.deps.db.updateTable('stories').set({ title: 'Another title' }).where('id', '=', id).execute()
    expect((await look(family, id)).stories[0]?.version).not.toBe(version)
  })
})
