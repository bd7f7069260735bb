import { describe, expect, it } from 'vitest'
import { aBrief } from '../../../../test/briefs.ts'
import { isReadByOthers, reviewDraft } from './review-draft.ts'

const brief = aBrief()

const story = { title: 'The Lamp', sections: [{ text: 'Zephyrine sat by the lamp.', pace: 1 }] }

describe('a receipt', () => {
  it('says who has read a story a second time', () => {
    const checks = reviewDraft(brief, { ...story, secondReading: { by: 'Moon moon-1', isRead: true } })
    expect(checks.find(({ name }) => name === 'Read twice')).toMatchObject({
      passed: true,
      detail: expect.stringContaining('by Moon moon-1'),
    })
  })

  it('says that nobody has where the model could not, whatever the vendor’s moderation says', () => {
    const secondReading = { by: 'Moon moon-1', isRead: false, moderatedBy: 'Moon' }
    const german = { title: 'Die Lampe', sections: [{ text: 'Zephyrine saß bei der Lampe.', pace: 1 }] }
    const checks = reviewDraft({ ...brief, language: 'de' }, { ...german, secondReading })
    expect(checks.find(({ name }) => name === 'Read twice')).toEqual({
      name: 'Read twice',
      passed: false,
      detail:
        'Read by nobody: the model was asked to read it again, and could not. Every section was passed by the moderation of Moon',
    })
    expect(checks.find(({ name }) => name === 'Fit for bedtime')?.passed).toBeNull()
    expect(isReadByOthers({ secondReading })).toBe(false)
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
