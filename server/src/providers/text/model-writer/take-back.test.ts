import {
  generateStory,
  getStory,
  listOwnStories,
  type Story,
  StoryProgress,
  saveReadingPosition,
} from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aChild, aFamily, type Family } from '../../../../test/factories.ts'
import { fakeIllustrator, fakeSpeech } from '../../../../test/fake-providers.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { type Scene, type StoryWriter, WriterGaveUp } from '../../../modules/stories/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { embeddedStoryteller } from '../embedded-storyteller.ts'

const writeJob = defineJob<{ storyId: string }>('write-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
})

const begun = 'The lamp went up the ladder, and nobody held the ladder.'
const why =
  'Moon objected to its own beginning when it read the story again, so our own storyteller wrote this story.'
const takenBack = 'The beginning that you could see or hear before has been taken back.'

const scene: Scene = {
  setting: 'forest',
  time: 'dusk',
  weather: 'clear',
  cast: [{ who: 'main:0', action: 'walk', mood: 'calm' }],
  things: [],
  description: 'Somebody walks in the forest.',
}

/** What each part waits for. */
let gates: Record<'objection' | 'embedded' | 'speech' | 'drawing', PromiseWithResolvers<void>>
let written: string[] = []
/** What a worker is at, and waits at its gate with. */
let begunWork: string[] = []
beforeEach(() => {
  written = []
  begunWork = []
  gates = {
    objection: Promise.withResolvers(),
    embedded: Promise.withResolvers(),
    speech: Promise.withResolvers(),
    drawing: Promise.withResolvers(),
  }
})

/** Hands in the first of two sections, and objects to it later. */
const model: StoryWriter = {
  id: 'model',
  credit: { writer: 'Moon', model: 'moon-1' },
  sends: () => [{ provider: 'Moon', what: ['theme and length'] }],
  async write(_, context) {
    written.push('model')
    context.onSent?.({ provider: 'Moon', words: ['A parent wishes: a lamp.'] })
    await context.onOutline({ title: 'The Ladder', plot: 'ladder', scenes: [scene, scene], plan: null })
    await context.onSection({ text: begun, scene, pace: 1 })
    await gates.objection.promise
    throw new WriterGaveUp('objected', why)
  },
}

const own = embeddedStoryteller()
const embeddedWriter: StoryWriter = {
  ...own,
  async write(brief, context) {
    written.push('embedded')
    if (written.filter((who) => who === 'embedded').length === 1) await gates.embedded.promise
    return own.write(brief, context)
  },
}

const speech = fakeSpeech()
let test: TestApp
beforeAll(async () => {
  test = await startApp({
    overrides: {
      writer: model,
      embeddedWriter,
      builtinSpeech: {
        ...speech,
        async record(request) {
          if (request.text === begun) {
            begunWork.push('speech')
            await gates.speech.promise
          }
          return speech.record(request)
        },
      },
      illustrator: {
        ...fakeIllustrator,
        async draw(picture, signal) {
          if (picture.title === 'The Ladder') {
            begunWork.push('drawing')
            await gates.drawing.promise
          }
          return fakeIllustrator.draw(picture, signal)
        },
      },
    },
  })
})
afterAll(() => test.close())

async function request(): Promise<{ family: Family; id: string; look: () => Promise<Story> }> {
  const family = await aFamily(test)
  const child = await aChild(family)
  const body = { mainCharacterIds: [child.id], storyTheme: 'space', storyLength: 'short' }
  const headers = { prefer: 'respond-async' }
  const { id } = (await family.browser.call(generateStory, { body, headers })).body
  const look = async () => (await family.browser.call(getStory, { params: { id } })).body
  return { family, id, look }
}

const filesOf = async (id: string) => {
  const keys: string[] = []
  for await (const { key } of test.deps.files.list()) if (key.startsWith(`stories/${id}/`)) keys.push(key)
  return keys
}
const isAtWork = async () => {
  const jobs = await test.deps.jobs.statistics()
  return jobs.some(({ active, waiting }) => active > 0 || waiting > 0)
}

