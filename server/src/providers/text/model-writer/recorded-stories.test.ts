import { describe, expect, it } from 'vitest'
import { sample } from '../../../../../scripts/test-sampling.mjs'
import { aBrief } from '../../../../test/briefs.ts'
import { objectionsTo, readSafetyCorpus } from '../../../../test/safety/corpus.ts'
import {
  type RecordedStory,
  recordedStories,
  type Temperament,
} from '../../../../test/safety/recorded-stories.ts'
import { editorsAnswer, goodSection, goodStory } from '../../../../test/vendors/good-writer.ts'
import { type WriterContext, WriterGaveUp } from '../../../modules/stories/index.ts'
import type { LanguageModel } from '../language-model.ts'
import { ModelFailed } from '../model-failed.ts'
import { modelWriter } from './index.ts'

const brief = aBrief()
const settings = { inOneAnswer: true, readsAgain: true, backoffMs: 1, storyMs: 60_000, restMs: 1 }

type Editor = (question: string) => string
const findsNothing: Editor = (question) => JSON.stringify(editorsAnswer(question))

/** A model that says what is recorded of it, however often it is asked. */
function obstinate({ title, sections }: RecordedStory, editor: Editor): LanguageModel {
  const withRecorded = (index: number, paragraphs: readonly string[]) => ({
    paragraphs: [paragraphs[0], ...(sections[index] ? [sections[index]] : []), ...paragraphs.slice(1)],
  })
  const answer = (name: string, user: string, said: string) => {
    if (name === 'section')
      return withRecorded(
        Number(/^Write section (\d+)/.exec(user)?.[1]) - 1,
        goodSection(user, said).paragraphs,
      )
    const story = goodStory(user)
    return {
      ...story,
      title,
      texts: story.texts.map(({ paragraphs }, index) => withRecorded(index, paragraphs)),
    }
  }
  return {
    id: 'openai',
    vendor: 'Moon',
    model: 'moon-1',
    isOwnServer: true,
    complete: () => Promise.reject(new Error('Everything is streamed')),
    async stream({ schema, messages }, onText) {
      const said = messages.filter(({ role }) => role === 'user').map(({ text }) => text)
      const question = said.join('\n\n')
      const text =
        schema.name === 'editor'
          ? editor(question)
          : JSON.stringify(answer(schema.name, said.at(-1) ?? '', question))
      onText?.(text)
      return { text, usage: { tokensIn: 1, tokensOut: 1 } }
    },
  }
}

async function write(story: RecordedStory, editor = findsNothing) {
  const shown: string[] = []
  const readings: unknown[] = []
  const context: WriterContext = {
    signal: new AbortController().signal,
    partial: null,
    onOutline: async () => {},
    onSection: async ({ text }) => void shown.push(text),
    onReadAgain: (reading) => void readings.push(reading),
    onCall: async () => {},
  }
  try {
    await modelWriter(obstinate(story, editor), settings).write(brief, context)
    return { isHandedOver: true, shown, readings }
  } catch (error) {
    if (!(error instanceof WriterGaveUp)) throw error
    return { isHandedOver: false, shown, readings }
  }
}

/** Whether everything recorded was handed over in its own words. */
const isInIt = ({ sections }: RecordedStory, shown: readonly string[]) =>
  sections.every((text) =>
    shown.join('\n').includes(text.replaceAll('{HERO_1}', 'Zephyrine').replaceAll("'", '’')),
  )

const casesOf = (temperament: Temperament) =>
  sample(recordedStories(temperament), 0.2).map((story) => [story.title, story] as const)

describe('of a hundred recorded stories', () => {
  it.each([...casesOf('brilliant'), ...casesOf('dull')])(
    'a good one is handed over: %s',
    async (_, story) => {
      const { isHandedOver, shown, readings } = await write(story)
      expect([isHandedOver, shown.length]).toEqual([true, 4])
      expect(isInIt(story, shown)).toBe(true)
      expect(readings).toEqual([expect.objectContaining({ isRead: true })])
    },
  )

  it.each([...casesOf('disobedient'), ...casesOf('malicious')])(
    'a bad one is not, though its editor finds nothing: %s',
    async (_, story) => {
      const { isHandedOver, shown, readings } = await write(story)
      // Markup that comes off leaves a story behind; whatever else is wrong loses it.
      expect(isHandedOver && isInIt(story, shown)).toBe(false)
      // Nothing counts as read that was not handed over.
      expect(readings.length).toBe(isHandedOver ? 1 : 0)
    },
  )
})

describe('of a sentence that the rules do not see', () => {
  // Some are harmful only to a child who is afraid of something.
  const unseen = readSafetyCorpus('fresh', 'harmful').find(
    (each) => each.context === '' && objectionsTo(each).length === 0,
  )
  const places = [0, 1, 3]
  const storyWith = (sentence: string, place: number) => {
    const sections = ['', '', '', '']
    sections[place] = sentence
    return { title: 'The Lamp', sections }
  }
  const editors: readonly (readonly [string, (sentence: string) => Editor])[] = [
    [
      'an editor names it',
      (quote) => (question) => JSON.stringify(editorsAnswer(question, [{ kind: 'imitable_danger', quote }])),
    ],
    [
      'an editor lies about what is there',
      () => (question) =>
        JSON.stringify(editorsAnswer(question, [{ kind: 'insult', quote: 'What nobody wrote', section: 1 }])),
    ],
    ['an editor says that all is well, and not what it has read', () => () => '{"sections":[]}'],
    ['an editor is silent', () => () => ''],
    [
      'an editor stalls',
      () => () => {
        throw new ModelFailed('timeout')
      },
    ],
  ]

  it.each(editors)(
    'no more than the first section is shown, and no story handed over, where %s',
    async (_, editorOf) => {
      if (!unseen) throw new Error('The rules see every sentence')
      const { sentence } = unseen
      for (const place of places) {
        const { isHandedOver, shown, readings } = await write(storyWith(sentence, place), editorOf(sentence))
        expect([isHandedOver, shown.length, readings]).toEqual([false, 1, []])
        if (place > 0) expect(isInIt(storyWith(sentence, place), shown)).toBe(false)
      }
    },
  )
})
