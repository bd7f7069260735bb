import { tellStory } from '@nightlight/storyteller'
import { describe, expect, it } from 'vitest'
import type { Brief } from '../request/brief.ts'
import { makeReceipt } from './make-receipt.ts'
import { failed } from './review/index.ts'
import { reviewTold } from './review-draft.ts'
import type { Draft, StoryWriter, WriterContext } from './story-writer.ts'
import { writeReviewed } from './write-reviewed.ts'

const context: WriterContext = {
  signal: new AbortController().signal,
  partial: null,
  onOutline: async () => undefined,
  onSection: async () => undefined,
  onCall: async () => undefined,
}

const brief = (change: Partial<Brief> = {}, fears: string[] = []): Brief => ({
  seed: 'review',
  theme: 'animals',
  length: 'short',
  children: [{ id: 1, name: 'Mia', age: 4, interests: ['trains'], fears, appearance: { hasGlasses: false } }],
  companions: [],
  toldBefore: [],
  narration: null,
  ...change,
})

const ours = (asked: Brief[] = []): StoryWriter => ({
  id: 'ours',
  async write(wanted) {
    asked.push(wanted)
    const { theme, length, seed, details, children, companions, toldBefore } = wanted
    return tellStory({
      ...{ theme, length, seed, children, companions },
      ...(details && { details }),
      history: { plots: toldBefore },
    })
  },
})

const untouched = async (wanted: Brief) => {
  const { draft } = await writeReviewed(ours(), wanted, context)
  return draft
}

describe('our own storyteller under review', () => {
  it('is asked once where all is well', async () => {
    const asked: Brief[] = []
    const { notes } = await writeReviewed(ours(asked), brief(), context)
    expect([asked.length, notes]).toEqual([1, []])
  })

  it('tells another plot where the first one touches what a child is afraid of', async () => {
    const first = await untouched(brief())
    const species = first.sections
      .flatMap(({ scene }) => scene.cast)
      .find(({ who }) => !who.includes(':'))?.who
    const afraid = brief({}, [`${species}s`])
    expect(failed(reviewTold(afraid, first)).map(({ name }) => name)).toEqual(['Fears kept out'])
    const { draft, notes } = await writeReviewed(ours(), afraid, context)
    expect(draft.plot).not.toBe(first.plot)
    expect(failed(reviewTold(afraid, draft))).toEqual([])
    expect(notes).toEqual([])
  })

  it('leaves out what a parent wrote where that is why no plot passes', async () => {
    const { draft, notes } = await writeReviewed(
      ours(),
      brief({ details: 'a big shiny gun', length: 'long' }),
      context,
    )
    expect(draft.sections.map(({ text }) => text).join()).not.toContain('gun')
    expect(notes.length === 0 || notes[0]?.startsWith('Your own words did not pass')).toBe(true)
  })

  it('takes the best where nothing passes, and says what to look at', async () => {
    const told = (text: string): Draft => ({
      title: 'Mia',
      plot: text,
      sections: [
        {
          text,
          pace: 1,
          scene: { setting: '', time: '', weather: '', cast: [], props: [], description: '' },
        },
      ],
    })
    let turn = 0
    const writer: StoryWriter = {
      id: 'poor',
      write: async () =>
        told(turn++ === 2 ? 'Mia sat by the gate and it was good.' : 'Mia had a gun. Mia died of it.'),
    }
    const { draft, notes } = await writeReviewed(writer, brief(), context)
    expect(turn).toBe(6)
    expect(draft.plot).toContain('by the gate')
    expect(notes[0]).toMatch(/^You may want to look at this story before you read it: length \(9 words/)
  })
})

describe('a receipt', () => {
  it('says how a story was made, with names where the story has them', async () => {
    const wanted = brief({ details: 'a quincunx' })
    const draft = await untouched(wanted)
    const receipt = makeReceipt(wanted, ours(), draft, { sentTo: [], costUsd: 0 })
    expect(receipt).toMatchObject({ writer: 'Nightlight', model: null, costUsd: 0 })
    expect(receipt.checks).toHaveLength(8)
    expect(receipt.checks.find(({ name }) => name === 'Everybody is in it')?.detail).toBe('Mia')
    expect(receipt.readingLevel.wordsPerSentence).toBeGreaterThan(3)
    const text = draft.sections.map((section) => section.text.toLowerCase()).join()
    for (const word of receipt.newWords) expect(text).toContain(word)
    expect(receipt.newWords).not.toContain('quincunx')
    expect(receipt.newWords).not.toContain('mia')
  })
})
