import { describe, expect, it } from 'vitest'
import { composeGroup } from '../composition.ts'
import { buildOf } from '../figures/measures.ts'
import { lookOf } from '../look.ts'
import { Chance } from '../random.ts'
import type { Figure, Scene } from '../scene.ts'
import type { Place } from '../settings/stage.ts'
import { supplemented } from '../supplemented.ts'
import type { PlacedThing } from '../target.ts'
import { thingDrawing } from '../things.ts'
import { posesOf } from '../touch.ts'
import type { Action, Setting, Thing } from '../words.ts'

const toddler = { kind: 'child', look: lookOf({ id: 'tot', age: 2 }) } as const
const child = { kind: 'child', look: lookOf({ id: 'mia', age: 6 }) } as const
const mum = { kind: 'adult', look: lookOf({ id: 'mum', generation: 'adult', pronoun: 'she' }) } as const
const gran = { kind: 'elder', look: lookOf({ id: 'gran', generation: 'elder' }) } as const
const people = [toddler, child, mum, gran]
type Human = Exclude<Figure, { kind: 'creature' }>
const does = (who: Pick<Human, 'kind' | 'look'>, action: Action, more: Partial<Human> = {}): Human => ({
  ...who,
  action,
  mood: 'calm',
  ...more,
})
const onThing = { target: { thing: 0 }, relation: 'on' } as const

function seated(cast: readonly Figure[], things: readonly PlacedThing[], setting: Setting, seed = 'seat') {
  const scene: Scene = supplemented({ seed, setting, time: 'day', weather: 'clear', cast, things }, false)
  const place: Place = { back: '', front: '', floor: 800, focus: 560, indoors: setting === 'kitchen' }
  const group = composeGroup(scene, place, [...cast.keys()], {
    focus: 560,
    span: [100, 1100],
    size: 1.06,
    chance: new Chance(seed),
  })
  const poses = posesOf(group.company, group.things, false)
  return group.company.map((placed) => {
    const pose = poses.get(placed.index)
    if (!pose) throw new Error('Somebody has no pose')
    return { placed, pose, things: group.things, scene }
  })
}

describe('who sits on a thing', () => {
  const seats: readonly Thing[] = [
    'bench',
    'sofa',
    'armchair',
    'chair',
    'stool',
    'swing',
    'see-saw',
    'stairs',
    'wall',
    'log',
    'chest',
    'hay',
  ]

  it.each(seats)('has the hips on it, the knees bent and the feet no lower than the ground: %s', (seat) => {
    for (const who of people)
      for (const action of ['sit', 'sit-on-chair', 'sit-on-edge'] as const) {
        const [one] = seated([does(who, action, onThing)], [{ thing: seat }], 'playground')
        const host = one?.things[0]
        if (!one || !host) throw new Error('Nobody sits')
        const { pose, placed } = one
        const { top, seats: own, width } = thingDrawing(seat)
        const surface = host.y + (own?.[0]?.y ?? top?.[0] ?? 0) * host.scale
        // Half a thigh is above what one sits on.
        expect(Math.abs(pose.hips.y - surface)).toBeLessThan(24 * placed.scale)
        expect(Math.abs(pose.hips.x - host.x)).toBeLessThan((width / 2) * host.scale)
        expect(pose.knee.y).toBeGreaterThan(pose.hips.y - 30 * placed.scale)
        expect(Math.abs(pose.knee.x - pose.hips.x)).toBeGreaterThan(
          buildOf(placed.figure as Human).legs * 0.2,
        )
        for (const foot of [pose.feet.near, pose.feet.far]) {
          expect(foot.y).toBeLessThan(host.y + 8)
          expect(foot.y).toBeGreaterThan(pose.hips.y)
        }
      }
  })

  it('sits on an end of the see-saw, the heavier one on the lower, each over its plank', () => {
    for (const seed of ['a', 'b', 'c']) {
      const [one, other] = seated(
        [does(child, 'sit', onThing), does(mum, 'sit', onThing)],
        [{ thing: 'see-saw' }],
        'playground',
        seed,
      )
      const host = one?.things[0]
      if (!one || !other || !host) throw new Error('Somebody is missing')
      const half = (thingDrawing('see-saw').width / 2) * host.scale
      expect(one.pose.hips.x - host.x).toBeGreaterThan(half * 0.6)
      expect(other.pose.hips.x - host.x).toBeLessThan(-half * 0.6)
      expect(other.pose.hips.y).toBeGreaterThan(one.pose.hips.y + 40)
      // They look at each other, and hold on.
      expect([one.placed.isFlipped, other.placed.isFlipped]).toEqual([true, false])
      for (const { pose } of [one, other])
        expect(Math.abs(pose.hands.near.x - host.x)).toBeLessThan(half * 0.7)
    }
  })
})

