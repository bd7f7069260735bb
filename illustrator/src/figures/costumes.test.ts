import { describe, expect, it } from 'vitest'
import { lookOf } from '../look.ts'
import { roles } from '../words.ts'
import { dressedAs } from './costumes.ts'
import { drawPerson } from './person.ts'

const look = lookOf({ id: 'baker-of-the-story', generation: 'adult', pronoun: 'she', hairStyle: 'long' })
const drawn = (role: (typeof roles)[number]) =>
  drawPerson({ kind: 'adult', look, role, action: 'stand', mood: 'calm' })

/** Whose clothes are their own. */
const plain = ['neighbour', 'man', 'woman', 'boy', 'girl', 'baby']

describe('a human of the story', () => {
  it('is told apart by the clothes', () => {
    const fishers = ['fisherman', 'fisherwoman', 'postwoman']
    const drawings = roles.filter((role) => !plain.includes(role) && !fishers.includes(role)).map(drawn)
    expect(new Set([...drawings, drawn('woman')]).size).toBe(drawings.length + 1)
  })

  it.each(roles)('has its own face and hair as %s', (role) => {
    const worn = dressedAs(look, role)
    expect({ ...worn, outfit: look.outfit, headwear: look.headwear }).toEqual(look)
    expect(drawn(role)).toContain(look.skin)
    expect(drawn(role)).toContain(look.eyes)
  })

  it('keeps a hat that was described, a headscarf and a turban', () => {
    const described = lookOf({ id: 'a', otherFeatures: 'tall hat' })
    expect(described.headwear).toBe('tall')
    expect(dressedAs(described, 'captain').headwear).toBe('tall')
    expect(dressedAs(lookOf({ id: 'b', hairStyle: 'hijab' }), 'captain').headwear).toBe('none')
    expect(dressedAs(lookOf({ id: 'b', hairStyle: 'hijab' }), 'queen').headwear).toBe('crown')
    expect(dressedAs(lookOf({ id: 'c', otherFeatures: 'turban' }), 'postman').headwear).toBe('turban')
  })

  it('has nothing under the ground and no gown above the knees when it sits', () => {
    for (const action of ['sit', 'sit-on-chair', 'kneel', 'crouch'] as const) {
      const queen = drawPerson({ kind: 'adult', look, role: 'queen', action, mood: 'calm' })
      const points = [...queen.replace(/A\S+ \S+ \S \S \S/g, 'L').matchAll(/ d="([^"]+)"/g)].flatMap(
        ([, d = '']) => d.match(/-?[\d.]+ -?[\d.]+/g) ?? [],
      )
      expect(Math.max(...points.map((point) => Number(point.split(' ')[1])))).toBeLessThan(16)
    }
  })
})

describe('what a family says of clothes', () => {
  it.each([
    ['always wears red wellies', { shoes: '#c9504c', boots: true }],
    ['green leggings and a yellow raincoat', { bottom: '#6d9a52', top: '#e6b93c', cut: 'coat' }],
    ['blue jeans', { bottom: '#4f83b5' }],
    ['a pink dress and plaits', { top: '#d47a9e', cut: 'dress' }],
  ])('is worn: %s', (otherFeatures, outfit) => {
    const described = lookOf({ id: 'x', age: 5, otherFeatures })
    expect(described.outfit).toMatchObject(outfit)
    expect(described.hair.colour).toBe(lookOf({ id: 'x', age: 5 }).hair.colour)
  })
})

describe('what a family says of a body', () => {
  it.each([
    ['her left arm is in plaster', { cast: 'arm' }],
    ['a broken leg', { cast: 'leg' }],
    ['plaster cast on his arm', { cast: 'arm' }],
    ['walks with crutches', { crutches: true }],
    ['wears an eye patch', { patch: true }],
  ])('is drawn: %s', (otherFeatures, expected) => {
    const described = lookOf({ id: 'x', age: 7, otherFeatures })
    expect(described).toMatchObject(expected)
    const draw = (each: typeof described) =>
      drawPerson({ kind: 'child', look: each, action: 'stand', mood: 'calm' })
    const { cast: _, crutches: __, patch: ___, ...without } = described
    expect(draw(described)).not.toBe(draw(without))
    expect(described.plaster).toBe(false)
  })

  it('is a sticking plaster where no limb is named', () => {
    expect(lookOf({ id: 'x', otherFeatures: 'a plaster on her knee' })).toMatchObject({ plaster: true })
    expect(lookOf({ id: 'x', otherFeatures: 'a plaster on her knee' }).cast).toBeUndefined()
  })
})
