import { expect, it } from 'vitest'
import { drawableThing } from './drawn-words.ts'
import { vocabulary } from './vocabulary.ts'

it.each([
  ['rockets', 'spaceship'],
  ['birthday cakes', 'cake'],
  ['snow globe', 'snowglobe'],
  ['the stars', 'star'],
  ['wobbly teeth', undefined],
  ['cat up a tree', undefined],
  ['musical statues', undefined],
  ['egg and spoon', 'spoon'],
  ['pirate ship', 'pirate-ship'],
  ['first goal', 'football'],
])('draws %s as %s', (words, thing) => {
  expect(drawableThing(words)).toBe(thing)
})

it('knows things that pictures have only', () => {
  const drawn = ['trolley', 'lego', 'chess', 'campervan', 'sledges'].map(drawableThing)
  for (const thing of drawn.filter((each) => each !== undefined)) expect(vocabulary.things).toContain(thing)
  expect(drawn.filter((each) => each === undefined)).toHaveLength(1)
})
