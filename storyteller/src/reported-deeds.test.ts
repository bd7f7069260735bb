import { expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { reportedDeeds } from './days-report.ts'

const deeds = ['{child} put “everything” in the bath', 'It floated']

const brief = (changes: Partial<Brief> = {}): Brief => ({
  seed: 'deeds',
  theme: 'adventure',
  length: 'short',
  children: [{ name: 'Mia', age: 5, pronouns: 'she' }],
  companions: [],
  wished: { narrated: { sentences: [], deeds } },
  ...changes,
})

it('has what happened deed by deed, with the child’s name and marks for a quotation within one', () => {
  expect(reportedDeeds(brief())).toEqual(['Mia put ‘everything’ in the bath', 'It floated'])
  const many = Array.from({ length: 6 }, (_, at) => `{child} did ${at}`)
  expect(reportedDeeds(brief({ wished: { narrated: { sentences: [], deeds: many } } }))).toHaveLength(4)
})

it.each<[string, Partial<Brief>]>([
  ['a single deed', { wished: { narrated: { sentences: [], deeds: deeds.slice(0, 1) } } }],
  [
    'two children',
    {
      children: [
        { name: 'Mia', age: 5 },
        { name: 'Leo', age: 5 },
      ],
    },
  ],
  ['a toddler', { children: [{ name: 'Mia', age: 2, pronouns: 'she' }] }],
  ['a child who is they', { children: [{ name: 'Mia', age: 5, pronouns: 'they' }] }],
  [
    'what is to be kept out',
    { avoid: [{ factId: 'a', words: ['bath'], isFear: false }] as Brief['avoid'] & {} },
  ],
])('is no story of its own: %s', (_, changes) => {
  expect(reportedDeeds(brief(changes))).toBeNull()
})
