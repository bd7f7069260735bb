import { continueStory, getSeries, getStory, storySeries } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { goodOutline, goodResponse } from '../../../../test/vendors/good-writer.ts'
import { type ModelApp, startModelApp, timeouts } from '../../../../test/vendors/model-app.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

let app: ModelApp
beforeAll(async () => {
  app = await startModelApp()
})
afterAll(() => app.close())

const left = {
  who: '{HERO_1}, {FRIEND_1} and the fox',
  where: 'the old mill',
  learnt: 'to share the lamp with {FRIEND_1}',
  thread: 'what {HERO_1} had heard in the mill',
}

/** The first night of a series by a model, of a girl with a name that occurs nowhere else. */
async function aFirstNight() {
  app.use(modelWriter(openaiModel(app.settings()), timeouts))
  app.vendor.respondWith((request) =>
    request.kind === 'outline' && request.user.includes('night 2 of a series')
      ? { say: JSON.stringify({ ...goodOutline(request.said), canon: left }) }
      : goodResponse(request),
  )
  const family = await aFamily(app.test, { subscriptionLevel: 'moonbeam' })
  const child = await aChild(family, { name: 'Zephyrine', age: 5 })
  const friends = [{ name: 'Josephat', relationship: 'uncle' }]
  const first = await aStory(family, child, { customSupportingCharacters: friends })
  return { family, first }
}

let begun: ReturnType<typeof aFirstNight> | undefined
const firstNight = () => {
  begun ??= aFirstNight()
  return begun
}

it('what the first night of a series leaves behind is in the model’s own words', async () => {
  const { family, first } = await firstNight()
  expect(first.receipt?.model).toBe('moon-1')
  const { body } = await family.browser.call(storySeries, { params: { id: first.id } })
  expect(body.canon).toMatchObject({ where: 'the path in the forest', thread: 'where the path ends' })
})

it('a model gets the canon of a series without names, and what it adds is saved', async () => {
  const { family, first } = await firstNight()
  const before = app.vendor.requests.length
  const canon = {
    who: 'Zephyrine, her uncle Josephat and Mr Buttonsworth the bear',
    where: 'Wilhelmina’s garden',
    learnt: 'to wait for josephat',
    thread: 'who has Quillon’s key',
  }
  const params = { id: first.id }
  const made = await family.browser.call(continueStory, { params, body: { canon } })
  const second = (await family.browser.call(getStory, { params: { id: made.body.id } })).body
  expect([second.receipt?.model, second.notes]).toEqual(['moon-1', []])
  expect(second.receipt?.sentTo[0]?.what).toContain('what is remembered of earlier nights, names taken out')
  const requests = app.vendor.requests.slice(before)
  expect(requests.some(({ user }) => user?.includes('- what was learnt: to wait for {FRIEND_1}'))).toBe(true)
  // How the first night ended goes along, and its plot is not among those that must not come again.
  const plan = requests.find(({ kind }) => kind === 'outline')?.user
  expect(plan).toMatch(/- how the last night ended: .*\{HERO_1\}/)
  expect(plan).not.toContain('Tell something else')
  const sent = requests.map(({ raw }) => raw.toLowerCase()).join('\n')
  for (const name of ['zephyrine', 'josephat', 'buttonsworth', 'wilhelmina', 'quillon']) {
    expect(sent).not.toContain(name)
  }
  const series = await family.browser.call(getSeries, { params: { id: second.series?.id ?? 0 } })
  expect(series.body.canon).toEqual({
    who: 'Zephyrine, Josephat and the fox',
    where: 'the old mill',
    learnt: 'to share the lamp with Josephat',
    thread: 'what Zephyrine had heard in the mill',
  })
})

it('the third night knows the first two, and a long series no more than its latest nights', async () => {
  app.use(modelWriter(openaiModel(app.settings()), timeouts))
  const nights = ['The Mill Wheel', 'The Owl of {HERO_1}', 'The Third One']
  let planned = 0
  app.vendor.respondWith((request) =>
    request.kind === 'outline'
      ? {
          say: JSON.stringify({
            ...goodOutline(request.said),
            title: nights[planned++],
            canon: { ...left, learnt: 'to share the lamp', who: `{HERO_1} and the owl of night ${planned}` },
          }),
        }
      : goodResponse(request),
  )
  const family = await aFamily(app.test, { subscriptionLevel: 'moonbeam' })
  const child = await aChild(family, { name: 'Zephyrine', age: 5 })
  const first = await aStory(family, child)
  const second = await family.browser.call(continueStory, { params: { id: first.id }, body: {} })
  const before = app.vendor.requests.length
  await family.browser.call(continueStory, { params: { id: second.body.id }, body: {} })
  const plan = app.vendor.requests.slice(before).find(({ kind }) => kind === 'outline')?.user
  expect(plan).toContain('This is night 3 of a series.')
  expect(plan).toContain('- what the nights were called: the mill wheel; the owl of somebody\n')
  expect(plan).toContain('- who is in it: {HERO_1} and the owl of night 2')
  expect(plan).toMatch(/- how the last night ended: .*\{HERO_1\}/)
})
