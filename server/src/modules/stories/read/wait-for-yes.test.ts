import {
  approveStory,
  changeChild,
  familyStories,
  getStory,
  listStories,
  shareStory,
} from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('a story of a child that waits for a yes is silent and the parent’s alone until the parent approves it', async () => {
  const family = await aFamily(test, { subscriptionLevel: 'starlight' })
  const { browser } = family
  const child = await aChild(family)
  const changed = await browser.call(changeChild, { params: { id: child.id }, body: { waitForYes: true } })
  expect(changed.body.waitForYes).toBe(true)
  const story = await aStory(family, child, { generateAudio: true })
  expect(story).toMatchObject({ awaitsParent: true, waitsForYes: true, narration: null, audioUrl: null })
  const params = { id: story.id }
  const [card] = (await browser.call(listStories)).body
  expect(card).toMatchObject({ id: story.id, awaitsParent: true, audioUrl: null })
  await browser.call(approveStory, { params })
  const after = (await browser.call(getStory, { params })).body
  expect(after).toMatchObject({ awaitsParent: false, waitsForYes: false })
  expect(after.narration).not.toBeNull()
  // Others do not learn of it before.
  const other = await aFamily(test, { subscriptionLevel: 'starlight' })
  expect((await other.browser.call(getStory, { params })).status).toBe(404)
  expect((await other.browser.call(familyStories, { params: { id: family.user.id } })).status).toBe(404)
})

it('questions in the margin are there once they are on for a child, and for the family alone', async () => {
  const family = await aFamily(test, { subscriptionLevel: 'starlight' })
  const { browser } = family
  const child = await aChild(family)
  const story = await aStory(family, child)
  expect(story.marginQuestions).toEqual([])
  await browser.call(changeChild, { params: { id: child.id }, body: { marginQuestions: true } })
  const { marginQuestions, storyStructure } = (await browser.call(getStory, { params: { id: story.id } }))
    .body
  expect(marginQuestions).toHaveLength(storyStructure.sections.length)
  expect(marginQuestions.flat().length).toBeGreaterThan(0)
  expect(marginQuestions.slice(Math.floor((storyStructure.sections.length * 2) / 3)).flat()).toEqual([])
  await browser.call(shareStory, { params: { id: story.id }, body: { duration: 'hour' } })
  const shared = await test.visitor().call(getStory, { params: { id: story.id } })
  expect([shared.status, shared.body.marginQuestions]).toEqual([200, []])
})
