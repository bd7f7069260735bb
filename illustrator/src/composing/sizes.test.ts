import { describe, expect, it } from 'vitest'
import { composeGroup } from '../composition.ts'
import { lookOf } from '../look.ts'
import { Chance } from '../random.ts'
import type { Scene } from '../scene.ts'
import type { Place } from '../settings/stage.ts'
import { type Figure, heightOnStage, scaleOf } from '../staging.ts'
import type { PlacedThing } from '../target.ts'
import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import type { PlacedOne } from './group.ts'
import { wallLine } from './on-the-wall.ts'

const child = { kind: 'child', look: lookOf({ id: 'mia', age: 6 }), action: 'stand', mood: 'calm' } as Figure
const mum = {
  ...child,
  kind: 'adult',
  look: lookOf({ id: 'mum', generation: 'adult', pronoun: 'she' }),
} as Figure
const elephant = { kind: 'creature', species: 'elephant', action: 'stand', mood: 'calm' } as Figure

function composed(
  cast: readonly Figure[],
  things: readonly PlacedThing[],
  { seed = 'a', size = 1, ...place }: Partial<Place> & { seed?: string; size?: number } = {},
) {
  const scene: Scene = { seed, setting: 'meadow', time: 'day', weather: 'clear', cast, things }
  const set = { focus: 560, span: [100, 1100] as const, size, chance: new Chance(seed) }
  const usual: Place = { back: '', front: '', floor: 820, focus: 560 }
  return composeGroup(scene, { ...usual, ...place }, [...cast.keys()], set)
}

const heightOf = ({ thing, scale }: PlacedOne) => thingDrawing(thing).height * scale
const boxOf = (placed: PlacedOne) => {
  const half = (thingDrawing(placed.thing).width / 2) * placed.scale
  return { left: placed.x - half, right: placed.x + half, top: placed.y - heightOf(placed), bottom: placed.y }
}
const first = (things: readonly PlacedOne[]): PlacedOne => {
  const [one] = things
  if (!one) throw new Error('Nothing was placed')
  return one
}
const seeds = Array.from({ length: 12 }, (_, index) => `seed-${index}`)

describe('what people go through, sleep in and ride in', () => {
  it.each<Thing>(['door', 'wardrobe', 'shed', 'bus', 'lorry', 'train'])(
    'is taller than everybody: %s',
    (thing) => {
      for (const size of [0.62, 0.82, 1, 1.06])
        for (const cast of [[child], [child, mum]]) {
          const { company, things } = composed(cast, [{ thing }], { size })
          for (const { figure, scale } of company)
            expect(heightOf(first(things))).toBeGreaterThan((heightOnStage(figure) * scale) / scaleOf(figure))
        }
    },
  )

  it('is a tent that a child stands up in, beside its mother', () => {
    for (const cast of [[child], [child, mum]]) {
      const { things } = composed(cast, [{ thing: 'tent' }])
      expect(heightOf(first(things))).toBeGreaterThan(heightOnStage(child))
    }
  })

  it('lets an elephant in', () => {
    const { company, things } = composed([child, elephant], [{ thing: 'door' }], { indoors: true })
    for (const { figure, scale } of company)
      expect(heightOf(first(things))).toBeGreaterThan((heightOnStage(figure) * scale) / scaleOf(figure))
  })

  it('is small if it is said to be, and a toy in a room or on a table', () => {
    const [small, usual] = [
      composed([mum], [{ thing: 'door', size: 'tiny' }]),
      composed([mum], [{ thing: 'door' }]),
    ]
    expect(heightOf(first(small.things))).toBeLessThan(heightOf(first(usual.things)) * 0.6)
    const toy = composed([mum], [{ thing: 'bus' }], { indoors: true })
    expect(heightOf(first(toy.things))).toBeLessThan(120)
  })
})

describe('a door', () => {
  it('is in the wall of a room, clear of its windows', () => {
    const window = { x: 300, y: 500, scale: 1.3 }
    for (const seed of seeds) {
      const { things } = composed([child, mum], [{ thing: 'door' }], {
        seed,
        indoors: true,
        owns: { window },
      })
      const door = first(things)
      expect(door.y).toBe(820 - wallLine)
      const { left, right } = boxOf(door)
      expect(left > 300 + 123 || right < 300 - 123, `${left} to ${right}`).toBe(true)
    }
  })

  it('is that of a house under the open sky', () => {
    expect(first(composed([child], [{ thing: 'door' }]).things).hasHouse).toBe(true)
  })
})

describe('what hangs on a wall', () => {
  it.each<Thing>(['mirror', 'wall-clock', 'picture'])('is clear of shelves and windows: %s', (thing) => {
    const owns: Place['owns'] = {
      window: { x: 330, y: 520, scale: 1.3 },
      bookcase: { x: 960, y: 712, scale: 1.6 },
    }
    for (const seed of seeds) {
      const { things } = composed([child, mum], [{ thing }], { seed, indoors: true, owns })
      const hung = boxOf(first(things))
      for (const [name, spot] of Object.entries(owns)) {
        const other = boxOf({ thing: name as Thing, depth: 0, others: [], ...spot })
        const meets =
          hung.left < other.right &&
          hung.right > other.left &&
          hung.top < other.bottom &&
          hung.bottom > other.top
        expect(meets, `${seed}: ${name}`).toBe(false)
      }
    }
  })
})

describe('small things', () => {
  it('lie where nothing holds them', () => {
    for (const thing of ['pencil', 'spoon', 'scissors', 'paintbrush'] as const) {
      expect(first(composed([child], [{ thing }]).things).lies).toBe('along')
      const on = composed([child], [{ thing: 'table' }, { thing, relation: 'on', of: { thing: 0 } }])
      const [table, lying] = on.things
      if (!table || !lying) throw new Error('The table or what lies on it is missing')
      expect(lying.lies).toBe('along')
      const half = (thingDrawing(thing).height / 2) * lying.scale
      expect(Math.abs(lying.x - table.x) + half).toBeLessThanOrEqual(172 * table.scale)
    }
    for (const thing of ['paper', 'letter', 'card'] as const)
      expect(first(composed([child], [{ thing }]).things).lies).toBe('flat')
  })

  it('stand in a pot, and are upright on a door and in a hand', () => {
    const inPot = composed([child], [{ thing: 'pot' }, { thing: 'spoon', relation: 'in', of: { thing: 0 } }])
    expect(inPot.things[1]?.lies).toBeUndefined()
    const onDoor = composed(
      [child],
      [{ thing: 'door' }, { thing: 'letter', relation: 'on', of: { thing: 0 } }],
    )
    expect(onDoor.things[1]?.lies).toBeUndefined()
  })
})
