import { describe, expect, it } from 'vitest'
import { sample } from '../../../scripts/test-sampling.mjs'
import { lookOf } from '../look.ts'
import { actions, moods, things } from '../words.ts'
import { distance, type Point } from './joints.ts'
import { ankle, chairSeat, type Person } from './measures.ts'
import { drawPerson, drawSkeleton } from './person.ts'
import { poseFigure } from './pose.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { stanceOf } from './stance-of.ts'

const look = (age: number, otherFeatures = '') => lookOf({ id: `somebody-${age}`, age, otherFeatures })

const people: Readonly<Record<string, Pick<Person, 'kind' | 'look'>>> = {
  toddler: { kind: 'child', look: look(2) },
  child: { kind: 'child', look: look(6, 'she, wears a dress') },
  teenager: { kind: 'child', look: look(13) },
  woman: { kind: 'adult', look: lookOf({ id: 'w', generation: 'adult', pronoun: 'she' }) },
  man: { kind: 'adult', look: lookOf({ id: 'm', generation: 'adult', pronoun: 'he' }) },
  old: { kind: 'elder', look: lookOf({ id: 'o', generation: 'elder', pronoun: 'she' }) },
  rider: { kind: 'child', look: look(8, 'wheelchair') },
}

/** Everybody in every action, and standing in every mood. */
const everybody: readonly (readonly [string, Person])[] = Object.entries(people).flatMap(([name, person]) => [
  ...actions.flatMap((action) =>
    [0, 1, 2].map((variant): readonly [string, Person] => [
      `${name}, ${action} ${variant}`,
      { ...person, action, mood: 'calm', variant },
    ]),
  ),
  ...moods.map((mood): readonly [string, Person] => [
    `${name}, ${mood}`,
    { ...person, action: 'stand', mood },
  ]),
])

const sides = ['near', 'far'] as const

describe.each(sample(everybody, 1 / 16))('%s', (_, person: Person) => {
  const skeleton = skeletonOf(person)
  const { arms, legs, build, stance, head } = skeleton

  it('has limbs of their lengths, and stands, sits or lies on the ground', () => {
    for (const side of sides) {
      const { root, joint, end, hand } = arms[side]
      const length = build.arms * Math.max(1, Math.hypot(...hand.at))
      expect(distance(root, joint) + distance(joint, end)).toBeCloseTo(length, 0)
      expect(legs[side].end.y).toBeLessThan(1)
    }
    if (stance.isAloft) return
    const lowest = Math.max(legs.near.end.y, legs.far.end.y)
    const isOnGround = stance.hips === 'ground' || stance.isLying || lowest > -ankle - build.legs * 0.1
    expect(isOnGround || stance.hips === 'seat' || person.look.wheelchair).toBe(true)
  })

  it('covers its own eyes with neither arm nor hand', () => {
    for (const side of sides) {
      const { joint, end, hand } = arms[side]
      if (hand.over !== 'head') continue
      for (const eye of eyesOf(skeleton))
        expect(toSegment(eye, joint, end)).toBeGreaterThan(build.limb * 0.46 + build.head * 0.12)
    }
    expect(distance(head, skeleton.hips)).toBeGreaterThan(build.head)
  })

  it('reaches what it is to hold, on the stage', () => {
    const spot = { x: 480, y: 760, scale: 1.44, isFlipped: person.variant === 1 }
    const usual = poseFigure(person, spot)
    const way = spot.isFlipped ? -1 : 1
    const near = { x: usual.shoulder.x + way * 0.66 * build.arms * spot.scale, y: usual.shoulder.y + 12 }
    const far = { x: near.x - way * 8, y: near.y + 30 }
    const { hands } = poseFigure(person, spot, { near, far })
    expect(distance(hands.near, near)).toBeLessThan(2)
    expect(distance(hands.far, far)).toBeLessThan(2)
  })
})

const eyesOf = ({ head, build, gaze }: Skeleton): Point[] =>
  [-0.3, 0.44].map((eye) => {
    const [right, down] = [(eye + gaze[0]) * build.head, (0.03 + gaze[1]) * build.head]
    const turn = (head.tilt * Math.PI) / 180
    return {
      x: head.x + right * Math.cos(turn) - down * Math.sin(turn),
      y: head.y + right * Math.sin(turn) + down * Math.cos(turn),
    }
  })

function toSegment(point: Point, from: Point, to: Point): number {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const length = along.x ** 2 + along.y ** 2 || 1
  const part = ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length
  const at = Math.max(0, Math.min(1, part))
  return distance(point, { x: from.x + along.x * at, y: from.y + along.y * at })
}

const outOfChair = ['sleep', 'lie-awake', 'sit-up', 'fly', 'swim', 'lie-back', 'lie-front', 'crawl', 'fall']

it('sits in its wheelchair whatever it does, but in bed, in the air, in water and on the floor', () => {
  const rider = people.rider
  if (!rider) throw new Error('There is no rider')
  for (const action of actions) {
    const person: Person = { ...rider, action, mood: 'calm' }
    const isSeated = skeletonOf(person).hips.y === -chairSeat
    expect([action, isSeated]).toEqual([action, !outOfChair.includes(action)])
    expect(drawSkeleton(person, skeletonOf(person)).includes('r="33"')).toBe(isSeated)
  }
})

it('has the same face in everything it does', () => {
  for (const person of Object.values(people)) {
    const faces = actions.map((action) => {
      const drawn = drawSkeleton(
        { ...person, action, mood: 'calm' },
        skeletonOf({ ...person, action, mood: 'calm' }),
      )
      return [person.look.skin, person.look.hair.colour, person.look.eyes].map((colour) =>
        drawn.includes(colour),
      )
    })
    for (const [index, face] of faces.entries())
      if (!['sleep', 'yawn', 'sneeze'].includes(actions[index] ?? '')) expect(face).toEqual(faces[0])
  }
})

it('has its face in front of what it holds', () => {
  const child = firstPerson()
  for (const holding of sample(things, 1 / 8))
    for (const action of ['stand', 'walk', 'wave', 'carry', 'carry-both', 'sit', 'run'] as const) {
      const drawn = drawPerson({ ...child, action, mood: 'calm', holding })
      const without = drawPerson({ ...child, action, mood: 'calm' })
      expect(drawn).not.toBe(without)
      // Whatever comes after the eyes is on the head or in front of it.
      const afterEyes = (svg: string) => svg.slice(svg.lastIndexOf(child.look.eyes))
      expect(afterEyes(drawn)).toBe(afterEyes(without))
    }
})

it('is held by a hand that is closed round it', () => {
  for (const action of ['stand', 'walk', 'carry', 'run', 'wave'] as const)
    expect(
      stanceOf({ ...firstPerson(), action, mood: 'calm', holding: 'lantern' })[
        action === 'wave' ? 'far' : 'near'
      ].shape,
    ).toBe('hold')
})

function firstPerson() {
  const [person] = Object.values(people)
  if (!person) throw new Error('There is nobody')
  return person
}
