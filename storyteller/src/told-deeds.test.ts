import { describe, expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import type { PictureLines } from './picture-lines.ts'
import { sceneFrom } from './scenes.ts'
import { mainThingOf, stillAboard, withDeedsOf } from './told-deeds.ts'

const family = {
  children: [{ name: 'Lotte', age: 6 }],
  companions: [
    { name: 'Opa', relationship: 'grandfather' },
    { name: 'Nelson', relationship: 'pet dog' },
  ],
}

const lines: PictureLines = {
  shot: 'two',
  setting: 'hallway',
  time: 'day',
  weather: 'clear',
  actors: [
    { who: 'L', count: 1, action: 'look-up', mood: 'curious' },
    { who: 'grownup', count: 1, action: 'stand', mood: 'calm' },
  ],
  things: [
    { thing: 'e1', count: 1 },
    { thing: 'mat', count: 1 },
  ],
  people: [],
}

const shown = (...sentences: string[]) => {
  const { setting, actors, things } = withDeedsOf(sentences, lines, family)
  const deeds = actors.map(({ who, action, holding, relation, target }) =>
    [who, action, holding, relation, target].filter(Boolean).join(' '),
  )
  return { setting, deeds, things: things.map(({ thing }) => thing) }
}

describe('a page that tells what somebody does in a wished-for story', () => {
  it('shows it done, where it is done, in place of what the plot has them do', () => {
    expect(shown('Lotte rode a unicorn through the supermarket and bought all the bananas.')).toEqual({
      setting: 'supermarket',
      deeds: ['L ride on unicorn', 'unicorn stand'],
      things: [],
    })
  })

  it('keeps who else is there where it is done in the same place', () => {
    expect(shown('Lotte found a tiny door behind the bookcase.')).toEqual({
      setting: 'hallway',
      deeds: ['L kneel at door', 'grownup stand'],
      things: ['door', 'bookcase', 'mat'],
    })
  })

  it('shows all who do it, and who comes along as that', () => {
    expect(shown('Lotte and Opa floated away on a hot air balloon.')).toMatchObject({
      setting: 'sky',
      deeds: ['L sit in hot-air-balloon', 'companion:0 sit in hot-air-balloon'],
    })
    expect(shown('The dog told everyone at school.').deeds).toContain('companion:1 shout')
  })

  it('knows what was built a moment ago for what one sails in', () => {
    expect(shown('Lotte and Opa built a boat and sailed to an island.')).toMatchObject({
      setting: 'island',
      deeds: ['L sit in canoe', 'companion:0 sit in canoe'],
    })
  })

  it('shows whoever sails in an open boat, and not behind a sail', () => {
    expect(shown('Lotte sailed down the gutter in a leaf boat.')).toMatchObject({
      deeds: ['L sit in canoe', 'grownup stand'],
      things: ['canoe', 'mat'],
    })
  })

  it('has the child see what somebody else does, and knows what it is done to', () => {
    expect(shown('A dragon kept leaving letters in Lotte’s lunchbox.').deeds).toEqual([
      'dragon give letter',
      'L point at dragon',
      'grownup stand',
    ])
    expect(shown('Lotte took a baby whale home and kept it in the bath.')).toMatchObject({
      setting: 'bathroom',
      things: ['bath'],
    })
  })

  it('takes nothing that is only compared for somebody who is there', () => {
    const { deeds } = shown('Lotte shrank to the size of a ladybird and rode a snail.')
    expect(deeds).toContain('L ride on snail')
    expect(deeds.join(' ')).not.toContain('ladybird')
  })

  it('stays as the plot has it where pictures have nothing of it', () => {
    expect(shown('Nobody wanted to go home.')).toMatchObject({ setting: 'hallway', things: ['e1', 'mat'] })
  })
})

it('on the pages of a journey whoever has nothing else to do is still on it', () => {
  const rode = ['Lotte rode a giant snail to school.']
  const outside = { ...lines, setting: 'lane' }
  expect(stillAboard(rode, outside, family).actors[0]).toMatchObject({
    who: 'L',
    action: 'ride',
    target: 'snail',
  })
  expect(stillAboard(rode, lines, family)).toBe(lines)
  const busy = { ...outside, actors: [{ who: 'L', count: 1, action: 'run', mood: 'calm' }] }
  expect(stillAboard(rode, busy, family)).toBe(busy)
})

it('an animal has the colours of what it is called', () => {
  const { actors } = withDeedsOf(['Lotte met a purple dragon.'], lines, family)
  expect(actors).toContainEqual(expect.objectContaining({ who: 'dragon', looks: 'purple dragon' }))
})

it('what such a story is about is what something is done to, with its size', () => {
  expect(mainThingOf('Lotte found a tiny door behind the bookcase.', family)).toEqual({
    thing: 'door',
    size: 'tiny',
  })
})

it('what runs away is run after, be it a shadow', () => {
  expect(shown('Lotte’s shadow rolled away down the lane.')).toMatchObject({
    setting: 'lane',
    deeds: ['L run at shadow'],
    things: ['shadow'],
  })
})

it('a machine is one, and what is found in a tree is before it', () => {
  expect(mainThingOf('Lotte built a machine that made it rain lemonade.', family)).toEqual({
    thing: 'machine',
  })
  expect(shown('Lotte found a door in a tree.')).toMatchObject({ setting: 'garden' })
})

describe('the animal of such a story', () => {
  const brief: Brief = {
    seed: 'dog',
    theme: 'animals',
    length: 'short',
    ...family,
    wished: {
      entries: {
        sentences: ['Nelson the dog could talk for one day.'],
        isAsked: true,
        beings: [{ text: 'the dog', head: 'dog', isMany: false }],
        things: [],
        sayings: [],
      },
    },
  } as Brief
  const said = 'Nelson the dog could talk for one day.'
  const told = { said, text: said, heard: said, isPlayed: true, happens: [] }

  it('is the one that comes along, and no second one', () => {
    const { cast, thoughts } = sceneFrom(lines, { brief, section: 0, people: new Map(), told })
    expect(cast.map(({ who }) => who)).toContain('companion:1')
    expect(cast.map(({ who }) => who)).not.toContain('dog')
    expect(thoughts).toBeUndefined()
  })

  it('is several where the text has several', () => {
    const text = 'The penguins waited.'
    const penguins = {
      ...brief,
      wished: { entries: { ...brief.wished?.entries, sentences: ['Lotte met a team of penguins.'] } },
    } as Brief
    const { cast } = sceneFrom(lines, {
      brief: penguins,
      section: 0,
      people: new Map(),
      told: { ...told, said: text, text, heard: text },
    })
    expect(cast.filter(({ who }) => who === 'penguin')).toHaveLength(2)
    const night = 'Goodnight, Lotte. Goodnight, penguins.'
    const bedtime = { ...told, said: night, text: night, heard: night }
    const asleep = sceneFrom(lines, { brief: penguins, section: 0, people: new Map(), told: bedtime })
    expect(asleep.cast.map(({ who }) => who)).not.toContain('penguin')
  })
})