describe('who is at a table', () => {
  const companies: readonly (readonly Human[])[] = [
    [does(toddler, 'eat')],
    [does(child, 'eat'), does(mum, 'pour', { target: { thing: 1 } })],
    [does(child, 'stir', { target: { thing: 1 } }), does(toddler, 'stand', { target: { thing: 0 } })],
    [does(child, 'sit', { target: { thing: 0 } }), does(gran, 'eat'), does(toddler, 'eat')],
    [does(mum, 'sit-on-chair', { target: { thing: 0 } }), does(child, 'cut', { target: { thing: 1 } })],
  ]

  it.each(
    companies.map((cast) => [cast.map(({ kind, action }) => `${kind}: ${action}`).join(', '), cast] as const),
  )('is behind it, with the face above it and what stands on it: %s', (_, cast) => {
    const [table, bowl] = [{ thing: 'table' }, { thing: 'bowl', relation: 'on', of: { thing: 0 } }] as const
    for (const { placed, pose, things } of seated(cast, [table, bowl], 'kitchen')) {
      const [board, dish] = things
      if (!board || !dish) throw new Error('The table is missing')
      expect(placed.depth).toBeLessThan(board.depth)
      const { height, width } = thingDrawing('table')
      const level = board.y - height * board.scale
      expect(pose.face.y + pose.face.radius * 0.9).toBeLessThan(level)
      // The table hides the legs.
      expect(pose.knee.y).toBeGreaterThan(level)
      expect(Math.abs(placed.x - board.x)).toBeLessThan((width / 2) * board.scale)
      // Nobody's eyes are behind the bowl.
      const rim = dish.y - thingDrawing('bowl').height * dish.scale
      const isBeside =
        Math.abs(dish.x - pose.face.x) > pose.face.radius + (thingDrawing('bowl').width / 2) * dish.scale
      expect(isBeside || pose.face.y + pose.face.radius * 0.3 < rim).toBe(true)
    }
  })

  it.each(['cake', 'lamp', 'sofa', 'jug', 'vase', 'teapot', 'globe'] as const)(
    'sees over what stands on it: %s',
    (thing) => {
      for (const cast of [
        [does(child, 'eat')],
        [does(child, 'eat'), does(mum, 'stand', { target: { thing: 0 } })],
      ]) {
        const seen = seated(
          cast,
          [{ thing: 'table' }, { thing, relation: 'on', of: { thing: 0 } }],
          'kitchen',
        )
        for (const { pose, things } of seen) {
          const one = things[1]
          if (!one) throw new Error('It is missing')
          const { width, height } = thingDrawing(thing)
          const top = one.y - height * one.scale
          const side = Math.abs(one.x - pose.face.x) - (width / 2) * one.scale
          // Below the eyes, or beside most of the face.
          expect(top > pose.face.y + pose.face.radius * 0.1 || side > -pose.face.radius * 0.3).toBe(true)
        }
      }
    },
  )

  it('shares it side by side, at most three, and nobody sits on it', () => {
    const four = seated(
      [child, mum, gran, toddler].map((who) => does(who, 'eat')),
      [{ thing: 'table' }],
      'kitchen',
    )
    const behind = four.filter(({ placed, scene }) => scene.cast[placed.index]?.board === 0)
    expect(behind).toHaveLength(3)
    const xs = behind.map(({ placed }) => placed.x).sort((one, other) => one - other)
    for (const [at, x] of xs.entries()) if (at > 0) expect(x - (xs[at - 1] ?? 0)).toBeGreaterThan(90)
    for (const { pose, things } of four)
      expect(pose.hips.y).toBeGreaterThan(
        (things[0]?.y ?? 0) - thingDrawing('table').height * (things[0]?.scale ?? 1),
      )
  })
})
