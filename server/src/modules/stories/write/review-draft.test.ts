import { describe, expect, it } from 'vitest'
import { aBrief } from '../../../../test/briefs.ts'
import { reviewDraft } from './review-draft.ts'

const brief = aBrief()

const story = { title: 'The Lamp', sections: [{ text: 'Zephyrine sat by the lamp.', pace: 1 }] }

describe('a receipt', () => {
  const checkOf = (isRead: boolean) =>
    reviewDraft(brief, { ...story, secondReading: { by: 'Moon moon-1', isRead } }).find(
      ({ name }) => name === 'Read twice',
    )

  it('says who has read a story a second time', () => {
    expect(checkOf(true)).toMatchObject({ passed: true, detail: expect.stringContaining('by Moon moon-1') })
  })

  it('says that nobody has where the model could not', () => {
    expect(checkOf(false)).toMatchObject({ passed: false, detail: expect.stringContaining('rules only') })
  })

  it('names the vendor’s moderation only where it has passed every section', () => {
    const detailOf = (moderatedBy?: string) =>
      reviewDraft(brief, {
        ...story,
        secondReading: { by: 'Moon moon-1', isRead: true, ...(moderatedBy && { moderatedBy }) },
      }).find(({ name }) => name === 'Read twice')?.detail
    expect(detailOf('Moon')).toContain('passed by the moderation of Moon')
    expect(detailOf()).not.toContain('moderation')
  })

  it('claims no second reading that was not asked for', () => {
    expect(reviewDraft(brief, story).map(({ name }) => name)).not.toContain('Read twice')
  })
})
