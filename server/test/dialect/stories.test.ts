import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  insertGeneration,
  saveGeneratedImage,
  selectGeneration,
} from '../../src/modules/stories/illustrate/generated-images.queries.ts'
import { selectProgress } from '../../src/modules/stories/read/progress.queries.ts'
import { savePosition, selectPosition } from '../../src/modules/stories/read/reading-position.queries.ts'
import { selectRecentStories } from '../../src/modules/stories/request/recent-stories.queries.ts'
import {
  addToSeries,
  insertSeries,
  lockSeries,
  nextNightNumber,
  removeEmptySeries,
  saveSeries,
  selectNights,
  selectSeries,
} from '../../src/modules/stories/series/series.queries.ts'
import * as stories from '../../src/modules/stories/stories.queries.ts'
import * as cards from '../../src/modules/stories/story-cards.queries.ts'
import { selectCost } from '../../src/modules/stories/write/external-calls.queries.ts'
import type { Draft, Outline } from '../../src/modules/stories/write/story-writer.ts'
import * as written from '../../src/modules/stories/written-story.queries.ts'
import { type Db, insertNewStory, insertUser, onPglite, readValue } from './on-pglite.ts'

const scene = {
  setting: 'meadow',
  time: 'night',
  weather: 'clear',
  cast: [],
  things: [{ thing: 'lamp' }],
  description: 'A lamp in a meadow',
}
const section = (text: string) => ({ text, scene, pace: 1 })
const draft: Draft = {
  title: 'Night «Ömür» 🌙 "quoted" \\ back',
  plot: 'lamp',
  sections: [section('One.'), section('Two.')],
}
const outline: Outline = { title: 'The Lamp', plot: 'lamp', scenes: [scene, scene], plan: { left: null } }
const image = (url: string) => ({
  url,
  description: 'A lamp',
  bitmaps: [{ url: `${url}.webp`, width: 400 }],
  width: 1200,
  height: 900,
  colour: '#123456',
})
const pictures = (...urls: string[]) => ({
  images: urls.map(image),
  thumbnailUrl: null,
  done: urls.length,
  total: 3,
})
const canon = { who: 'Жанна', where: 'a “meadow”', learnt: '', thread: 'the\\gate' }

async function drafted(db: Db, userId: number): Promise<string> {
  const id = await insertNewStory(db, userId)
  await written.storeDraft(
    db,
    id,
    draft,
    { content: 'One.\n\nTwo.', duration: 3, pictures: 3, language: 'en' as const },
    0,
  )
  return id
}

