import { expect, it } from 'vitest'
import type { CastMember } from './brief.ts'
import { describeScene } from './describe-scene.ts'
import { vocabulary } from './vocabulary.ts'

const brief = { children: [{ name: 'Mia' }, { name: 'Tom' }], companions: [{ name: 'Gran' }] }
const one = (who: string, action: string, more: Partial<CastMember> = {}): CastMember => ({
  who,
  action,
  mood: 'calm',
  ...more,
})
const lane = { setting: 'lane', time: 'dusk' }
const told = (cast: readonly CastMember[], things: { thing: string; count?: number }[] = []) =>
  describeScene({ ...lane, cast, things }, brief)

it('says who does what, with what and to whom, and where', () => {
  const hedgehog = one('hedgehog', 'stand')
  expect(told([one('main:0', 'kneel', { target: 'hedgehog', relation: 'before' }), hedgehog])).toBe(
    'Mia kneeling in front of a hedgehog in the lane at dusk',
  )
  expect(
    told([one('main:0', 'stand', { holding: 'lantern' }), one('main:1', 'stand', { holding: 'lantern' })]),
  ).toBe('Mia and Tom holding a lantern in the lane at dusk')
  expect(
    told([one('main:0', 'give', { holding: 'acorn', target: 'companion:0' }), one('companion:0', 'sit')]),
  ).toBe('Mia giving an acorn to Gran in the lane at dusk')
  expect(told([one('main:0', 'stroke', { target: 'dog' }), one('dog', 'sleep')])).toBe(
    'Mia stroking a dog in the lane at dusk, with a dog sleeping',
  )
})

it('tells children apart who do different things, and names those who are only there first', () => {
  const baker = one('person:baker', 'wave', { person: { role: 'baker', looks: [] } })
  expect(
    told([
      one('main:0', 'run'),
      one('main:1', 'climb', { target: 'ladder' }),
      baker,
      one('companion:0', 'stand'),
    ]),
  ).toBe('Mia running in the lane at dusk, with Gran, Tom climbing a ladder and a baker waving')
})

it('names things where nobody is, or nobody else', () => {
  expect(told([], [{ thing: 'cup', count: 3 }, { thing: 'flowerpot' }])).toBe(
    '3 cups and a flowerpot in the lane at dusk',
  )
  expect(told([one('main:0', 'look-up')], [{ thing: 'moon' }])).toBe(
    'Mia looking up in the lane at dusk, with a moon',
  )
})

it('says what is looked through, and what is cut and stirred with', () => {
  const looked = (more: Partial<CastMember>) => told([one('main:0', 'look-through', more)])
  expect(looked({})).toBe('Mia looking through a telescope in the lane at dusk')
  expect(looked({ holding: 'window' })).toBe('Mia looking through a window in the lane at dusk')
  expect(looked({ target: 'moon' })).toBe('Mia looking through a telescope at a moon in the lane at dusk')
  expect(told([one('main:0', 'stir', { holding: 'ladle', target: 'pot' })])).toBe(
    'Mia stirring a pot with a ladle in the lane at dusk',
  )
  expect(told([one('main:0', 'cut', { holding: 'scissors' })])).toBe(
    'Mia cutting with scissors in the lane at dusk',
  )
})

it('knows the plural of what there are several of', () => {
  const several = (thing: string) => told([], [{ thing, count: 5 }])
  for (const [thing, plural] of [
    ['leaf', 'leaves'],
    ['toy-mouse', 'toy mice'],
    ['bus', 'buses'],
    ['toothbrush', 'toothbrushes'],
    ['berry', 'berries'],
    ['scissors', 'scissors'],
    ['tracks', 'tracks'],
    ['glass', 'glasses'],
    ['shelf', 'shelves'],
  ] as const)
    expect(several(thing)).toBe(`5 ${plural} in the lane at dusk`)
  for (const [who, plural] of [
    ['sheep', 'many sheep'],
    ['goose', 'many geese'],
    ['fox', 'many foxes'],
    ['firefly', 'many fireflies'],
    ['fish', 'many fish'],
  ] as const)
    expect(told([one(who, 'stand', { count: 3 })])).toMatch(new RegExp(`^${plural}\\b`, 'i'))
})

it('has a participle for every action that reads as one', () => {
  for (const action of vocabulary.actions) {
    const [, words = ''] = /^Mia (.+) in the lane at dusk$/.exec(told([one('main:0', action)])) ?? []
    expect(words).toMatch(/^[a-z]+ing\b/)
    expect(words).not.toMatch(/-|stiring|claping|cuting|diging|runing/)
  }
})

it('calls an animal what the text calls it, whatever it is drawn by', () => {
  expect(told([one('main:0', 'stroke', { target: 'pig' }), one('pig', 'stand', { looks: 'hippo' })])).toBe(
    'Mia stroking a hippo in the lane at dusk',
  )
  expect(told([one('main:0', 'stand'), one('shark', 'dance', { looks: 'sharks with hats' })])).toBe(
    'Mia standing in the lane at dusk, with sharks with hats dancing',
  )
})
