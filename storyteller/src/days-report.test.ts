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

const sentences = ['{child} won a goldfish at the fair and called it Bob.']

function brief(more: Partial<Brief> = {}): Brief {
  return {
    seed: 'report',
    theme: 'animals',
    length: 'short',
    children: [{ name: 'Mia', age: 6, pronouns: 'she' }],
    companions: [],
    facts: [won],
    wished: { narrated: { sentences, deeds: [] } },
    ...more,
  }
}

const withReport = (...sentences: string[]) =>
  tellStory(brief({ wished: { narrated: { sentences, deeds: [] } } }))
const opening = (story: ReturnType<typeof tellStory>) => story.sections[0]?.text.split('\n\n')[0] ?? ''
const report = 'Mia won a goldfish at the fair and called it Bob.'

describe('what the parent has reported', () => {
  it('opens the story, and is said once', () => {
    const story = tellStory(brief())
    expect(opening(story)).toBe(report)
    expect(story.toldReport).toBe(report)
    const text = story.sections.map((section) => section.text).join('\n')
    expect(text.split('goldfish at the fair')).toHaveLength(2)
  })

  it('is left to the story where that says it', () => {
    expect(withReport('{child} won.').toldReport).toBeUndefined()
    expect(withReport('{child} won.', 'She gave her goldfish a castle with turrets.').toldReport).toBe(
      'Mia gave her goldfish a castle with turrets.',
    )
  })

  it('is told with what it leans on', () => {
    const story = withReport('{child} won.', 'It was called Bob and had purple spots.')
    expect(story.toldReport).toBe('Mia won. It was called Bob and had purple spots.')
  })

  it('is not told where nobody would know of whom', () => {
    expect(withReport('{child} won.', 'The purple turrets fell over her.').toldReport).toBeUndefined()
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
