import {
  addChild,
  deleteStory,
  favoriteStory,
  generateStory,
  getStory,
  listOwnStories,
  listStories,
  removeChild,
  storyQuota,
  storyRequest,
  understandStory,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { countWords } from './request/duration.ts'
import { factsOf } from './request/facts-of.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const unknownId = '01930000-0000-7000-8000-00000000abcd'

describe('a story', () => {
  it('is written, illustrated and narrated for the requested child', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Marigold', age: 6 })
    const story = await aStory(family, child, { generateAudio: true })
    expect(story.status).toBe('ready')
    expect(story.content).toContain('Marigold')
    expect(story.title.length).toBeGreaterThan(2)
    expect(story.duration).toBeGreaterThanOrEqual(3)
    expect(story.duration).toBeLessThanOrEqual(5)
    expect(story.childrenIncluded).toEqual([{ id: child.id, name: 'Marigold' }])
    const { sections } = story.storyStructure
    expect(sections.length).toBeGreaterThanOrEqual(5)
    expect(story.storyImages).toHaveLength(sections.length + 1)
    for (const [index, section] of sections.entries()) expect(section.imageIndex).toBe(index + 1)
    expect(countWords(sections.map((section) => section.text).join(' '))).toBe(countWords(story.content))
    expect(story.narration?.sections[0]?.position).toBe(0)
  })

  it('has pictures and sound that its family can download, also by range requests', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family), { generateAudio: true })
    const [cover] = story.storyImages
    const svg = await family.browser.request({ method: 'GET', url: cover?.url ?? '' })
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    const webp = await family.browser.request({ method: 'GET', url: story.thumbnailUrl ?? '' })
    expect(webp.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    const url = story.narration?.sections[0]?.audioUrl ?? ''
    const whole = await family.browser.request({ method: 'GET', url })
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' })
    const part = await family.browser.request({ method: 'GET', url, headers: { range: 'bytes=100-199' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`)
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
    const beyond = await family.browser.request({
      method: 'GET',
      url,
      headers: { range: 'bytes=999999999-' },
    })
    expect(beyond.statusCode).toBe(416)
  })

  it('has pictures and sound that a browser asks for at every use, and downloads once', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const story = await aStory(family, child, { generateAudio: true })
    const [sound, webp, svg] = [
      story.narration?.sections[0]?.audioUrl ?? '',
      story.thumbnailUrl ?? '',
      story.storyImages[0]?.url ?? '',
    ]
    const withoutSession = test.visitor()
    for (const url of [sound, webp, svg, child.portraitUrl]) {
      const { headers } = await family.browser.request({ url })
      expect([headers['cache-control'], headers.vary]).toEqual([
        'private, no-cache',
        expect.stringMatching(/^Cookie\b/),
      ])
      const again = { url, headers: { 'if-none-match': String(headers.etag) } }
      const unchanged = await family.browser.request(again)
      expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', headers.etag])
      expect((await withoutSession.request(again)).statusCode).toBeGreaterThan(400)
    }
    const part = (etag: string) =>
      family.browser.request({ url: sound, headers: { range: 'bytes=0-9', 'if-range': etag } })
    const etag = String((await family.browser.request({ url: sound })).headers.etag)
    expect([(await part(etag)).statusCode, (await part('"another"')).statusCode]).toEqual([206, 200])

    await test.deps.db.updateTable('stories').set({ isSample: true }).where('id', '=', story.id).execute()
    const sample = await withoutSession.request({ url: webp })
    expect(sample.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  })

  it('cannot be read by anybody else, nor can its pictures and sound', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const story = await aStory(theirs, await aChild(theirs), { generateAudio: true })
    const params = { id: story.id }
    const files = [story.thumbnailUrl, story.storyImages[0]?.url, story.narration?.sections[0]?.audioUrl]
    for (const browser of [ours.browser, test.visitor()]) {
      expect((await browser.call(getStory, { params })).status).toBe(404)
      for (const url of files)
        expect((await browser.request({ method: 'GET', url: url ?? '' })).statusCode).toBe(404)
      const progress = await browser.request({ method: 'GET', url: `/api/stories/${story.id}/progress` })
      expect(progress.statusCode).toBe(404)
    }
    expect((await ours.browser.call(deleteStory, { params })).status).toBe(404)
    expect((await ours.browser.call(favoriteStory, { params, body: { favorite: true } })).status).toBe(404)
    expect((await ours.browser.call(listStories)).body).toEqual([])
    expect((await theirs.browser.call(getStory, { params })).body.favorite).toBe(false)
  })

  it('cannot be about a child of another family', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const child = await aChild(theirs)
    const body = { mainCharacterIds: [child.id], storyTheme: 'space', storyLength: 'short' }
    const response = await ours.browser.call(generateStory, { body })
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ field: 'mainCharacterIds' })
    expect((await ours.browser.call(listOwnStories)).body).toEqual([])
    expect((await ours.browser.call(storyQuota)).body.used).toBe(0)
  })

  it('can be made a favourite, and no favourite again', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const params = { id: story.id }
    await family.browser.call(favoriteStory, { params, body: { favorite: true } })
    expect((await family.browser.call(listStories)).body[0]?.favorite).toBe(true)
    await family.browser.call(favoriteStory, { params, body: { favorite: false } })
    expect((await family.browser.call(getStory, { params })).body.favorite).toBe(false)
    const wrong = await family.browser.call(favoriteStory, { params, body: { favorite: 'yes' } })
    expect(wrong.body).toMatchObject({ code: 'invalid_input', field: 'favorite' })
  })

  it('stays when its child is deleted', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Clementine' })
    const story = await aStory(family, child)
    await family.browser.request({ method: 'DELETE', url: `/api/user/children/${child.id}` })
    const after = await family.browser.call(getStory, { params: { id: story.id } })
    expect(after.body.content).toContain('Clementine')
  })

  it('is accepted at once with `Prefer: respond-async`, and its progress can be followed', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const body = { mainCharacterIds: [child.id], storyTheme: 'pirates', storyLength: 'short' }
    const accepted = await family.browser.call(generateStory, { body, headers: { prefer: 'respond-async' } })
    expect(accepted.status).toBe(202)
    const stream = await family.browser.request({
      method: 'GET',
      url: `/api/stories/${accepted.body.id}/progress`,
    })
    expect(stream.headers['content-type']).toContain('text/event-stream')
    const snapshots = [...stream.body.matchAll(/event: progress\ndata: (.*)\n/g)].map((match) =>
      JSON.parse(match[1] ?? ''),
    )
    const percents = snapshots.map((snapshot) => snapshot.percent)
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect(snapshots.at(-1)).toMatchObject({ status: 'ready', step: 'complete', percent: 100 })
    expect(snapshots.at(-1).narration.done).toBe(snapshots.at(-1).narration.total)
    expect(snapshots.map((snapshot) => snapshot.settled)).toEqual(
      snapshots.map((_, index) => index === snapshots.length - 1),
    )
    expect(stream.body).toContain('event: end')
    const story = await family.browser.call(getStory, { params: { id: accepted.body.id } })
    expect(story.body.narration).toMatchObject({ status: 'ready' })
    expect(story.body.audioUrl).toMatch(/\.mp3$/)
  })
})

describe('the details of a story', () => {
  it('are understood before it is requested, for the chosen children only', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Marigold' })
    const other = await aChild(await aFamily(test), { name: 'Quillon' })
    const body = {
      text: 'marigold starts school tomorrow. No witches. quillon zorblaxed',
      mainCharacterIds: [child.id, other.id],
    }
    const { status, body: understood } = await family.browser.call(understandStory, { body })
    expect(status).toBe(200)
    expect(understood.facts).toEqual([
      {
        id: 'wish:first-day:school',
        said: 'marigold starts school tomorrow',
        label: 'first day of school · tomorrow',
        about: 'first-day',
        kind: 'event',
        sensitivity: 'plain',
      },
      {
        id: 'wish:leave-out:witch:no',
        said: 'No witches',
        label: 'no witches',
        about: 'leave-out',
        kind: 'avoid',
        sensitivity: 'plain',
      },
    ])
    // The name of another family's child is a word like any other.
    expect(understood.notUnderstood).toEqual(['quillon zorblaxed'])
  })

  it('are compared with what one story of the length has room for, where the writer knows, without what was removed', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { age: 6 })
    const text = 'A visit to the dentist tomorrow. We are moving house.'
    const leftOf = async (more: object) => {
      const body = { text, mainCharacterIds: [child.id], ...more }
      return (await family.browser.call(understandStory, { body })).body.leftForAnother
    }
    const short = { storyTheme: 'space', storyLength: 'short' } as const
    const left = (await leftOf(short)) ?? []
    expect(left).toEqual([expect.stringMatching(/^wish:(dentist|moving-house)/)])
    expect(await leftOf({ ...short, ignoredFacts: left })).toEqual([])
    expect(await leftOf({})).toBeUndefined()
    expect(await leftOf({ ...short, mainCharacterIds: [] })).toBeUndefined()
  })

  it('are said to be told where the story would read them out, and are not said to change nothing then', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Ivy', age: 5 })
    const text =
      'Scooter by the canal. She fell off and a man with a parrot gave her a plaster. We had pancakes for tea.'
    const understood = async (more: object) => {
      const body = { text, mainCharacterIds: [child.id], ...more }
      return (await family.browser.call(understandStory, { body })).body
    }
    const { willBeTold, details, notUnderstood } = await understood({
      storyTheme: 'adventure',
      storyLength: 'medium',
    })
    expect(willBeTold).toEqual(['Scooter by the canal', 'a man with a parrot', 'a plaster', 'tea'])
    expect([details, notUnderstood]).toEqual([[], []])
    expect((await understood({})).willBeTold).toBeUndefined()
  })

  it('are understood for accounts, in the length that a story accepts', async () => {
    const { browser } = await aFamily(test)
    expect((await test.visitor().call(understandStory, { body: { text: 'no witches' } })).status).toBe(401)
    const long = await browser.call(understandStory, { body: { text: 'x'.repeat(2001) } })
    expect([long.status, long.body.field]).toEqual([400, 'text'])
    const foreign = await browser.call(understandStory, { body: { text: 'no witches', familyId: 999_999 } })
    expect(foreign.status).toBe(404)
  })

  it('are kept as they were typed, with what a parent removed from what was understood', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const ignoredFacts = ['wish:leave-out:witch:no']
    const { body } = await family.browser.call(generateStory, {
      body: {
        mainCharacterIds: [child.id],
        storyTheme: 'space',
        storyLength: 'short',
        generateAudio: false,
        additionalDetails: 'no witches',
        ignoredFacts,
      },
    })
    const { brief } = await test.deps.db
      .selectFrom('stories')
      .select('brief')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(brief).toMatchObject({ details: 'no witches', ignoredFacts })
  })

  it('are understood of a companion with a profile as the story understands them, so that what is removed is not told', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const [child, leo] = [await aChild(family), await aChild(family, { name: 'Leo' })]
    const characters = { mainCharacterIds: [child.id], supportingCharacterIds: [leo.id] }
    const text = 'Leo is in hospital'
    const understood = await family.browser.call(understandStory, { body: { text, ...characters } })
    const ids = understood.body.facts.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    const { body } = await family.browser.call(generateStory, {
      body: {
        ...characters,
        storyTheme: 'space',
        storyLength: 'short',
        generateAudio: false,
        additionalDetails: text,
        ignoredFacts: ids,
      },
    })
    const { brief } = await test.deps.db
      .selectFrom('stories')
      .select('brief')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    if (!brief) throw new Error('The story has no brief')
    expect(factsOf({ ...brief, ignoredFacts: [] }).facts.map(({ id }) => id)).toEqual(ids)
    expect(factsOf(brief).facts).toEqual([])
  })

  it('can be read again by the owner, to request the story anew, without what no longer exists', async () => {
    const [family, others] = [await aFamily(test), await aFamily(test)]
    const [child, sibling] = [await aChild(family), await aChild(family)]
    const mainCharacterIds = [child.id, sibling.id]
    const sent = {
      mainCharacterIds,
      storyTheme: 'space',
      storyLength: 'short',
      additionalDetails: 'no witches',
    }
    const { body } = await family.browser.call(generateStory, { body: sent })
    const ofStory = { params: { id: body.id } }
    const again = await family.browser.call(storyRequest, ofStory)
    expect(again.body).toMatchObject({ ...sent, generateAudio: true })
    expect((await family.browser.call(generateStory, { body: again.body })).status).not.toBe(400)
    await family.browser.call(removeChild, { params: { id: sibling.id } })
    expect((await family.browser.call(storyRequest, ofStory)).body.mainCharacterIds).toEqual([child.id])
    expect((await others.browser.call(storyRequest, ofStory)).status).toBe(404)
    expect((await test.visitor().call(storyRequest, ofStory)).status).toBe(401)
  })
})

describe('requesting a story', () => {
  it.each([
    [{ mainCharacterIds: [] }, 'mainCharacterIds', 'At least one main character must be selected'],
    [{ mainCharacterIds: undefined }, 'mainCharacterIds', /./],
    [{ mainCharacterIds: ['1; drop table'] }, 'mainCharacterIds.0', /./],
    [{ storyTheme: undefined }, 'storyTheme', 'Theme is required'],
    [{ storyTheme: 'horror' }, 'storyTheme', 'Theme is required'],
    [{ storyLength: undefined }, 'storyLength', 'Length is required'],
    [{ narrationCadence: 'gallop' }, 'narrationCadence', /./],
    [
      { additionalDetails: 'x'.repeat(2001) },
      'additionalDetails',
      'Additional details must be at most 2000 characters',
    ],
    [{ additionalDetails: 'bell \u0007' }, 'additionalDetails', /cannot be used/],
    [
      { customSupportingCharacters: [{ name: '', relationship: 'aunt' }] },
      'customSupportingCharacters.0.name',
      'Name is required',
    ],
    [
      { customSupportingCharacters: [{ name: 'Bo', relationship: '' }] },
      'customSupportingCharacters.0.relationship',
      'Relationship is required',
    ],
    [{ selectedVoiceId: 'nobody' }, 'selectedVoiceId', 'This voice is not available.'],
    [{ generateAudio: 'please' }, 'generateAudio', /./],
  ])('with %j is refused, names the field and uses no quota', async (wrong, field, message) => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const child = await aChild(family)
    const body = { mainCharacterIds: [child.id], storyTheme: 'space', storyLength: 'short', ...wrong }
    const response = await family.browser.call(generateStory, { body })
    expect(response.status).toBe(400)
    expect(response.body.field).toBe(field)
    expect(response.body.message).toMatch(message)
    expect((await family.browser.call(storyQuota)).body.used).toBe(0)
    expect((await family.browser.call(listStories)).body).toEqual([])
  })

  it.each([
    [{ storyLength: 'medium' }, 'storyLength'],
    [{ customSupportingCharacters: [{ name: 'Bo', relationship: 'aunt' }] }, 'customSupportingCharacters'],
    [{ selectedVoiceId: 'above', selectedVoiceProviderId: 'builtin' }, 'selectedVoiceId'],
  ])('with %j needs a higher plan than Firefly', async (options, field) => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const above = test.deps.db.insertInto('approvedVoices')
    await above
      .values({ providerId: 'builtin', voiceId: 'above', name: 'Above', subscriptionLevel: 'moonbeam' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const body = { mainCharacterIds: [child.id], storyTheme: 'space', storyLength: 'short', ...options }
    const response = await family.browser.call(generateStory, { body })
    expect(response.status).toBe(403)
    expect(response.body).toMatchObject({ code: 'upgrade_required', upgradeRequired: true, field })
  })

  it('twenty times at once on a quota of one makes one story', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const body = {
      mainCharacterIds: [child.id],
      storyTheme: 'animals',
      storyLength: 'short',
      generateAudio: false,
    }
    const headers = { prefer: 'respond-async' }
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => family.browser.call(generateStory, { body, headers })),
    )
    expect(responses.filter((response) => response.status === 202)).toHaveLength(1)
    const refused = responses.filter((response) => response.status === 429)
    expect(refused).toHaveLength(19)
    expect(refused[0]?.body.code).toBe('quota_exceeded')
    expect((await family.browser.call(listOwnStories)).body).toHaveLength(1)
    expect((await family.browser.call(storyQuota)).body).toMatchObject({
      used: 1,
      limit: 1,
      remaining: 0,
      period: 'weekly',
    })
  })

  it('needs an approved account where the installation requires approval', async () => {
    const strict = await startApp({ environment: { REQUIRE_APPROVAL: 'true' }, working: false })
    const family = await aFamily(strict)
    const child = await aChild(family)
    const body = { mainCharacterIds: [child.id], storyTheme: 'animals', storyLength: 'short' }
    const response = await family.browser.call(generateStory, { body })
    expect(response.status).toBe(403)
    expect(response.body).toMatchObject({
      code: 'approval_required',
      message: 'Your account is waiting for approval.',
    })
    await strict.close()
  })

  it('with hostile names shows them exactly as typed', async () => {
    const names = ['<img src=x onerror=alert(1)>', '{name} -> END # tag', "O'Neil & Sons", 'ليلى', '👧🏽 Zoë']
    const family = await aFamily(test, { isAdmin: true })
    for (const name of names) {
      const story = await aStory(
        family,
        (await family.browser.call(addChild, { body: { name, age: 5 } })).body,
      )
      expect(story.content).toContain(name)
    }
  })
})

describe('lists of stories', () => {
  it('are newest first and continue from a cursor', async () => {
    const family = await aFamily(test, { isAdmin: true })
    const child = await aChild(family)
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.unshift((await aStory(family, child)).id)
    const first = await family.browser.call(listStories, { query: { limit: '2' } })
    expect(first.body.map((card) => card.id)).toEqual(ids.slice(0, 2))
    const second = await family.browser.call(listStories, { query: { limit: '2', before: ids[1] ?? '' } })
    expect(second.body.map((card) => card.id)).toEqual(ids.slice(2, 4))
    expect(first.body[0]).not.toHaveProperty('content')
    expect(first.body[0]?.excerpt.length).toBeGreaterThan(50)
  })

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: 'many' }, 'limit'],
    [{ before: 'yesterday' }, 'before'],
  ])('refuse %j', async (query, field) => {
    const { browser } = await aFamily(test)
    const response = await browser.call(listStories, { query })
    expect([response.status, response.body.field]).toEqual([400, field])
  })

  it('contain samples only for a visitor, and one’s own stories need a sign-in', async () => {
    const family = await aFamily(test)
    await aStory(family, await aChild(family))
    const cards = (await test.visitor().call(listStories)).body
    expect(cards.every((card) => card.isSample)).toBe(true)
    expect((await test.visitor().call(listOwnStories)).status).toBe(401)
  })
})

it('replies 404 for a story that does not exist, and 400 for something that is no id', async () => {
  const { browser } = await aFamily(test)
  expect((await browser.call(getStory, { params: { id: unknownId } })).status).toBe(404)
  const wrong = await browser.call(getStory, { params: { id: '17' } })
  expect([wrong.status, wrong.body.field]).toEqual([400, 'id'])
})
