import { expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { entryWords } from './entry-words.ts'
import { Names } from './names.ts'

const brief = {
  seed: 'bus',
  theme: 'adventure',
  length: 'short',
  children: [{ name: 'Maeve', age: 4 }],
  companions: [],
  wished: {
    entries: {
      sentences: [
        'Maeve pressed the bell on the bus eleven times.',
        'The driver said “we have heard you now”.',
        'There is no upstairs on the bus.',
      ],
      isAsked: false,
      beings: [{ text: 'the driver', isMany: false, head: 'driver' }],
      things: [
        { text: 'the bell', isMany: false, head: 'bell' },
        { text: 'the bus', isMany: false, head: 'bus' },
      ],
      sayings: ['We have heard you now.'],
    },
  },
} satisfies Partial<Brief> as Brief

it('says which sentence is the first to name somebody or something, and which has what was said', () => {
  const words = entryWords(brief, new Names(), { child: 'Maeve', friend: undefined })
  const isIn = (word: string) => [1, 2, 3].map((place) => words[`is_entry_${place}_${word}`])
  expect(isIn('being')).toEqual([false, true, false])
  expect(isIn('thing')).toEqual([true, false, false])
  expect(isIn('thing_2')).toEqual([true, false, false])
  expect(isIn('saying')).toEqual([false, true, false])
  expect([words.is_being_1, words.is_being_2, words.is_saying]).toEqual([true, false, true])
})

it.each([
  ['The driver said so.', 'the driver', true],
  ['The bell rang by itself.', 'the bell', false],
  ['Pip pressed the bell, and the driver said so.', 'Pip', true],
  ['Maeve pressed the bell, and the driver said so.', undefined, false],
  ['There was a driver who pressed the bell.', 'the driver', true],
])('says who does it: %s', (sentence, doer, isBeing) => {
  const { beings = [], things = [] } = brief.wished?.entries ?? {}
  const told = {
    ...brief,
    companions: [{ name: 'Pip', relationship: 'dog' }],
    wished: { entries: { sentences: [sentence], isAsked: true, beings, things, sayings: [] } },
  } as unknown as Brief
  const names = new Names()
  const words = entryWords(told, names, { child: 'Maeve', friend: undefined })
  expect([words.is_first_doer, words.is_first_doer_being]).toEqual([doer !== undefined, isBeing])
  if (doer !== undefined) expect(names.putIn(String(words.first_doer), 'Look: ')).toBe(doer)
})
