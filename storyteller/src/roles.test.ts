import { expect, it } from 'vitest'
import type { StoryFact } from './facts.ts'
import { fillerOf } from './roles.ts'

it('serves pancakes, and no daddy pancakes', () => {
  const made = {
    id: 'a',
    about: 'made-something',
    from: 'wish',
    what: { text: 'daddy pancakes', head: 'pancake', number: 'many', pronoun: 'they' },
  } as StoryFact
  expect(fillerOf(made)).toMatchObject({ noun: 'pancakes', number: 'many' })
})

it('keeps how many they are at the first mention', () => {
  const asked = {
    id: 'a',
    about: 'story-about',
    from: 'wish',
    what: { text: 'potatoes', head: 'potato', number: 'many', pronoun: 'they', count: 'two' },
  } as StoryFact
  expect(fillerOf(asked)).toMatchObject({ noun: 'potatoes', number: 'many', count: 'two' })
})
