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

it('has a participle for every action that reads as one', () => {
  for (const action of vocabulary.actions) {
    const [, words = ''] = /^Mia (.+) in the lane at dusk$/.exec(told([one('main:0', action)])) ?? []
    expect(words).toMatch(/^[a-z]+ing\b/)
    expect(words).not.toMatch(/-|stiring|claping|cuting|diging|runing/)
  }
})
