import { EventEmitter, once } from 'node:events'
import { getStory, listStories, shareStory, stopSharingStory } from '@nightlight/contract'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { json } from '../../../platform/database/index.ts'
import type { Events } from '../../../platform/events/index.ts'
import { followStory } from '../read/follow-story.ts'
import { readableStory } from '../read/readable-story.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ environment: { PUBLIC_URL: 'https://stories.example.org' } })
})
afterAll(() => test.close())

describe('a shared story', () => {
  it('can be opened by everybody who has the link, until its owner stops sharing', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const story = await aStory(ours, await aChild(ours), { generateAudio: true })
    const params = { id: story.id }
    const shared = await ours.browser.call(shareStory, { params })
    expect(shared.body).toEqual({
      url: `https://stories.example.org/story/${story.id}`,
      isShared: true,
      sharedUntil: null,
    })
    expect((await ours.browser.call(getStory, { params })).body.isShared).toBe(true)
    const files = [story.thumbnailUrl, story.narration?.sections[0]?.audioUrl]
    for (const browser of [theirs.browser, test.visitor()]) {
      const read = await browser.call(getStory, { params })
      expect([read.status, read.body.content]).toEqual([200, story.content])
      for (const url of files)
        expect((await browser.request({ method: 'GET', url: url ?? '' })).statusCode).toBe(200)
    }
    expect((await ours.browser.call(stopSharingStory, { params })).status).toBe(204)
    for (const browser of [theirs.browser, test.visitor()]) {
      expect((await browser.call(getStory, { params })).status).toBe(404)
      for (const url of files)
        expect((await browser.request({ method: 'GET', url: url ?? '' })).statusCode).toBe(404)
    }
    expect((await ours.browser.call(getStory, { params })).body.isShared).toBe(false)
  })

  it.each([
    ['hour', 60 * 60],
    ['week', 7 * 24 * 60 * 60],
  ] as const)('stops being public by itself after the chosen %s', async (duration, seconds) => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const story = await aStory(ours, await aChild(ours))
    const params = { id: story.id }
    const visitor = test.visitor()
    const pass = (time: number) =>
      sql`update stories set shared_until = shared_until - make_interval(secs => ${time}) where id = ${story.id}`.execute(
        test.deps.db,
      )
    const before = Date.now()
    const { sharedUntil } = (await ours.browser.call(shareStory, { params, body: { duration } })).body
    expect(Date.parse(sharedUntil ?? '')).toBeGreaterThanOrEqual(before + (seconds - 1) * 1000)
    expect(Date.parse(sharedUntil ?? '')).toBeLessThanOrEqual(Date.now() + (seconds + 1) * 1000)
    expect((await ours.browser.call(getStory, { params })).body).toMatchObject({
      isShared: true,
      sharedUntil,
    })
    // Sharing it again without another choice does not make it longer.
    expect((await ours.browser.call(shareStory, { params })).body.sharedUntil).toBe(sharedUntil)
    await pass(seconds - 60)
    const read = await visitor.call(getStory, { params })
    expect([read.status, read.body.sharedUntil]).toEqual([200, null])
    await pass(60)
    for (const browser of [visitor, theirs.browser]) {
      expect((await browser.call(getStory, { params })).status).toBe(404)
      const picture = await browser.request({ method: 'GET', url: story.thumbnailUrl ?? '' })
      expect(picture.statusCode).toBe(404)
    }
    const own = await ours.browser.call(getStory, { params })
    expect(own.body).toMatchObject({ isShared: false, sharedUntil: null })
    const again = await ours.browser.call(shareStory, { params, body: { duration: 'unlimited' } })
    expect(again.body).toMatchObject({ isShared: true, sharedUntil: null })
    expect((await visitor.call(getStory, { params })).status).toBe(200)
  })

  it('sends no more progress to others once its owner stops sharing', async () => {
    const { db } = test.deps
    const ours = await aFamily(test)
    const { id } = await aStory(ours, await aChild(ours))
    await ours.browser.call(shareStory, { params: { id } })
    await db.updateTable('stories').set({ status: 'generating' }).where('id', '=', id).execute()
    const { reply, sent, closed } = aReply()
    let publish: (payload: unknown) => void = () => expect.unreachable()
    const subscribe: Events['subscribe'] = async (_topic, listener) => {
      publish = listener
      return () => {}
    }
    await followStory({ db, events: { ...test.deps.events, subscribe } }, reply, () =>
      readableStory(db, null, id),
    )
    expect(sent.filter((text) => text.startsWith('event: progress'))).toHaveLength(1)
    await ours.browser.call(stopSharingStory, { params: { id } })
    publish({})
    await closed
    expect(sent.filter((text) => text.startsWith('event: progress'))).toHaveLength(1)
  })

  it('shows a visitor nothing about the family beyond the text of the story', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Saffron', age: 7, interests: 'zeppelins' })
    const info = 'is afraid of the vacuum cleaner'
    await test.deps.db.updateTable('children').set({ info }).where('id', '=', child.id).execute()
    const story = await aStory(family, child)
    await test.deps.db
      .updateTable('stories')
      .set({ favorite: true, notes: json(['The chosen voice was away.']) })
      .where('id', '=', story.id)
      .execute()
    const params = { id: story.id }
    await family.browser.call(shareStory, { params })
    const { body } = await test.visitor().call(getStory, { params })
    expect(body).toMatchObject({
      childrenIncluded: [{ id: null, name: 'Saffron' }],
      notes: [],
      favorite: false,
      isOwner: false,
    })
    const metadata = JSON.stringify({
      ...body,
      content: '',
      excerpt: '',
      storyStructure: [],
      storyImages: [],
    })
    expect(metadata).not.toMatch(/vacuum|zeppelin|brief|userId/i)
    expect(metadata).not.toContain(family.user.username)
  })

  it('is listed for its owner only', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const story = await aStory(ours, await aChild(ours))
    await ours.browser.call(shareStory, { params: { id: story.id } })
    expect((await theirs.browser.call(listStories)).body).toEqual([])
    expect((await test.visitor().call(listStories)).body.map(({ id }) => id)).not.toContain(story.id)
  })

  it('can be shared, and no longer shared, by its owner only', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const story = await aStory(ours, await aChild(ours))
    const params = { id: story.id }
    expect((await theirs.browser.call(shareStory, { params })).status).toBe(404)
    expect((await test.visitor().call(shareStory, { params })).status).toBe(401)
    expect((await ours.browser.call(getStory, { params })).body.isShared).toBe(false)
    await ours.browser.call(shareStory, { params })
    expect((await theirs.browser.call(stopSharingStory, { params })).status).toBe(404)
    expect((await test.visitor().call(stopSharingStory, { params })).status).toBe(401)
    expect((await test.visitor().call(getStory, { params })).status).toBe(200)
  })
})

/** A connection that records what was sent. */
function aReply() {
  const sent: string[] = []
  const raw = Object.assign(new EventEmitter(), {
    writableEnded: false,
    destroyed: false,
    writeHead: () => raw,
    write: (text: string) => sent.push(text),
    end() {
      raw.writableEnded = true
      raw.emit('close')
    },
  })
  const reply = { raw, hijack: () => {}, getHeaders: () => ({}) } as unknown as FastifyReply
  return { reply, sent, closed: once(raw, 'close') }
}
