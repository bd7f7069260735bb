import { describe, expect, it } from 'vitest'
import { namedIn } from '../named-in.ts'
import { understand } from '../understand.ts'

function entries(text: string, names: readonly string[] = ['Mia']) {
  const people = names.map((name) => ({ name, role: 'child' as const, pronouns: 'she' as const }))
  const { facts } = understand([{ from: 'wish', text }], people)
  return namedIn(text, people, facts).entries
}

const sentences = (text: string, names?: readonly string[]) => entries(text, names)?.sentences

describe('what a parent has typed is read out', () => {
  it.each([
    [
      'We got the bus to Nana\'s and mia pressed the bell eleven times. The driver said over the speaker "thank you to the young lady, we have heard you now"',
      [
        'We got the bus to Nana’s and Mia pressed the bell eleven times.',
        'The driver said over the speaker “thank you to the young lady, we have heard you now”.',
      ],
    ],
    [
      'Poured a whole box of Cheerios into the fish tank because the fish "looked breakfasty". Fish is ok.',
      [
        'Poured a whole box of Cheerios into the fish tank because the fish “looked breakfasty”.',
        'Fish is ok.',
      ],
    ],
    [
      'wellies on wrong feet ALL day and would not let anyone fix them. went to bed in them 😂😂',
      ['Wellies on wrong feet all day and would not let anyone fix them.', 'Went to bed in them.'],
    ],
    ['Bin lorry!! but underwater', ['Bin lorry, but underwater.']],
    ['hes a sub and im not sure what a sub does lol', ['He’s a sub and I’m not sure what a sub does.']],
    ['SHE LOST HER SHOE ON THE BUS', ['She lost her shoe on the bus.']],
    ['sooooo tired after the beach & the ice cream', ['So tired after the beach and the ice cream.']],
    ['Mr. Tibbs ate the cake. Then he slept', ['Mr. Tibbs ate the cake.', 'Then he slept.']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })
})

describe('what only asks for a story of it is not', () => {
  it.each([
    [
      'can it be about a lighthouse where the light is afraid of the dark',
      ['A lighthouse where the light is afraid of the dark.'],
    ],
    [
      'She kept her first fast today and then ate four akara. Please make it gentle and short',
      ['She kept her first fast today and then ate four akara.'],
    ],
    ['a story about a snail who drives a bus please', ['A snail who drives a bus.']],
    [
      'Mystery please. someone is leaving scarves on the statues',
      ['Someone is leaving scarves on the statues.'],
    ],
    [
      'Tortoise story like my mother tells it, but Mia is the one who outsmarts him',
      ['Tortoise, like my mother tells it, but Mia is the one who outsmarts him.'],
    ],
    ['My twins want a heist, but the pot is with a raccoon', ['A heist, but the pot is with a raccoon.']],
    ['She saw a fox today. No wolves please', ['She saw a fox today.']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })
})

it.each([
  'our cat Biscuit died on Sunday, we miss her',
  'her dad and I are getting divorced and she does not know yet',
  'she wet the bed again and cried',
  'big surprise party for her on saturday',
  'he had a massive tantrum in Aldi',
  'make it short please',
  'she hates school and her teacher',
  'Grandad has cancer and lost his hair',
])('nothing is read of what is grave, secret or shameful, or asks for nothing in particular: %s', (text) => {
  expect(sentences(text)).toBeUndefined()
})

it.each([
  ['Harper and Waffles run a lemonade stand on the moon', true],
  ['the moon comes for biryani', true],
  ['a knight who is allergic to horses', true],
  ['his left shoe runs away', true],
  ['she fell off the swing at nursery', false],
  ['flight to Toronto tomorrow night', false],
  ['got a new scooter today', false],
])('whether it is a story that is wished for: %s', (text, isAsked) => {
  expect(entries(text)?.isAsked).toBe(isAsked)
})

describe('who and what is named', () => {
  it.each([
    [
      'A lady with a shopping trolley gave her a ride to the top of the hill',
      ['the lady'],
      ['the shopping trolley', 'the hill'],
    ],
    ['Miss Fernandes tied the mung bean to a pencil', ['Miss Fernandes'], ['the mung bean', 'the pencil']],
    ['Garbage truck and grandma’s pierogies', [], ['the garbage truck', 'Grandma’s pierogies']],
    [
      'they are stealing back Abuela’s tamale pot from a very polite raccoon',
      ['the polite raccoon'],
      ['Abuela’s tamale pot'],
    ],
    ['She finally did it and nobody saw it except the zamboni guy', ['the zamboni guy'], []],
    ['Mia ate it all up and then she slept', [], []],
    ['my son sold water to his auntie and my mother laughed', [], ['the water']],
  ])('%s', (text, beings, things) => {
    const found = entries(text)
    expect(found?.beings.map((each) => each.text)).toEqual(beings)
    expect(found?.things.map((each) => each.text)).toEqual(things)
  })

  it('knows what is several', () => {
    expect(entries('ducks and two bubbles')?.things.map(({ isMany }) => isMany)).toEqual([true])
    expect(entries('the lads came over')?.beings).toMatchObject([{ text: 'the lads', isMany: true }])
  })
})

it.each([
  ['She said "my legs have finished" halfway up', ['My legs have finished.']],
  [
    'She told everybody "I have been stung but I\'m still shopping"',
    ['I have been stung but I’m still shopping.'],
  ],
  ['"Do worms know they\'re Irish?" asked at mass, loudly', ['Do worms know they’re Irish?']],
  ['the fish "looked breakfasty"', []],
])('what was said: %s', (text, sayings) => {
  expect(entries(text)?.sayings).toEqual(sayings)
})
