import { expect, it } from 'vitest'
import { composeGroup } from '../composition.ts'
import { lookOf } from '../look.ts'
import { Chance } from '../random.ts'
import { drawScene, type Figure, type Scene } from '../scene.ts'
import type { PlacedThing } from '../target.ts'

const mia = { kind: 'child', rank: 'lead', look: lookOf({ id: 'mia', age: 6 }), mood: 'calm' } as const
const gran = { kind: 'elder', look: lookOf({ id: 'gran', generation: 'elder' }), mood: 'calm' } as const

const composed = (
  cast: readonly Figure[],
  things: readonly PlacedThing[] = [],
  looksOut = false,
  seed = 'a',
) => {
  const scene: Scene = { seed, setting: 'meadow', time: 'day', weather: 'clear', cast, things }
  return composeGroup(scene, { back: '', front: '', floor: 800, focus: 560 }, [...cast.keys()], {
    focus: 560,
    span: [100, 1100],
    size: 1,
    chance: new Chance(seed),
    looksOut,
  }).company
}

it('two who only stand look at each other, wherever they stand', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const [one, other] = composed(
      [
        { ...mia, action: 'stand' },
        { ...gran, action: 'stand' },
      ],
      [],
      false,
      seed,
    )
    if (!one || !other) throw new Error('Somebody is missing')
    expect(one.isFlipped).toBe(other.x < one.x)
    expect(other.isFlipped).toBe(one.x < other.x)
    expect(one.contacts.lookAt?.x).toBeCloseTo(other.x)
    expect(other.contacts.lookAt?.x).toBeCloseTo(one.x)
  }
})

it('whoever listens looks at the one who shows something, and whoever is alone at what lies there', () => {
  const [shower, listener] = composed([
    { ...gran, action: 'hold', holding: 'map' },
    { ...mia, action: 'sit' },
  ])
  expect(listener?.contacts.lookAt?.x).toBeCloseTo(shower?.x ?? 0)
  const [alone] = composed([{ ...mia, action: 'stand' }], [{ thing: 'rug' }, { thing: 'umbrella' }])
  expect(alone?.contacts.lookAt).toBeDefined()
})

it('whoever reads looks into the book, and a hero on a cover at us', () => {
  const [reader] = composed([
    { ...mia, action: 'read', holding: 'book' },
    { ...gran, action: 'stand' },
  ])
  expect(reader?.contacts.lookAt).toBeUndefined()
  const [hero, beside] = composed(
    [
      { ...mia, action: 'wave' },
      { ...gran, action: 'stand' },
    ],
    [],
    true,
  )
  expect(hero?.contacts.lookAt).toBeUndefined()
  expect(beside?.contacts.lookAt).toBeDefined()
})

it('what everybody looks at is on a close page, or the page is not so close', () => {
  const cast = [mia, gran, mia].map(
    (who): Figure => ({ ...who, action: 'clap', target: { thing: 0 }, relation: 'at' }),
  )
  const page = (shot: 'close' | 'two', thing: PlacedThing['thing']) =>
    drawScene({
      seed: 'a',
      setting: 'street',
      time: 'day',
      weather: 'clear',
      cast,
      things: [{ thing }],
      shot,
    })
  const zoomOf = (svg: string) => Number(/translate\(\S+ \S+\) scale\((\S+)\)/.exec(svg)?.[1])
  expect(zoomOf(page('close', 'pirate-ship'))).toBeLessThan(zoomOf(page('close', 'cup')))
})

it('whoever holds a hand, gives or whispers is nearer to the other than two who only stand', () => {
  const apart = (action: 'hold-hands' | 'give' | 'stand') => {
    const [one, other] = composed([
      { ...mia, action, target: { figure: 1 } },
      { ...gran, action: 'stand' },
    ])
    return Math.abs((one?.x ?? 0) - (other?.x ?? 0))
  }
  expect(apart('hold-hands')).toBeLessThan(apart('give'))
  expect(apart('give')).toBeLessThan(apart('stand'))
})

it('a basket with somebody in it stands beside whoever kneels before it', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const kitten: Figure = {
      kind: 'creature',
      species: 'cat',
      action: 'sleep',
      mood: 'sleepy',
      target: { thing: 0 },
      relation: 'in',
    }
    const kneeling: Figure = { ...mia, action: 'kneel', target: { thing: 0 }, relation: 'before' }
    const [child, other, cat] = composed(
      [kneeling, { ...gran, action: 'kneel' }, kitten],
      [{ thing: 'basket' }],
      false,
      seed,
    )
    if (!child || !other || !cat) throw new Error('Somebody is missing')
    expect(Math.abs(child.x - cat.x)).toBeLessThan(Math.abs(other.x - cat.x))
  }
})
