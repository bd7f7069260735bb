import type { Story } from '@nightlight/contract'
import {
  changeSentence,
  exportStorybook,
  getStory,
  narrateStoryAgain,
  sentenceChanges,
  undoSentence,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { removeExpired } from '../../cleanup/index.ts'
import { selectCurrentNarration } from '../../narration/index.ts'
import { waitForNarration } from '../read/wait-for-narration.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const luna = { providerId: 'builtin', voiceId: 'builtin-luna' }
const becomes = 'The moon had put on its woolly hat.'

async function aNarratedStory(plan: 'firefly' | 'starlight' = 'starlight') {
  const family = await aFamily(test, { subscriptionLevel: plan })
  const story = await aStory(family, await aChild(family))
  await family.browser.call(narrateStoryAgain, { params: { id: story.id }, body: luna })
  return { family, story: await read(family, story) }
}

const read = async ({ browser }: Family, { id }: Pick<Story, 'id'>) =>
  (await browser.call(getStory, { params: { id } })).body

/** The first sentence of a section. */
function sentenceOf({ storyStructure }: Story, section: number) {
  const was = storyStructure.sections[section]?.text.match(/^[^\n]*?[.!?]”?(?=\s|$)/)?.[0] ?? ''
  expect(was).not.toBe('')
  return { section, start: 0, was }
}

const change = ({ browser }: Family, { id }: Story, body: object) =>
  browser.call(changeSentence, { params: { id }, body })

async function replaced(story: Story, family: Family): Promise<Story> {
  const { narration } = await read(family, story)
  if (narration?.replacement) await waitForNarration(test.deps, story.id, narration.replacement.id)
  return read(family, story)
}

describe('a sentence of a story', () => {
  it('is changed, and only its section is read anew', async () => {
    const { family, story } = await aNarratedStory()
    // As a voice has it that gets a gain for each story.
    await test.deps.db
      .updateTable('narrations')
      .set({ gainDb: -2.5 })
      .where('storyId', '=', story.id)
      .execute()
    const sentence = sentenceOf(story, 1)
    const answer = await change(family, story, { ...sentence, becomes })
    expect(answer.body).toEqual({ saved: true, warnings: [], voice: 'recording' })
    const after = await replaced(story, family)
    expect(after.storyStructure.sections[1]?.text).toBe(
      story.storyStructure.sections[1]?.text.replace(sentence.was, becomes),
    )
    expect(after.content).toContain(becomes)
    expect(after.narration?.id).not.toBe(story.narration?.id)
    expect(after.narration).toMatchObject({ ...luna, status: 'ready', replacement: null })
    expect(after.audioUrl).toBe(after.narration?.audioUrl)
    expect((await selectCurrentNarration(test.deps.db, story.id))?.gainDb).toBe(-2.5)
    const [before, now] = [story, after].map(({ narration }) => narration?.sections ?? [])
    const changed = now?.filter(({ audioUrl }, index) => audioUrl !== before?.[index]?.audioUrl)
    expect(changed?.map(({ position }) => position)).toEqual([1])
    const spoken = now?.[1]?.words.map(([from, to]) => after.storyStructure.sections[1]?.text.slice(from, to))
    expect(spoken?.slice(0, 7)).toEqual(['The', 'moon', 'had', 'put', 'on', 'its', 'woolly'])
    const book = await family.browser.call(exportStorybook, { params: { id: story.id } })
    expect((await family.browser.request({ method: 'GET', url: book.body.htmlUrl })).body).toContain(becomes)
  })

  it('leaves nothing behind of what was said before, but for the rest of the story', async () => {
    const { family, story } = await aNarratedStory()
    await change(family, story, { ...sentenceOf(story, 1), becomes })
    const after = await replaced(story, family)
    await removeExpired(test.deps)
    const isThere = async (urls: readonly (string | null | undefined)[]) => {
      const files = urls.map((url) => test.deps.files.find((url ?? '').replace('/media/', '')))
      return (await Promise.all(files)).map((file) => file !== null)
    }
    const [before, now] = [story, after].map(({ narration }) => narration?.sections ?? [])
    expect(await isThere([story.audioUrl, before?.[1]?.audioUrl])).toEqual([false, false])
    const heard = [after.audioUrl, ...(now ?? []).map(({ audioUrl }) => audioUrl)]
    expect(await isThere(heard)).toEqual(heard.map(() => true))
  })

  it('has a history, and is put back', async () => {
    const { family, story } = await aNarratedStory()
    const { browser } = family
    const params = { id: story.id }
    const sentence = sentenceOf(story, 0)
    await change(family, story, { ...sentence, becomes })
    // At once, while the section is still being recorded.
    await change(family, story, { ...sentenceOf(story, 2), becomes: 'Nobody was cold.' })
    const { body: changes } = await browser.call(sentenceChanges, { params })
    expect(changes.map(({ section, became }) => [section, became])).toEqual([
      [2, 'Nobody was cold.'],
      [0, becomes],
    ])
    const undone = await browser.call(undoSentence, { params: { ...params, change: changes[1]?.id ?? 0 } })
    expect(undone.body).toMatchObject({ saved: true })
    const after = await replaced(story, family)
    const texts = after.storyStructure.sections.map(({ text }) => text)
    expect(texts[0]).toBe(story.storyStructure.sections[0]?.text)
    expect(texts[2]?.startsWith('Nobody was cold.')).toBe(true)
    const said = after.narration?.sections.map(({ words }, index) =>
      words.slice(0, 3).map(([from, to]) => texts[index]?.slice(from, to)),
    )
    expect(said?.[2]).toEqual(['Nobody', 'was', 'cold.'])
    const twice = await browser.call(undoSentence, { params: { ...params, change: changes[1]?.id ?? 0 } })
    expect([twice.status, twice.body.code]).toEqual([409, 'conflict'])
  })

  it('that the review would not have written is a warning, and the parent decides', async () => {
    const { family, story } = await aNarratedStory()
    const unfit = {
      ...sentenceOf(story, 0),
      becomes: 'The wolf killed him with a knife and there was blood everywhere.',
    }
    const warned = await change(family, story, unfit)
    expect(warned.body).toMatchObject({
      saved: false,
      warnings: [expect.stringContaining('Fit for bedtime')],
    })
    expect((await read(family, story)).content).toBe(story.content)
    const saved = await change(family, story, { ...unfit, anyway: true })
    expect(saved.body.saved).toBe(true)
    expect((await read(family, story)).content).toContain('killed him')
  })

  it('is refused when it has changed meanwhile, for what cannot be a sentence, and to other families', async () => {
    const { family, story } = await aNarratedStory()
    const sentence = sentenceOf(story, 0)
    const gone = await change(family, story, { ...sentence, start: 3, becomes })
    expect([gone.status, gone.body.code]).toEqual([409, 'conflict'])
    const empty = await change(family, story, { ...sentence, becomes: '  ' })
    expect([empty.status, empty.body.field]).toEqual([400, 'becomes'])
    const other = await aFamily(test)
    for (const browser of [other.browser]) {
      expect((await browser.call(sentenceChanges, { params: { id: story.id } })).status).toBe(404)
      expect((await change(other, story, { ...sentence, becomes })).status).toBe(404)
      const params = { id: story.id, change: 1 }
      expect((await browser.call(undoSentence, { params })).status).toBe(404)
    }
    expect((await read(family, story)).content).toBe(story.content)
  })
})
