import { tellStory } from '@nightlight/storyteller'
import { describe, expect, it } from 'vitest'
import type { Brief } from '../request/brief.ts'
import { readingSecondsOf } from '../request/duration.ts'
import { makeReceipt } from './make-receipt.ts'
import { failed } from './review/index.ts'
import { reviewDraft } from './review-draft.ts'
import type { Draft, StoryWriter, WriterContext } from './story-writer.ts'
import { writeReviewed } from './write-reviewed.ts'

const context: WriterContext = {
  signal: new AbortController().signal,
  partial: null,
  onOutline: async () => undefined,
  onSection: async () => undefined,
  onCall: async () => undefined,
}

const aBrief = (change: Partial<Brief> = {}, fears: string[] = []): Brief => ({
  seed: 'review',
  theme: 'animals',
  length: 'short',
  children: [{ id: 1, name: 'Mia', age: 4, interests: ['trains'], fears, appearance: { hasGlasses: false } }],
  companions: [],
  toldBefore: [],
  narration: null,
  ...change,
})

const embeddedWriter = (briefs: Brief[] = []): StoryWriter => ({
  id: 'ours',
  async write(brief) {
    briefs.push(brief)
    const { theme, length, seed, details, children, companions, toldBefore } = brief
    return tellStory({
      ...{ theme, length, seed, children, companions },
      ...(details && { details }),
      history: { plots: toldBefore },
    })
  },
})

const writeUnreviewed = async (brief: Brief) => {
  const { draft } = await writeReviewed(embeddedWriter(), brief, context)
  return draft
}

describe('the embedded storyteller under review', () => {
  it('writes once if all checks pass', async () => {
    const briefs: Brief[] = []
    const { notes } = await writeReviewed(embeddedWriter(briefs), aBrief(), context)
    expect([briefs.length, notes]).toEqual([1, []])
  })

  it('takes another plot if the first one touches on what a child is afraid of', async () => {
    const first = await writeUnreviewed(aBrief())
    const species = first.sections
      .flatMap(({ scene }) => scene.cast)
      .find(({ who }) => !who.includes(':'))?.who
    const withFear = aBrief({}, [`${species}s`])
    expect(failed(reviewDraft(withFear, first)).map(({ name }) => name)).toEqual(['Fears kept out'])
    const { draft, notes } = await writeReviewed(embeddedWriter(), withFear, context)
    expect(draft.plot).not.toBe(first.plot)
    expect(failed(reviewDraft(withFear, draft))).toEqual([])
    expect(notes).toEqual([])
  })

  it('does not ask for a companion who has died', async () => {
    const mourning = aBrief({ companions: [{ name: 'Leo', relationship: 'brother' }] })
    const draft = await writeUnreviewed(aBrief())
    expect(failed(reviewDraft(mourning, draft)).map(({ name }) => name)).toEqual(['Everybody is in it'])
    expect(failed(reviewDraft(mourning, { ...draft, absent: ['Leo'] }))).toEqual([])
  })

  it('leaves out a parent’s own words if no plot passes because of them', async () => {
    const { draft, notes } = await writeReviewed(
      embeddedWriter(),
      aBrief({ details: 'a big shiny gun', length: 'long' }),
      context,
    )
    expect(draft.sections.map(({ text }) => text).join()).not.toContain('gun')
    expect(notes.length === 0 || notes[0]?.startsWith('Your own words did not pass')).toBe(true)
  })

  it('takes the best draft if none passes, with a note on what to look at', async () => {
    const draftOf = (text: string): Draft => ({
      title: 'Mia',
      plot: text,
      sections: [
        {
          text,
          pace: 1,
          scene: { setting: '', time: '', weather: '', cast: [], things: [], description: '' },
        },
      ],
    })
    let tries = 0
    const writer: StoryWriter = {
      id: 'poor',
      write: async () =>
        draftOf(tries++ === 2 ? 'Mia sat by the gate and it was good.' : 'Mia had a gun. Mia died of it.'),
    }
    const { draft, notes } = await writeReviewed(writer, aBrief(), context)
    expect(tries).toBe(6)
    expect(draft.plot).toContain('by the gate')
    expect(notes[0]).toMatch(/^You may want to look at this story before you read it: length \(9 words/)
  })
})

describe('a story that is not as long as requested', async () => {
  const draft = await writeUnreviewed(aBrief())
  const writer: StoryWriter = { id: 'ours', write: async () => draft }
  /** Three minutes were requested, and a voice takes this long. */
  const notesFor = async (seconds: number) => {
    const brief = aBrief({ minutes: 3 })
    const rates = Array.from({ length: 2000 }, (_, index) => 2 + index / 50)
    const lettersPerSecond = rates.find(
      (rate) => readingSecondsOf({ ...brief, lettersPerSecond: rate }, draft.sections) <= seconds,
    )
    if (!lettersPerSecond) throw new Error('No voice is that fast')
    return (await writeReviewed(writer, { ...brief, lettersPerSecond }, context)).notes
  }

  it('says so', async () =>
    expect(await notesFor(240)).toEqual([
      'This story takes about 4 minutes: we found none that takes 3 at this pace.',
    ]))

  it('says nothing where the minutes are the same', async () => expect(await notesFor(161)).toEqual([]))
})

describe('a receipt', () => {
  it('says how a story was made, with names where the story contains them', async () => {
    const brief = aBrief({ details: 'a quincunx' })
    const draft = await writeUnreviewed(brief)
    const receipt = makeReceipt(brief, embeddedWriter(), draft, { sentTo: [], costUsd: 0 })
    expect(receipt).toMatchObject({ writer: 'Nightlight', model: null, costUsd: 0 })
    expect(receipt.checks).toHaveLength(9)
    expect(receipt.checks.find(({ name }) => name === 'Everybody is in it')?.detail).toBe('Mia')
    expect(receipt.readingLevel.wordsPerSentence).toBeGreaterThan(3)
    const text = draft.sections.map((section) => section.text.toLowerCase()).join()
    for (const word of receipt.newWords) expect(text).toContain(word)
    expect(receipt.newWords).not.toContain('quincunx')
    expect(receipt.newWords).not.toContain('mia')
  })
})
