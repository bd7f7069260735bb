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
