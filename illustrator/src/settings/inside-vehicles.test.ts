import { describe, expect, it } from 'vitest'
import { lookOf } from '../look.ts'
import { drawScene, type Figure, pictureOf, type Scene } from '../scene.ts'
import type { actions } from '../words.ts'

const child = (age: number, action: (typeof actions)[number] = 'sit'): Figure => ({
  kind: 'child',
  look: lookOf({ id: 'rider', age }),
  action,
  mood: 'calm',
})
const inCar = (cast: readonly Figure[], changes: Partial<Scene> = {}): Scene => ({
  seed: 'ride',
  setting: 'car',
  time: 'day',
  weather: 'clear',
  shot: 'two',
  cast,
  things: [],
  ...changes,
})
const belt = /stroke="#3a3644"/g
const shell = '#4a5468'
const count = (svg: string) => svg.match(belt)?.length ?? 0

describe('a car from inside', () => {
  it('belts whoever sits in it, and gives those who are small a seat of their own', () => {
    const [toddler, big] = [drawScene(inCar([child(3)])), drawScene(inCar([child(11)]))]
    expect([count(toddler), count(big)]).toEqual([1, 1])
    expect([toddler.includes(shell), big.includes(shell)]).toEqual([true, false])
    const dog: Figure = { kind: 'creature', species: 'dog', action: 'sit', mood: 'happy' }
    expect(count(drawScene(inCar([child(3), child(5), dog])))).toBe(2)
    expect(count(drawScene(inCar([child(3)], { setting: 'bus' })))).toBe(0)
  })

  it('has nobody stand up, whatever they do', () => {
    const highest = (action: (typeof actions)[number]) => {
      // Stretching and reaching are of arms, not of legs: a head is no higher than that of one who waves.
      const { subject } = pictureOf(inCar([child(8, action)], { shot: 'wide' }))
      return subject?.bottom ?? 0
    }
    const sitting = highest('sit')
    for (const action of ['stand', 'walk', 'point', 'wave', 'look-up', 'sweep', 'cut'] as const)
      expect(Math.abs(highest(action) - sitting)).toBeLessThan(12)
  })

  it('is seen towards the back seat and through its side, and the train and the bus towards their other end', () => {
    for (const setting of ['car', 'train', 'bus'] as const) {
      const sides = [0, 2].map((view) => pictureOf(inCar([], { setting, view })).content)
      expect(sides[0]).not.toBe(sides[1])
    }
  })
})

describe('a bed', () => {
  const asleep = /q1\.4 1\.4 2\.8 0/
  const inBed = (action: (typeof actions)[number]) =>
    drawScene(inCar([child(6, action)], { setting: 'bedroom', time: 'night' }))

  it('has somebody in it who sleeps, lies awake or sits up, with eyes that say which', () => {
    expect(inBed('sleep')).toMatch(asleep)
    for (const action of ['lie-awake', 'sit-up'] as const) expect(inBed(action)).not.toMatch(asleep)
    expect(new Set(['sleep', 'lie-awake', 'sit-up', 'sit'].map((each) => inBed(each as 'sleep'))).size).toBe(
      4,
    )
  })
})

it('draws what is described as worn over the clothes, and not what somebody goes without', () => {
  const wears = (otherFeatures: string) => lookOf({ id: 'w', otherFeatures }).wears ?? []
  expect(wears('old, an apron, a striped tie')).toEqual(['apron', 'tie'])
  expect(wears('a red scarf and a cape')).toEqual(['cape', 'scarf'])
  for (const without of [
    'no apron',
    'a bow tie',
    'a pink scarf over her hair',
    'without a tie',
    'untied shoes',
  ])
    expect(wears(without)).toEqual([])
  const drawn = (otherFeatures: string) => {
    const look = { ...lookOf({ id: 'w' }), wears: wears(otherFeatures) }
    return drawScene(inCar([{ kind: 'adult', look, action: 'stand', mood: 'calm' }], { setting: 'kitchen' }))
  }
  expect(new Set(['', 'an apron', 'a tie', 'a scarf', 'a cape'].map(drawn)).size).toBe(5)
})
