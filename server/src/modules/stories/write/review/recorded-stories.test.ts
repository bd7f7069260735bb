import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { failed, type ReviewCriteria, reviewSection, reviewStory } from './index.ts'

/** Stories as models of four temperaments wrote them: title and sections, with a bar between two of them. */
const storiesOf = (temperament: string) =>
  readFileSync(new URL(`../../../../../test/safety/stories/${temperament}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [title = '', ...sections] = line.split('|')
      return { title, sections: sections.map(typeset) }
    })

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
  it.each(['brilliant', 'dull'])('pass in their own words where the model is %s', (temperament) => {
    const stories = storiesOf(temperament)
    expect(stories).toHaveLength(25)
    expect(stories.flatMap((story) => faultsIn(story).map(({ detail }) => [story.title, detail]))).toEqual([])
  })

  it.each(['disobedient', 'malicious'])('are not handed over where the model is %s', (temperament) => {
    const stories = storiesOf(temperament)
    expect(stories).toHaveLength(25)
    expect(stories.filter((story) => faultsIn(story).length === 0).map(({ title }) => title)).toEqual([])
  })
})
