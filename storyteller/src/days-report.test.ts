import { describe, expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { tellStory } from './tell-story.ts'

const won = {
  id: 'f1',
  from: 'wish',
  kind: 'event',
  about: 'won',
  said: 'won a goldfish at the fair and called it Bob',
  polarity: 'yes',
  when: 'today',
  sensitivity: 'plain',
  sure: 1,
} as const

function brief(more: Partial<Brief> = {}): Brief {
  return {
    seed: 'report',
    theme: 'animals',
    length: 'short',
    children: [{ name: 'Mia', age: 6, pronouns: 'she' }],
    companions: [],
    facts: [won],
    wished: { narrated: { text: '{child} won a goldfish at the fair and called it Bob.', isOfToday: true } },
    ...more,
  }
}

const opening = (story: ReturnType<typeof tellStory>) => story.sections[0]?.text.split('\n\n')[0] ?? ''
const report = 'Mia won a goldfish at the fair and called it Bob.'

describe('what the parent has reported', () => {
  it('opens the story, in words that say it was this day', () => {
    const story = tellStory(brief())
    expect(opening(story)).toContain(report)
    expect(opening(story)).not.toBe(report)
    expect(story.toldReport).toBe(opening(story))
    expect(
      story.sections
        .map(({ text }) => text)
        .join('\n')
        .split('goldfish at the fair'),
    ).toHaveLength(2)
  })

  it('stands alone where it is of another day', () => {
    const text = '{child} had a goldfish.'
    expect(opening(tellStory(brief({ wished: { narrated: { text, isOfToday: false } } })))).toBe(
      'Mia had a goldfish.',
    )
  })

  it('begins otherwise each time, and alone when every beginning has been heard', () => {
    const heard: string[] = []
    const openings = Array.from({ length: 9 }, () => {
      const story = tellStory(brief({ history: { plots: [], openings: [], lines: heard } }))
      heard.push(...story.lines)
      return opening(story)
    })
    expect(new Set(openings).size).toBe(9)
    expect(openings.at(-1)).toBe(report)
  })

  it('begins with a small letter after a beginning', () => {
    const wished = { narrated: { text: 'Someone broke {child}’s crayon.', isOfToday: true } }
    expect(opening(tellStory(brief({ wished })))).toMatch(
      / someone broke Mia’s crayon\.|^Someone broke Mia’s crayon\./,
    )
  })

  it.each<[string, Partial<Brief>]>([
    ['toddlers', { children: [{ name: 'Mia', age: 2, pronouns: 'she' }] }],
    [
      'two children',
      {
        children: [
          { name: 'Mia', age: 6 },
          { name: 'Leo', age: 8 },
        ],
      },
    ],
    ['a child of whom is spoken as they', { children: [{ name: 'Mia', age: 6, pronouns: 'they' }] }],
    ['an evening of grief', { details: 'her grandpa died last week' }],
    ['a family that wants no goldfish', { avoid: [{ factId: 'f2', words: ['goldfish'], isFear: false }] }],
  ])('is not told to %s', (_, more) => {
    const story = tellStory(brief(more))
    expect(story.toldReport).toBeUndefined()
    expect(story.sections.map(({ text }) => text).join('\n')).not.toContain('at the fair and called it Bob')
  })
})