describe('what a model has begun and then objects to', () => {
  it('is taken back everywhere before another story takes its place, and the parent is told', async () => {
    gates.speech.resolve()
    gates.drawing.resolve()
    const { family, id, look } = await request()
    const followed = family.browser.request({ method: 'GET', url: `/api/stories/${id}/progress` })
    await expect.poll(async () => (await look()).narration?.sections.length).toBe(1)
    await expect.poll(async () => (await look()).storyImages.length).toBe(3)
    const before = await look()
    expect(before).toMatchObject({ title: 'The Ladder', content: begun, edition: 1, status: 'generating' })
    const urls = [
      before.narration?.sections[0]?.audioUrl ?? '',
      before.thumbnailUrl ?? '',
      ...before.storyImages.map(({ url }) => url),
    ]
    const statuses = () =>
      Promise.all(urls.map(async (url) => (await family.browser.request({ method: 'GET', url })).statusCode))
    expect(await statuses()).toEqual(urls.map(() => 200))
    const place = { section: 0, sentenceStart: 0, positionMs: 400, narrationId: before.narration?.id }
    await family.browser.call(saveReadingPosition, { params: { id }, body: place })

    gates.objection.resolve()
    await expect.poll(() => written).toEqual(['model', 'embedded'])
    expect(await look()).toMatchObject({
      title: '',
      content: '',
      excerpt: '',
      edition: 2,
      status: 'generating',
      storyStructure: { sections: [] },
      storyImages: [],
      thumbnailUrl: null,
      audioUrl: null,
      narration: null,
      readingPosition: null,
      notes: [why, takenBack],
    })
    expect(await statuses()).toEqual(urls.map(() => 404))
    expect(await filesOf(id)).toEqual([])
    const [card] = (await family.browser.call(listOwnStories)).body
    expect(card).toMatchObject({ id, title: '', excerpt: '', thumbnailUrl: null, place: null })
    const row = await test.deps.db
      .selectFrom('stories')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(/ladder/i)

    gates.embedded.resolve()
    await expect.poll(async () => (await look()).status).toBe('ready')
    const after = await look()
    expect(after).toMatchObject({ edition: 3, notes: [why, takenBack], receipt: { writer: 'Nightlight' } })
    expect(after.receipt?.sentTo).toContainEqual({
      provider: 'Moon',
      what: ['theme and length'],
      words: ['A parent wishes: a lamp.'],
    })
    expect(JSON.stringify(after)).not.toMatch(/up the ladder/i)
    expect(await statuses()).toEqual(urls.map(() => 404))

    // Whoever had it open was told in this order.
    const snapshots = (await followed).payload
      .split('\n')
      .filter((line) => line.startsWith('data: {"storyId"'))
      .map((line) => StoryProgress.parse(JSON.parse(line.slice('data: '.length))))
    const editions = snapshots.map(({ edition }) => edition ?? 0)
    expect([...new Set(editions)]).toEqual(editions.includes(0) ? [0, 1, 2, 3] : [1, 2, 3])
    for (const { edition, opening, title, thumbnailUrl } of snapshots)
      if (edition === 2) expect([opening, title, thumbnailUrl]).toEqual([null, null, null])
  })

  it('leaves no file behind that was being made at that moment', async () => {
    const { id, look } = await request()
    await expect.poll(() => begunWork.toSorted()).toEqual(['drawing', 'speech'])
    gates.objection.resolve()
    await expect.poll(() => written).toEqual(['model', 'embedded'])
    gates.speech.resolve()
    gates.drawing.resolve()
    gates.embedded.resolve()
    await expect.poll(async () => (await look()).narration?.status).toBe('ready')
    await expect.poll(isAtWork).toBe(false)
    const { narration, storyImages } = await look()
    const kept = [`stories/${id}/narration/${narration?.id}/`, `stories/${id}/pictures/`]
    const files = await filesOf(id)
    expect(files.filter((key) => !kept.some((folder) => key.startsWith(folder)))).toEqual([])
    expect(files.filter((key) => key.includes('/pictures/') && !/\/\d+-3\b/.test(key))).toEqual([])
    expect(storyImages.length).toBeGreaterThan(1)
  })

  it('is not asked for again by a process that goes on after it was taken back', async () => {
    gates.speech.resolve()
    gates.drawing.resolve()
    const { id, look } = await request()
    await expect.poll(async () => (await look()).content).toBe(begun)
    gates.objection.resolve()
    await expect.poll(() => written).toEqual(['model', 'embedded'])
    // Another worker takes the job over, as it does when the first one was killed.
    await test.deps.jobs.enqueue(test.deps.db, writeJob, { storyId: id })
    await expect.poll(async () => (await look()).status).toBe('ready')
    expect(written).toEqual(['model', 'embedded', 'embedded'])
    const { receipt, notes, edition } = await look()
    expect([edition, notes]).toEqual([3, [why, takenBack]])
    expect(receipt?.sentTo[0]?.words).toEqual(['A parent wishes: a lamp.'])
    gates.embedded.resolve()
    await expect.poll(isAtWork).toBe(false)
    expect((await look()).edition).toBe(3)
  })
})
