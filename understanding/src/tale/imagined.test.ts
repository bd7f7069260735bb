import { expect, it } from 'vitest'
import { type KnownPerson, namedIn, understand } from '../index.ts'

const mia: KnownPerson = { name: 'Mia', role: 'child' }
const taleOf = (text: string) => namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale

it.each([
  [
    'imaginary friend Mr Pocket who lives in the airing cupboard',
    'an imaginary friend called Mr Pocket who lives in the airing cupboard',
    'in the airing cupboard',
  ],
  [
    'Her imaginary friend is called Mr Pockets and he needs to be in it. He’s small & always hungry',
    'an imaginary friend called Mr Pockets',
  ],
  ['her imaginary friend Doodah needs a bed as well', 'an imaginary friend called Doodah'],
  [
    'Her pretend friend Bobo lives under the stairs and only eats toast',
    'an imaginary friend called Bobo who lives under the stairs',
    'under the stairs',
  ],
  ['a story about Gus her imaginary dog', 'an imaginary dog called Gus'],
  [
    'she has an imaginary friend called zonk and he comes everywhere with us',
    'an imaginary friend called Zonk',
  ],
  ['can the story have Flumpy in it, that’s his imaginary friend', 'an imaginary friend called Flumpy'],
  ['a girl and her imaginary friend', 'an imaginary friend'],
])('an imaginary friend comes along: %s', (text: string, said: string, site?: string) => {
  expect(taleOf(text)).toMatchObject({ text: said, ...(site !== undefined && { site }) })
  expect(taleOf(text)?.imagined).toBeDefined()
})

it.each([
  'she told nursery her imaginary friend did it',
  'is it normal to have an imaginary friend at 6',
  'she’s sad because her imaginary friend left',
  'he blamed his imaginary friend for the biscuits',
  'pretend shopping with her friend Ava',
  'made up with her friend Ava after a fight',
  'imaginary friend has gone and she misses her',
  'he is scared of invisible monsters',
  'starts school on Monday and is taking her imaginary friend Pip',
  'an imaginary friend who is scared of the dark',
])('a report or another matter is no imaginary friend: %s', (text) => {
  expect(taleOf(text)?.imagined).toBeUndefined()
})
