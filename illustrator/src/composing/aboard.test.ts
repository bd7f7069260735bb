import { describe, expect, it } from 'vitest'
import { composeGroup } from '../composition.ts'
import { lookOf } from '../look.ts'
import { Chance } from '../random.ts'
import { drawScene, type Scene } from '../scene.ts'
import type { Figure } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import { posesOf } from '../touch.ts'
import { type Action, type Thing, things } from '../words.ts'

const vehicles = things.filter((thing) => thingDrawing(thing).cabin)

const rider = (age: number, action: Action = 'sit'): Figure => ({
  kind: age < 18 ? 'child' : 'adult',
  look: lookOf({ id: `rider-${age}`, age, ...(age >= 18 && { generation: 'adult' }) }),
  action,
  mood: 'happy',
  target: { thing: 0 },
  relation: 'in',
})

const sceneWith = (thing: Thing, cast: readonly Figure[]): Scene => ({
  seed: 'ride',
  setting: 'street',
  time: 'day',
  weather: 'clear',
  cast,
  things: [{ thing }],
})

function composed(thing: Thing, cast: readonly Figure[], size: number) {
  const scene = sceneWith(thing, cast)
  const place = { back: '', front: '', floor: 820, focus: 560 }
  const set = { focus: 560, span: [100, 1100] as const, size, chance: new Chance('ride') }
  return composeGroup(scene, place, [...cast.keys()], set)
}

describe('whoever is in a vehicle', () => {
  it('is there for everything that drives, flies or dives and is closed', () => {
    expect(vehicles).toEqual(
      expect.arrayContaining([
        'car',
        'lorry',
        'van',
        'bus',
        'tractor',
        'digger',
        'train',
        'plane',
        'submarine',
      ]),
    )
    for (const open of ['boat', 'canoe', 'cart', 'wagon', 'raft'] as const)
      expect(vehicles).not.toContain(open)
  })

  it.each(vehicles)('has head and shoulders behind a pane and below the roof: %s', (thing) => {
    const { cabin, height } = thingDrawing(thing)
    for (const size of [0.62, 1, 1.12])
      for (const ages of [[2], [7, 35], [4, 35, 9]]) {
        const { company, things: placed } = composed(
          thing,
          ages.map((age) => rider(age, age === 2 ? 'wave' : 'sit')),
          size,
        )
        const [vehicle] = placed
        if (!vehicle || !cabin) throw new Error('No vehicle was placed')
        const poses = posesOf(company, placed, false)
        for (const each of company) {
          expect(each.inside).toBe(0)
          expect(each.depth).toBeGreaterThan(vehicle.depth)
          const { face } = poses.get(each.index) ?? {}
          if (!face) throw new Error('Nobody was posed')
          const seat = cabin.seats
            .map(({ x, sill, height: high }) => ({
              x: vehicle.x + x * vehicle.scale,
              sill: vehicle.y + sill * vehicle.scale,
              high: high * vehicle.scale,
            }))
            .sort((one, other) => Math.abs(one.x - face.x) - Math.abs(other.x - face.x))[0]
          if (!seat) throw new Error('There is no seat')
          expect(face.y - face.radius).toBeGreaterThan(vehicle.y - height * vehicle.scale)
          expect(face.y - face.radius).toBeGreaterThan(seat.sill - seat.high)
          expect(face.y + face.radius).toBeLessThan(seat.sill)
          expect(Math.abs(face.x - seat.x)).toBeLessThan(seat.high * 0.5)
          // Large enough for a face to be known.
          expect(face.radius).toBeGreaterThan(seat.high * 0.22)
        }
      }
  })

  it('is drawn within the panes alone', () => {
    const drawn = drawScene(sceneWith('bus', [rider(6)]))
    const { cabin } = thingDrawing('bus')
    expect(drawn).toContain(`<clipPath`)
    expect(drawn).toContain(`<path d="${cabin?.panes}" transform=`)
  })

  it('stands in a boat or an open wagon as always', () => {
    for (const open of ['boat', 'canoe', 'cart', 'wagon'] as const) {
      const { company } = composed(open, [rider(6)], 1)
      expect(company[0]?.inside).toBeUndefined()
    }
  })
})
