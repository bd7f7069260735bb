import { describe, expect, it } from 'vitest'
import { stanceOf } from '../figures/stance-of.ts'
import { type Look, lookOf } from '../look.ts'
import { drawScene, type Figure, pictureOf, type Scene } from '../scene.ts'
import { type Action, actions, type Mood, type Role } from '../words.ts'

const child = (age: number, action: Action = 'sit', mood: Mood = 'calm'): Figure => ({
  kind: 'child',
  look: lookOf({ id: 'rider', age }),
  action,
  mood,
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
/** Feet that hang from the seat are higher than those that stand on the floor. */
const feet = (action: Action) =>
  pictureOf(inCar([child(8, action)], { shot: 'wide' })).subject?.bottom ?? Number.NaN
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

  it('belts a child in a wheelchair, which needs no other seat', () => {
    const look = lookOf({ id: 'rider', age: 6, otherFeatures: 'wheelchair' })
    const rider: Figure = { kind: 'child', look, action: 'sit', mood: 'happy' }
    const [car, bus] = [drawScene(inCar([rider])), drawScene(inCar([rider], { setting: 'bus' }))]
    expect(count(car) - count(bus)).toBe(1)
    expect(car).not.toContain(shell)
  })

  it('has nobody stand up, whatever they do', () => {
    const sitting = feet('sit')
    for (const action of [
      'stand',
      'walk',
      'point',
      'wave',
      'look-up',
      'sweep',
      'cut',
      'fly',
      'swim',
      'crawl',
    ] as const)
      expect(Math.abs(feet(action) - sitting)).toBeLessThan(12)
  })

  it('has those who sleep sit with a belt, with the others', () => {
    for (const view of [0, 1, 2, 3])
      for (const action of ['sleep', 'lie-awake', 'sit-up'] as const) {
        const one = (each: Action) => child(4, each, each === 'sit' && action === 'sleep' ? 'sleepy' : 'calm')
        expect(drawScene(inCar([child(9), one(action)], { view }))).toBe(
          drawScene(inCar([child(9), one('sit')], { view })),
        )
      }
    expect(count(drawScene(inCar([child(9), child(4, 'sleep')])))).toBe(2)
  })

  it('has nobody lie, fly or lean far over in a belt', () => {
    const leans = actions.map((action) => {
      const {
        isLying,
        isAloft,
        lean = 0,
      } = stanceOf({
        kind: 'child',
        look: lookOf({ id: 'rider', age: 8 }),
        action,
        mood: 'calm',
        seat: 122,
        isBelted: true,
      })
      return [action, (isLying || isAloft) ?? false, Math.abs(lean) <= 30]
    })
    expect(leans).toEqual(actions.map((action) => [action, false, true]))
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
  const inBed = (action: Action) =>
    drawScene(inCar([child(6, action)], { setting: 'bedroom', time: 'night' }))

  it('has somebody in it who sleeps, lies awake or sits up, with eyes that say which', () => {
    expect(inBed('sleep')).toMatch(asleep)
    for (const action of ['lie-awake', 'sit-up'] as const) expect(inBed(action)).not.toMatch(asleep)
    expect(new Set(['sleep', 'lie-awake', 'sit-up', 'sit'].map((each) => inBed(each as 'sleep'))).size).toBe(
      4,
    )
  })

  it('has whoever sits up in it undressed: without costume, apron and tie', () => {
    const sittingUp = (changes: Partial<Look>, role?: Role) => {
      const look = { ...lookOf({ id: 'rider', age: 40 }), ...changes }
      const figure: Figure = { kind: 'adult', look, action: 'sit-up', mood: 'calm', ...(role && { role }) }
      return drawScene(inCar([figure], { setting: 'bedroom', time: 'night' }))
    }
    const undressed = sittingUp({})
    expect(sittingUp({}, 'queen')).toBe(undressed)
    expect(sittingUp({ wears: ['apron', 'tie', 'scarf', 'cape'] })).toBe(undressed)
  })
})
