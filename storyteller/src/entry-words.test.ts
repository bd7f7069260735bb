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
