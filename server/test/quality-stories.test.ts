import { describe, expect, it } from 'vitest'
import { failed, type WriterContext } from '../src/modules/stories/index.ts'
import { reviewDraft } from '../src/modules/stories/write/review-draft.ts'
import type { Ask, LanguageModel } from '../src/providers/text/language-model.ts'
import { modelWriter } from '../src/providers/text/model-writer/index.ts'
import { proseOf } from '../src/providers/text/model-writer/model-prose.ts'
import { numberedWishes } from '../src/providers/text/model-writer/numbered-wishes.ts'
import { withholdNames } from '../src/providers/text/model-writer/withhold-names.ts'
import { type QualityStory, qualityStories } from './quality-stories.ts'
import { editorsAnswer, goodOutline } from './vendors/good-writer.ts'

const stories = qualityStories()

/** A model that gives a story as it stands, with the marks that it was told. */
function modelWith({ brief, title, sections, plan: lines }: QualityStory, asks: Ask[]): LanguageModel {
  const withheld = withholdNames(brief)
  const wishes = numberedWishes(brief, withheld)
  const sectionOf = (fact: string) =>
    sections.findIndex((paragraphs) =>
      wishes.find(({ number }) => number === fact)?.isIn(paragraphs.join('\n\n')),
    )
  const texts = sections.map((paragraphs) => ({ paragraphs: paragraphs.map(withheld.hide) }))
  const answer = (user: string) => {
    const repaired = /^Write section (\d+)/.exec(user)?.[1]
    if (repaired) return JSON.stringify(texts[Number(repaired) - 1])
    const plan = goodOutline(user)
    return JSON.stringify({
      ...plan,
      sections: plan.sections.map((section, index) => ({
        ...section,
        plan: withheld.hide(lines[index] ?? section.plan),
        cast: section.cast.filter(({ who }) => texts[index]?.paragraphs.join(' ').includes(who)),
      })),
      title: withheld.hide(title),
      ...(plan.answers && {
        answers: plan.answers.map(({ fact, how }) => ({
          fact,
          section: Math.max(0, sectionOf(fact)) + 1,
          how,
        })),
      }),
      texts,
    })
  }
  return {
    id: 'openai',
    vendor: 'Moon',
    model: 'moon-1',
    isOwnServer: true,
    complete: () => Promise.reject(new Error('Only one answer is expected')),
    async stream(ask, onText) {
      asks.push(ask)
      const text =
        ask.schema.name === 'editor'
          ? JSON.stringify(editorsAnswer(ask.messages.at(-1)?.text ?? ''))
          : answer(ask.messages.at(-1)?.text ?? '')
      onText?.(text)
      return { text, usage: { tokensIn: 1, tokensOut: 1 } }
    },
  }
}

/** @param callsBefore takes down how many calls there were when each section was handed in */
const contextFor = (asks: readonly Ask[], callsBefore: number[]): WriterContext => ({
  signal: new AbortController().signal,
  partial: null,
  onOutline: async () => {},
  onSection: async () => void callsBefore.push(asks.length),
  onCall: async () => {},
})

/** A sewing machine wound up with a key, and a rail leaned on: somebody else reads them first. */
const waitForEditor = ['The Tailor of Nettle Lane', 'The Night Ferry']

const settings = { inOneAnswer: true, readsAgain: true, backoffMs: 1, storyMs: 60_000, restMs: 1 }

describe('a story of quality', () => {
  it('is there twenty times', () => {
    expect(stories).toHaveLength(20)
  })

  it.each(stories.map((story) => [story.title, story] as const))(
    'reaches the family in its own words: %s',
    async (_, story) => {
      const asks: Ask[] = []
      const callsBefore: number[] = []
      const context = contextFor(asks, callsBefore)
      const written = modelWriter(modelWith(story, asks), settings).write(story.brief, context)
      const draft = await written.catch(() => null)
      const repairs = asks.slice(1).filter(({ schema }) => schema.name !== 'editor')
      expect(repairs.map(({ messages }) => messages.at(-1)?.text)).toEqual([])
      if (!draft) throw new Error('There is no story')
      expect(draft.sections.map(({ text }) => text)).toEqual(story.sections.map(proseOf))
      expect(failed(reviewDraft(story.brief, draft))).toEqual([])
      // The first section is there with the answer, the others when the editor has read them.
      expect(callsBefore.slice(0, 2)).toEqual([waitForEditor.includes(story.title) ? 2 : 1, 2])
    },
  )
})
