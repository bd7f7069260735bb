import { expect, it } from 'vitest'
import type { Brief } from '../request/brief.ts'
import { factsOf } from '../request/facts-of.ts'
import { factReceipts, toldNotes } from './fact-receipts.ts'

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
    { said: 'Lagos', outcome: 'told', why: null, section: 1 },
    { said: 'her cousins', outcome: 'told', why: null, section: 2 },
  ])
})

it('they count as told where a story names the thing in another number, in one word or two', () => {
  const outcomes = (text: string) =>
    factReceipts(
      { ...brief, details: 'ice cream and puddles' },
      { sections: [{ text }], toldThings: ['ice cream', 'ice creams', 'puddle', 'puddles'] },
    )
      .filter(({ kind }) => kind === 'words')
      .map(({ said, outcome }) => `${said}: ${outcome}`)
  expect(outcomes('The puddle got off, and the ice cream.')).not.toContainEqual(
    expect.stringContaining('left-out'),
  )
  expect(outcomes('There was ice, and there was cream.')).toContainEqual(expect.stringContaining('left-out'))
})

it('they count as told where the story is about what its somebody does', () => {
  const receipts = factReceipts(
    { ...brief, details: 'elephants please, a baby one who gets lost' },
    { sections: [{ text: 'Here was an elephant.' }], toldTale: 'an elephant who gets lost' },
  )
  expect(receipts.find(({ said }) => said === 'who gets lost')).toMatchObject({ outcome: 'told', section: 0 })
})

it('a sentence that the story reads out is told by it, word for word and with its nouns', () => {
  const receipts = factReceipts(
    { ...brief, details: 'The dinner lady gave her a sticker. Pancakes for tea.' },
    {
      sections: [{ text: 'Hello.' }, { text: 'The dinner lady gave Fern a sticker.\n\nPancakes for tea.' }],
      toldReport: 'The dinner lady gave Fern a sticker. Pancakes for tea.',
      howReported: 'played',
    },
  )
  expect(receipts.find(({ said }) => said === 'tea')).toMatchObject({
    outcome: 'told',
    section: 1,
    how: 'played',
  })
  expect(receipts.map(({ said }) => said)).not.toContain('gave')
})

it('a picture without words is told by no page', () => {
  const receipts = factReceipts(
    { ...brief, details: 'she lost a tooth 🚂' },
    { sections: [{ text: 'The tooth was out.' }] },
  )
  expect(receipts.filter(({ said }) => said === '🚂')).toMatchObject([{ outcome: 'left-out' }])
})

it('what it does not name of it is left out', () => {
  expect(words('The ticket said Lagos.')).toMatchObject([
    { said: 'Lagos', outcome: 'told' },
    { said: 'her cousins', outcome: 'left-out', why: 'detail' },
  ])
})

it('what is to be left out is kept out where its words are only spread over the pages', () => {
  const outcomes = (...texts: string[]) =>
    factReceipts(
      { ...brief, details: 'no scary dark woods' },
      { sections: texts.map((text) => ({ text })) },
    ).filter(({ kind }) => kind === 'avoid')
  expect(outcomes('They sat by the woods.', 'Then it was dark.')).toMatchObject([
    { outcome: 'kept-out', section: null },
  ])
  expect(outcomes('They sat by the pond.', 'The woods were dark.')).toMatchObject([
    { outcome: 'left-out', why: 'unavoidable', section: 1 },
  ])
})

it('a note is told by one page, not by words spread over several', () => {
  const details = [{ id: 7, text: 'lost her first tooth at school', category: 'milestone', section: null }]
  const withNote = { ...brief, children: brief.children.map((child) => ({ ...child, details })) } as Brief
  const told = (...texts: string[]) => toldNotes(withNote, { sections: texts.map((text) => ({ text })) })
  expect(told('The comb had one tooth.', 'The bell of the school rang.')).toEqual([])
  expect(told('The moon was up.', 'She had lost a tooth.')).toEqual([7])
})

it('a wish is where it was planned only if the words that carry it are there, and are not denied', () => {
  const wish: Brief = { ...brief, details: 'a story about a red kite' }
  const [fact] = factsOf(wish).facts.filter(({ what }) => what?.head === 'kite')
  if (!fact) throw new Error('The kite was not understood')
  const outcome = (...texts: string[]) =>
    factReceipts(wish, {
      sections: texts.map((text) => ({ text })),
      places: [{ factId: fact.id, section: 1 }],
    }).find(({ said }) => said === fact.said)
  expect(outcome('A kite flew by.', 'The kite came down.')).toMatchObject({ outcome: 'told', section: 1 })
  expect(outcome('The moon rose.', 'A red bus came by.')).toMatchObject({ outcome: 'left-out' })
  expect(outcome('The moon rose.', 'There was no red kite, and no kite at all.')).toMatchObject({
    outcome: 'left-out',
  })
  expect(outcome('A kite flew by.', 'A red bus came by.')).toMatchObject({ outcome: 'told', section: 0 })
})
