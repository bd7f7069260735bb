import { expect, it } from 'vitest'
import { sizeFor, speciesFor } from './drawn-animals.ts'
import { tellStory } from './index.ts'
import { vocabulary } from './vocabulary.ts'

it.each([
  ['tiger', 'cat', 'huge'],
  ['zebra', 'horse', undefined],
  ['dolphin', 'whale', undefined],
  ['robin', 'bird', undefined],
  ['ostrich', 'goose', 'huge'],
  ['peacock', 'goose', undefined],
  ['shark', 'shark', undefined],
  ['teapot', undefined, undefined],
])('a %s is drawn by the nearest animal that pictures have: %s, %s', (word, species, size) => {
  expect([speciesFor(word), sizeFor(word)]).toEqual([species, size])
  if (species) expect(vocabulary.species).toContain(species)
})

it('who plays a part is on its pictures, with the looks that it was given', () => {
  const what = {
    text: 'a purple dragon',
    head: 'dragon',
    number: 'one',
    pronoun: 'it',
    is: 'creature',
  } as const
  const { sections, plot } = tellStory({
    seed: 'looks',
    theme: 'fantasy',
    length: 'short',
    children: [{ name: 'Ada', age: 5 }],
    companions: [],
    details: 'a purple dragon who is shy',
    facts: [
      {
        id: 'wish:story-about:dragon',
        from: 'wish',
        said: 'a purple dragon who is shy',
        kind: 'want',
        about: 'story-about',
        what,
        polarity: 'yes',
        sensitivity: 'plain',
        sure: 0.9,
      },
    ],
  })
  const dragons = sections.flatMap(({ scene }) => scene.cast.filter(({ who }) => who === 'dragon'))
  expect([plot, dragons.length > 1]).toEqual([plot, true])
  expect(new Set(dragons.map(({ looks }) => looks))).toEqual(new Set(['purple dragon']))
})

it('an only child whose wheelchair the wish tells of sits in it on every picture', () => {
  const wish = (said: string) => ({
    id: 'wish:wheelchair:wheel',
    from: 'wish' as const,
    said,
    kind: 'event',
    about: 'wheelchair',
    polarity: 'yes' as const,
    sensitivity: 'plain' as const,
    sure: 0.9,
  })
  const told = (said: string) =>
    tellStory({
      seed: 'wheels',
      theme: 'adventure',
      length: 'short',
      children: [{ name: 'Finn', age: 5 }],
      companions: [],
      details: said,
      facts: [wish(said)],
    }).sections.flatMap(({ scene }) => scene.cast.filter(({ who }) => who === 'main:0'))
  expect(new Set(told('his wheelchair got new wheels').map(({ looks }) => looks))).toEqual(
    new Set(['wheelchair']),
  )
  expect(new Set(told('his cousin got a new wheelchair').map(({ looks }) => looks))).toEqual(
    new Set([undefined]),
  )
})

it('several somebodies with something on are several animals that have it on', () => {
  const said = 'sharks with hats'
  const { sections } = tellStory({
    seed: 'sharks',
    theme: 'fantasy',
    length: 'short',
    children: [{ name: 'Ada', age: 5 }],
    companions: [],
    details: said,
    facts: [
      {
        id: 'wish:story-about:sharks',
        from: 'wish',
        said,
        kind: 'want',
        about: 'story-about',
        what: { text: said, head: 'sharks', number: 'many', pronoun: 'they', is: 'animal' },
        polarity: 'yes',
        sensitivity: 'plain',
        sure: 0.9,
      },
    ],
  })
  const sharks = sections.map(({ scene }) => scene.cast.filter(({ who }) => who === 'shark'))
  expect(Math.max(...sharks.map(({ length }) => length))).toBe(2)
  expect(sharks.flat().every(({ looks }) => looks === said)).toBe(true)
})