onPglite('stories', {
  'a brief and children are saved as JSON and read as objects': async (db) => {
    const id = await insertNewStory(db, await insertUser(db), [{ id: 7, name: 'Mia "the fox"' }])
    const story = await stories.selectStory(db, id)
    expect(story?.childrenIncluded).toEqual([{ id: 7, name: 'Mia "the fox"' }])
    expect((await stories.lockStory(db, id))?.brief).toMatchObject({ seed: 'dialect', narration: null })
  },
  'a draft is saved once, with all its characters': async (db) => {
    const id = await drafted(db, await insertUser(db))
    expect(await stories.selectStory(db, id)).toMatchObject({
      title: draft.title,
      storyStructure: { sections: [{ imageIndex: 1 }, { text: 'Two.', imageIndex: 2 }] },
    })
    const again = await written.storeDraft(
      db,
      id,
      draft,
      { content: '', duration: 1, pictures: 1, language: 'en' as const },
      0,
    )
    expect(again).toBe(false)
  },
  'an outline is saved only once': async (db) => {
    const id = await insertNewStory(db, await insertUser(db))
    expect(await written.storeOutline(db, id, outline)).toBe(true)
    expect(await written.storeOutline(db, id, outline)).toBe(false)
    expect(await readValue(db, 'outline', 'stories', id)).toEqual(outline)
  },
  'a section is appended to text and JSON, only at its position': async (db) => {
    const id = await insertNewStory(db, await insertUser(db))
    await written.storeOutline(db, id, outline)
    const measured = { duration: 1, edition: 1 }
    expect(await written.appendSection(db, id, section("It's one."), 0, measured)).toBe(true)
    expect(await written.appendSection(db, id, section('Again'), 0, measured)).toBe(false)
    expect(await written.appendSection(db, id, section('Two \\n.'), 1, measured)).toBe(true)
    expect(await stories.selectStory(db, id)).toMatchObject({
      content: "It's one.\n\nTwo \\n.",
      storyStructure: { sections: [{ text: "It's one." }, { text: 'Two \\n.', imageIndex: 2 }] },
    })
  },
  'pictures are never replaced by fewer': async (db) => {
    const id = await drafted(db, await insertUser(db))
    await written.savePictures(db, id, 1, pictures('a', 'b'))
    await written.savePictures(db, id, 1, pictures('c'))
    const story = await stories.selectStory(db, id)
    expect(story?.storyImages.map(({ url }) => url)).toEqual(['a', 'b'])
  },
  'one picture is replaced by its index, and counted': async (db) => {
    const id = await drafted(db, await insertUser(db))
    await written.savePictures(db, id, 1, pictures('a', 'b'))
    const { id: number } = await insertGeneration(db, { storyId: id, provider: 'openai', wanted: [1] })
    const painting = (await selectGeneration(db, number)) ?? expect.unreachable()
    await saveGeneratedImage(db, painting, { edition: 1 }, 1, image('painted'))
    await saveGeneratedImage(db, painting, { edition: 9 }, 0, image('late'))
    const story = await stories.selectStory(db, id)
    expect(story?.storyImages.map(({ url }) => url)).toEqual(['a', 'painted'])
    expect(await selectGeneration(db, number)).toMatchObject({ wanted: [1], painted: [1] })
  },
  'a note is added once and removed': async (db) => {
    const id = await insertNewStory(db, await insertUser(db))
    for (const note of ['a "quoted" note', 'another', 'a "quoted" note']) await written.addNote(db, id, note)
    expect(await readValue(db, 'notes', 'stories', id)).toEqual(['a "quoted" note', 'another'])
    await written.removeNote(db, id, 'a "quoted" note')
    expect(await readValue(db, 'notes', 'stories', id)).toEqual(['another'])
  },
  'a receipt is JSON': async (db) => {
    const id = await insertNewStory(db, await insertUser(db))
    const receipt = {
      writer: 'Nightlight',
      model: null,
      checks: [],
      readingLevel: { gradeLevel: 2.5, wordsPerSentence: 9 },
      newWords: ['lantern'],
      sentTo: [],
      costUsd: 0.000001,
    }
    await written.saveReceipt(db, id, receipt)
    expect(await readValue(db, 'receipt', 'stories', id)).toEqual(receipt)
  },
  'sharing again keeps the time of the first time': async (db) => {
    const id = await insertNewStory(db, await insertUser(db))
    const end = await stories.share(db, id, 'hour')
    const first = await readValue<Date>(db, 'shared_at', 'stories', id)
    expect(await stories.share(db, id, undefined)).toEqual(end)
    expect(await stories.share(db, id, 'unlimited')).toBeNull()
    expect(await readValue(db, 'shared_at', 'stories', id)).toEqual(first)
    await stories.stopSharing(db, id)
    expect(await readValue(db, 'shared_at', 'stories', id)).toBeNull()
  },
  'a deleted story can be locked for some minutes, and is found for removal afterwards': async (db) => {
    const userId = await insertUser(db)
    const id = await insertNewStory(db, userId)
    await stories.markDeleted(db, id)
    expect(await stories.lockDeleted(db, userId, id, 5)).toMatchObject({ id })
    expect(await stories.selectDeletedBefore(db, 5)).not.toContainEqual({ id })
    expect(await stories.selectDeletedBefore(db, 0)).toContainEqual({ id })
  },
  'the excerpt of a card is cut between characters': async (db) => {
    const userId = await insertUser(db)
    const id = await insertNewStory(db, userId)
    await db
      .updateTable('stories')
      .set({ content: '🌙'.repeat(300) })
      .where('id', '=', id)
      .execute()
    const [card] = await cards.selectOwnCards(db, userId, { limit: 1 })
    expect(card?.excerpt).toBe('🌙'.repeat(240))
  },
  'progress counts elements of JSON, as numbers': async (db) => {
    const id = await insertNewStory(db, await insertUser(db))
    await written.storeOutline(db, id, outline)
    await written.appendSection(db, id, section('One.'), 0, { duration: 1, edition: 1 })
    expect(await selectProgress(db, id)).toMatchObject({
      opening: 'One.',
      sectionCount: 1,
      plannedCount: 2,
      progress: { pictures: { done: 0, total: 3 } },
      recorded: 0,
      firstRecorded: false,
    })
  },
  'a reading position is inserted, then updated, without the narration of another story': async (db) => {
    const userId = await insertUser(db)
    const id = await insertNewStory(db, userId)
    const place = { section: 1, sentenceStart: 20, positionMs: 3000, narrationId: 999_999 }
    await savePosition(db, userId, id, place)
    await savePosition(db, userId, id, { ...place, section: 2 })
    expect(await selectPosition(db, userId, id)).toMatchObject({ section: 2, narrationId: null })
  },
  'recent stories are those for the children, by their ids in JSON, and those of the last days': async (
    db,
  ) => {
    const userId = await insertUser(db)
    const id = await insertNewStory(db, userId, [{ id: 71, name: 'Mia' }])
    const measures = { content: 'First.\n\nSecond.', duration: 1, pictures: 1, language: 'en' as const }
    await written.storeDraft(db, id, { ...draft, lines: ['1abc'] }, measures, 0)
    const told = { toldBefore: ['lamp'], openingsTold: ['First.', 'Second.'] }
    expect(await selectRecentStories(db, userId, [{ id: 7 }], 'space')).toEqual({ ...told, linesTold: [] })
    await sql`update stories set created_at = now() - interval '8 days' where id = ${id}`.execute(db)
    expect(await selectRecentStories(db, userId, [{ id: 70 }, { id: 71 }], 'space')).toEqual({
      ...told,
      linesTold: ['1abc'],
    })
    expect(await selectRecentStories(db, userId, [{ id: 7 }], 'space')).toEqual({
      toldBefore: [],
      openingsTold: [],
      linesTold: [],
    })
  },
  'a series saves its canon, can be locked, counts its nights, and is removed with the last one': async (
    db,
  ) => {
    const userId = await insertUser(db)
    const { id } = await insertSeries(db, { userId, title: 'The Lamp', canon })
    const story = await insertNewStory(db, userId)
    await addToSeries(db, story, id, 3)
    await saveSeries(db, id, { title: 'The Gate', canon: { ...canon, learnt: 'paint dries' } })
    expect(await lockSeries(db, id)).toMatchObject({ canon: { who: 'Жанна', learnt: 'paint dries' } })
    expect(await selectNights(db, id)).toMatchObject([{ id: story, night: 3 }])
    expect(await nextNightNumber(db, id)).toBe(4)
    await stories.removeStory(db, story)
    await removeEmptySeries(db)
    expect(await selectSeries(db, id)).toBeUndefined()
  },
  'costs are added up without losing a fraction of a cent': async (db) => {
    const id = await insertNewStory(db, await insertUser(db))
    for (const estimatedCost of ['0.000001', '0.100000', '0.200000'])
      await db.insertInto('apiUsage').values({ apiName: 'openai', storyId: id, estimatedCost }).execute()
    expect(await selectCost(db, id)).toBe(0.300001)
  },
})
