import { readFileSync } from 'node:fs'
import {
  continueStory,
  deleteStory,
  getSeries,
  getStory,
  listSeriesStories,
  listStories,
  type Story,
  storySeries,
  updateSeries,
} from '@nightlight/contract'
import { plots } from '@nightlight/storyteller'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import type { Brief } from '../request/brief.ts'
import type { WriterContext } from '../write/story-writer.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const canon = {
  who: 'Juniper, and the fox from the lighthouse',
  where: 'the lighthouse',
  learnt: 'to knock first',
  thread: 'who had lit the lamp',
}

async function nextNight({ browser }: Family, id: string, body: object = {}): Promise<Story> {
  const response = await browser.call(continueStory, { params: { id }, body })
  expect([response.status, response.body.message]).toEqual([200, undefined])
  return (await browser.call(getStory, { params: { id: response.body.id } })).body
}

describe('the next night of a series', () => {
  it('has the same children, refers to the previous night and is added to the canon', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const child = await aChild(family)
    const grandma = { name: 'Granny Jo', relationship: 'grandmother' }
    const request = { storyTheme: 'pirates', customSupportingCharacters: [grandma] }
    const first = await aStory(family, child, request)
    expect([first.night, first.series]).toEqual([null, null])
    const offered = await family.browser.call(storySeries, { params: { id: first.id } })
    expect(offered.body).toMatchObject({ id: null, title: first.title, nights: [{ id: first.id, night: 1 }] })
    expect(offered.body.canon.who).toMatch(/^Juniper and Granny Jo; /)

    const second = await nextNight(family, first.id)
    expect(second).toMatchObject({ night: 2, theme: 'pirates', childrenIncluded: [{ id: child.id }] })
    expect(second.series).toMatchObject({ title: first.title, nights: [{ id: first.id }, { id: second.id }] })
    expect(second.content).toContain('Granny Jo')
    expect(second.content).toContain((await nextNightOf(first.id)) ?? offered.body.canon.thread)
    expect(offered.body.canon.learnt).toBe('')

    const params = { id: second.series?.id ?? 0 }
    const after = await family.browser.call(getSeries, { params })
    expect(after.body.canon).not.toEqual(offered.body.canon)
    expect(after.body.canon.who).toContain('Juniper and Granny Jo; ')
    const third = await nextNight(family, first.id, { storyLength: 'medium' })
    expect(third).toMatchObject({ night: 3, storyLength: 'medium' })
    const stories = await test.deps.db
      .selectFrom('stories')
      .select('plot')
      .where('seriesId', '=', params.id)
      .execute()
    expect(new Set(stories.map(({ plot }) => plot)).size).toBe(3)
    const ofSeries = await family.browser.call(listSeriesStories, { params })
    expect(ofSeries.body.map(({ night }) => night)).toEqual([1, 2, 3])
    const all = await family.browser.call(listStories, {})
    expect(all.body.map(({ night }) => night)).toEqual([3, 2, 1])
    await family.browser.call(deleteStory, { params: { id: second.id } })
    const remaining = await family.browser.call(getSeries, { params })
    expect(remaining.body.nights.map(({ night }) => night)).toEqual([1, 3])
    expect((await nextNight(family, third.id)).night).toBe(4)
  })

  it('follows the canon as a parent has edited it, with the request or afterwards', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const first = await aStory(family, await aChild(family))
    const second = await nextNight(family, first.id, { canon })
    expect(second.content).toContain('wondering who had lit the lamp.')
    expect(second.content).toContain('Juniper had learnt to knock first, and had not forgotten it.')
    expect(second.content).toContain('Juniper, and the fox from the lighthouse.')
    const params = { id: second.series?.id ?? 0 }
    const body = { title: 'The lighthouse', canon: { thread: 'where the fox has its boat', where: '' } }
    const saved = await family.browser.call(updateSeries, { params, body })
    expect(saved.body).toMatchObject({ title: 'The lighthouse', canon: body.canon })
    const third = await nextNight(family, second.id)
    expect(third.series?.title).toBe('The lighthouse')
    expect(third.content.split('\n\n')[0]).toContain('where the fox has its boat')
    const refused = await family.browser.call(updateSeries, {
      params,
      body: { canon: { who: 'x'.repeat(301) } },
    })
    expect([refused.status, refused.body.message]).toEqual([400, 'Who must be at most 300 characters'])
  })

  it('cannot be requested, read or changed by another family', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const first = await aStory(family, await aChild(family))
    const second = await nextNight(family, first.id)
    const anotherFamily = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const ofStory = { params: { id: second.id } }
    const ofSeries = { params: { id: second.series?.id ?? 0 } }
    const { browser } = anotherFamily
    const responses = [
      await browser.call(storySeries, ofStory),
      await browser.call(continueStory, { ...ofStory, body: {} }),
      await browser.call(getSeries, ofSeries),
      await browser.call(listSeriesStories, ofSeries),
      await browser.call(updateSeries, { ...ofSeries, body: { title: 'Mine' } }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await family.browser.call(getSeries, ofSeries)).body.title).toBe(first.title)
  })

  it('counts towards the quota as any story does, and creates no series when it is refused', async () => {
    const family = await aFamily(test)
    const first = await aStory(family, await aChild(family))
    const refused = await family.browser.call(continueStory, { params: { id: first.id }, body: {} })
    expect([refused.status, refused.body.code]).toEqual([429, 'quota_exceeded'])
    const tooLong = await family.browser.call(continueStory, {
      params: { id: first.id },
      body: { minutes: 9 },
    })
    expect([tooLong.status, tooLong.body.code]).toEqual([403, 'upgrade_required'])
    const story = await family.browser.call(getStory, { params: { id: first.id } })
    expect(story.body.series).toBeNull()
    const series = test.deps.db.selectFrom('series').select('id').where('userId', '=', family.user.id)
    expect(await series.execute()).toEqual([])
  })
})

it('takes a plot of another theme once the series has used all plots of its own', async () => {
  // One for children of ten and over is left, and is not for her.
  const usedPlots = plots
    .filter(({ theme, head }) => theme === 'sports' && head.ages.from < 10)
    .map(({ id }) => id)
  const brief: Brief = {
    seed: 'night',
    theme: 'sports',
    length: 'short',
    children: [{ id: 1, name: 'Mia', age: 5, interests: [], appearance: { hasGlasses: false } }],
    companions: [],
    toldBefore: usedPlots,
    series: { id: 1, title: 'Mia', night: usedPlots.length + 1, canon, plots: usedPlots },
    narration: null,
  }
  const { plot } = await test.deps.embeddedWriter.write(brief, {} as WriterContext)
  expect(plots.find(({ id }) => id === plot)?.theme).not.toBe('sports')
})

/** The longest words, without a name among them, with which the plot of a story begins the next night. */
async function nextNightOf(id: string): Promise<string | undefined> {
  const { plot } = await test.deps.db
    .selectFrom('stories')
    .select('plot')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const file = new URL(`../../../../../storyteller/src/plots/${plot}.ink`, import.meta.url)
  const [, knot = ''] = readFileSync(file, 'utf8').split('=== next_night\n')
  const pieces = knot.split('\n->')[0]?.split(/\{[^}]*\}|\n/) ?? []
  return pieces.sort((a, b) => b.length - a.length)[0]?.trim() || undefined
}
