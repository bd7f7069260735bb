import { expect, it } from 'vitest'
import type { StoryFact } from './facts.ts'
import { elderOf, playmateOf } from './playmates.ts'

const brief = () => ({
  children: [{ name: 'Mia', age: 5, pronouns: 'she' as const }],
  seed: '',
  theme: 'adventure' as const,
  length: 'short' as const,
  companions: [],
})
const tells = (said: string): StoryFact[] => [
  {
    id: 'one',
    from: 'wish',
    said,
    kind: 'lesson',
    about: 'sharing',
    polarity: 'yes',
    sensitivity: 'plain',
    sure: 0.9,
  },
]

it.each([
  ['wouldn’t share her digger with Leo', 'Leo'],
  ['snatched the train from her cousin Ada', 'Ada'],
  ['snatched the train from her cousin', 'her cousin'],
  ['told her friend Maeve she couldn’t come', 'Maeve'],
  ['wouldn’t let her little sister have a turn', 'her sister'],
  ['and Isla both wanted the same doll', 'Isla'],
  ['and Mummy both wanted a biscuit', undefined],
  ['wouldn’t share her digger', undefined],
  ['wouldn’t share with Mia', undefined],
  ['has to share from Monday', undefined],
  ['wouldn’t share with Grandma', undefined],
])('%s: %s', (said, name) => expect(playmateOf(tells(said), brief())?.name).toBe(name))

it('gives the part of the grown-up to whom a wish names, where none comes along', () => {
  const kite = tells('flew a kite with grandad on the beach')
  expect(elderOf(kite, brief())).toMatchObject({ name: 'Grandad', pronoun: 'he' })
  expect(elderOf(tells('mended the chair with Opa'), brief())).toMatchObject({ name: 'Opa' })
  expect(elderOf(tells('Shabbat candles with Bubbe'), brief())?.name).toBe('Bubbe')
  expect(elderOf(tells('puja with Dadi'), brief())?.name).toBe('Dadi')
  expect(elderOf(tells('grandad taught him to fix a puncture'), brief())?.name).toBe('Grandad')
  expect(elderOf(tells('she helped her dad fix her bike'), brief())?.name).toBe('Dad')
  expect(elderOf(tells('he and grandad fixed the old bike'), brief())?.name).toBe('Grandad')
  expect(elderOf(tells('grandad fixed the old bike together today'), brief())?.name).toBe('Grandad')
  expect(elderOf(tells('grandad taught history'), brief())).toBeNull()
  expect(elderOf(tells('flew a kite with the neighbours'), brief())).toBeNull()
  expect(elderOf(tells('got separated from daddy at the zoo'), brief())?.name).toBe('Daddy')
  expect(elderOf(tells('couldn’t find mummy in the shop'), brief())?.name).toBe('Mummy')
  expect(elderOf(tells('Dad lost his temper with her this morning'), brief())?.name).toBe('Dad')
  expect(elderOf(tells('mum said sorry'), brief())?.name).toBe('Mum')
  expect(elderOf(tells('daddy was so cross today'), brief())?.name).toBe('Daddy')
  expect(elderOf(tells('he shouted at dad'), brief())).toBeNull()
  const withMum = tells('flew a kite with mum')
  expect(elderOf(withMum, { ...brief(), grownUps: ['Daddy', 'Mummy'] })?.name).toBe('Mummy')
  const companions = [{ name: 'Jo', relationship: 'grandmother' }]
  expect(elderOf(kite, { ...brief(), companions })).toBeNull()
})
