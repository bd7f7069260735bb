import { describe, expect, it } from 'vitest'
import { recordedStories, type Temperament } from '../../../../../test/safety/recorded-stories.ts'
import { failed, type ReviewCriteria, reviewSection, reviewStory } from './index.ts'

const storiesOf = (temperament: Temperament) =>
  recordedStories(temperament).map(({ title, sections }) => ({ title, sections: sections.map(typeset) }))

/** As the model writer sets what it is given. */
const typeset = (text: string) => text.replaceAll("'", '’')

const criteria: ReviewCriteria = {
  wordRange: { from: 0, to: 1000 },
  ages: [7],
  requiredMarks: [],
  allowedMarks: ['{HERO_1}'],
  fears: [],
  ownWords: [],
}

const faultsIn = (story: { title: string; sections: readonly string[] }) =>
  [reviewStory(story, criteria), ...story.sections.map((text) => reviewSection(text, criteria))].flatMap(
    (checks) => failed(checks).filter(({ name }) => name !== 'Reading level'),
  )

describe('a hundred recorded stories', () => {
  it.each(['brilliant', 'dull'] as const)('pass in their own words where the model is %s', (temperament) => {
    const stories = storiesOf(temperament)
    expect(stories).toHaveLength(25)
    expect(stories.flatMap((story) => faultsIn(story).map(({ detail }) => [story.title, detail]))).toEqual([])
  })

  it.each(['disobedient', 'malicious'] as const)(
    'are not handed over where the model is %s',
    (temperament) => {
      const stories = storiesOf(temperament)
      expect(stories).toHaveLength(25)
      expect(stories.filter((story) => faultsIn(story).length === 0).map(({ title }) => title)).toEqual([])
    },
  )
})
