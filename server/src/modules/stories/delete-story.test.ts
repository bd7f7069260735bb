import {
  deleteStory,
  generateStory,
  getStory,
  listOwnStories,
  listStories,
  restoreStory,
  shareStory,
  storyQuota,
} from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { removeDeletedStories } from './delete-story.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const ageDeletions = (minutes: number) =>
  test.deps.db
    .updateTable('stories')
    .set({ deletedAt: sql`deleted_at - make_interval(mins => ${minutes})` })
    .execute()

describe('a deleted story', () => {
  it('is hidden from every reader at once, and is unchanged when it is restored', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const story = await aStory(ours, await aChild(ours), { generateAudio: true })
    const params = { id: story.id }
    await ours.browser.call(shareStory, { params })
    // The sections are joined to one file after the story is ready.
    const audioUrl = async () => (await ours.browser.call(getStory, { params })).body.audioUrl
    await expect.poll(audioUrl).not.toBeNull()
    const before = (await ours.browser.call(getStory, { params })).body
    const files = [story.thumbnailUrl, story.narration?.sections[0]?.audioUrl]
    expect((await ours.browser.call(deleteStory, { params })).status).toBe(204)
    for (const browser of [ours.browser, theirs.browser, test.visitor()]) {
      expect((await browser.call(getStory, { params })).status).toBe(404)
      const progress = await browser.request({ method: 'GET', url: `/api/stories/${story.id}/progress` })
      expect(progress.statusCode).toBe(404)
      for (const url of files)
        expect((await browser.request({ method: 'GET', url: url ?? '' })).statusCode).toBe(404)
    }
    expect((await ours.browser.call(listStories)).body).toEqual([])
    expect((await ours.browser.call(listOwnStories)).body).toEqual([])
    expect((await ours.browser.call(deleteStory, { params })).status).toBe(404)

    expect((await ours.browser.call(restoreStory, { params })).status).toBe(204)
    const after = (await ours.browser.call(getStory, { params })).body
    expect({ ...after, narration: null }).toEqual({ ...before, narration: null })
    for (const url of files)
      expect((await ours.browser.request({ method: 'GET', url: url ?? '' })).statusCode).toBe(200)
  })

  it('can be restored by its owner only', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const story = await aStory(ours, await aChild(ours))
    const params = { id: story.id }
    expect((await ours.browser.call(restoreStory, { params })).status).toBe(404)
    await ours.browser.call(deleteStory, { params })
    expect((await theirs.browser.call(restoreStory, { params })).status).toBe(404)
    expect((await test.visitor().call(restoreStory, { params })).status).toBe(401)
    expect((await ours.browser.call(getStory, { params })).status).toBe(404)
  })

  it('is removed for good with its files after ten minutes, and other stories stay', async () => {
    const family = await aFamily(test, { isAdmin: true })
    const child = await aChild(family)
    const [deleted, other] = [await aStory(family, child), await aStory(family, child)]
    const picture = (id: string) => test.deps.files.find(`stories/${id}/pictures/0.svg`)
    await family.browser.call(deleteStory, { params: { id: deleted.id } })
    await removeDeletedStories(test.deps)
    expect(await picture(deleted.id)).not.toBeNull()
    await ageDeletions(15)
    expect((await family.browser.call(restoreStory, { params: { id: deleted.id } })).status).toBe(404)
    expect(await removeDeletedStories(test.deps)).toBeGreaterThan(0)
    expect(await picture(deleted.id)).toBeNull()
    const row = test.deps.db.selectFrom('stories').select('id').where('id', '=', deleted.id)
    expect(await row.execute()).toEqual([])
    expect(await picture(other.id)).not.toBeNull()
    expect((await family.browser.call(listStories)).body.map(({ id }) => id)).toEqual([other.id])
  })

  it('does not give its quota back', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    await family.browser.call(deleteStory, { params: { id: story.id } })
    expect((await family.browser.call(storyQuota)).body.used).toBe(1)
  })
})

describe('a story that is deleted while it is being made', () => {
  const startStory = async (family: Family, childId: number) => {
    const options = { storyTheme: 'space', storyLength: 'short', generateAudio: false }
    const body = { mainCharacterIds: [childId], ...options }
    const response = await family.browser.call(generateStory, { body, headers: { prefer: 'respond-async' } })
    expect(response.status).toBe(202)
    return { id: response.body.id }
  }
  let idle: TestApp
  beforeAll(async () => {
    idle = await startApp({ working: false })
  })
  afterAll(() => idle.close())

  it('gives its quota back, and takes it again when it is restored', async () => {
    const family = await aFamily(idle)
    const params = await startStory(family, (await aChild(family)).id)
    await family.browser.call(deleteStory, { params })
    expect((await family.browser.call(storyQuota)).body.used).toBe(0)
    expect((await family.browser.call(restoreStory, { params })).status).toBe(204)
    expect((await family.browser.call(storyQuota)).body.used).toBe(1)
    expect((await family.browser.call(getStory, { params })).body.status).toBe('generating')
  })

  it('cannot be restored once another story has used its quota', async () => {
    const family = await aFamily(idle)
    const child = await aChild(family)
    const params = await startStory(family, child.id)
    await family.browser.call(deleteStory, { params })
    const other = await startStory(family, child.id)
    const refused = await family.browser.call(restoreStory, { params })
    expect([refused.status, refused.body?.code]).toEqual([429, 'quota_exceeded'])
    expect((await family.browser.call(listStories)).body.map(({ id }) => id)).toEqual([other.id])
  })

  it('is finished while it is hidden, and is ready when it is restored', async () => {
    const family = await aFamily(test)
    const params = await startStory(family, (await aChild(family)).id)
    await family.browser.call(deleteStory, { params })
    const allDrawn = async () => {
      const row = test.deps.db.selectFrom('stories').select('progress').where('id', '=', params.id)
      const pictures = (await row.executeTakeFirst())?.progress?.pictures
      return pictures !== undefined && pictures.done === pictures.total
    }
    await expect.poll(allDrawn).toBe(true)
    expect((await family.browser.call(storyQuota)).body.used).toBe(0)
    await family.browser.call(restoreStory, { params })
    await expect.poll(async () => (await family.browser.call(getStory, { params })).body.status).toBe('ready')
    expect((await family.browser.call(storyQuota)).body.used).toBe(1)
  })
})
