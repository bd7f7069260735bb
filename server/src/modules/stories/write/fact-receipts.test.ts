import { expect, it } from 'vitest'
import type { Brief } from '../request/brief.ts'
import { factReceipts } from './fact-receipts.ts'

const brief: Brief = {
  seed: 'a',
  theme: 'adventure',
  length: 'short',
  children: [{ id: 1, name: 'Fern', age: 4, interests: [], appearance: { hasGlasses: false } }],
  companions: [],
  details: 'we fly to Lagos tomorrow to see her cousins',
  toldBefore: [],
  narration: null,
}

const words = (...texts: string[]) =>
  factReceipts(brief, { sections: texts.map((text) => ({ text })) }).filter(({ kind }) => kind === 'words')

it('words that no fact has count as told where the story names what they name', () => {
  expect(words('Up it went.', 'The ticket said Lagos.', '“Hello,” said the cousins.')).toMatchObject([
    { outcome: 'told', why: null, section: 1 },
  ])
})

it('they are left out where it names only some of it', () => {
  expect(words('The ticket said Lagos.')).toMatchObject([{ outcome: 'left-out', why: 'not-understood' }])
})
