import { getStory, type StoryPosition, saveReadingPosition, shareStory } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { Browser, startApp, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const position: StoryPosition = { section: 2, sentenceStart: 140, positionMs: 61_000, narrationId: null }

async function aNarration(storyId: string): Promise<number> {
  const voice = { providerId: 'builtin', voiceId: 'builtin-luna', cadence: 'bedtime-story' } as const
  const values = { storyId, ...voice }
  return (
    await test.deps.db.insertInto('narrations').values(values).returning('id').executeTakeFirstOrThrow()
  ).id
}

describe('a reading position', () => {
  it('is the latest one on every device of the account', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    expect(story.readingPosition).toBeNull()
    const params = { id: story.id }
    const narrationId = await aNarration(story.id)
    await family.browser.call(saveReadingPosition, { params, body: position })
    const later = { ...position, section: 3, narrationId }
    const saved = await family.browser.call(saveReadingPosition, { params, body: later })
    expect(saved.status).toBe(200)
    const tablet = new Browser(test.app)
    for (const [name, value] of family.browser.cookies) tablet.setCookie(name, value)
    const { readingPosition } = (await tablet.call(getStory, { params })).body
    expect(readingPosition).toEqual({ ...later, updatedAt: saved.body.updatedAt })
  })

  it('is not visible to others, even if the story is shared', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const story = await aStory(ours, await aChild(ours))
    const params = { id: story.id }
    await ours.browser.call(saveReadingPosition, { params, body: position })
    expect((await theirs.browser.call(saveReadingPosition, { params, body: position })).status).toBe(404)
    await ours.browser.call(shareStory, { params })
    expect((await theirs.browser.call(getStory, { params })).body.readingPosition).toBeNull()
    expect((await test.visitor().call(getStory, { params })).body.readingPosition).toBeNull()
    expect((await test.visitor().call(saveReadingPosition, { params, body: position })).status).toBe(401)
    const elsewhere = { ...position, section: 4 }
    expect((await theirs.browser.call(saveReadingPosition, { params, body: elsewhere })).status).toBe(200)
    expect((await ours.browser.call(getStory, { params })).body.readingPosition?.section).toBe(2)
  })

  it('is saved without a narration that is not one of the story', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const [story, other] = [
      await aStory(ours, await aChild(ours)),
      await aStory(theirs, await aChild(theirs)),
    ]
    for (const narrationId of [await aNarration(other.id), 2_000_000_000]) {
      const params = { id: story.id }
      const saved = await ours.browser.call(saveReadingPosition, {
        params,
        body: { ...position, narrationId },
      })
      expect(saved.status).toBe(200)
      const { readingPosition } = (await ours.browser.call(getStory, { params })).body
      expect(readingPosition).toMatchObject({ ...position, narrationId: null })
    }
  })

  it.each([
    [{ section: -1 }, 'section'],
    [{ section: 0.5 }, 'section'],
    [{ sentenceStart: 'here' }, 'sentenceStart'],
    [{ positionMs: -1 }, 'positionMs'],
    [{ narrationId: '1; drop table' }, 'narrationId'],
  ])('is refused with %j', async (wrong, field) => {
    const { browser } = await aFamily(test)
    const params = { id: '01930000-0000-7000-8000-00000000abcd' }
    const response = await browser.call(saveReadingPosition, { params, body: { ...position, ...wrong } })
    expect([response.status, response.body.field]).toEqual([400, field])
  })
})
