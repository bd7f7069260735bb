import { describe, expect, it } from 'vitest'
import { composeGroup } from '../composition.ts'
import { lookOf } from '../look.ts'
import { Chance } from '../random.ts'
import type { Figure, Scene } from '../scene.ts'
import type { Place } from '../settings/stage.ts'
import type { PlacedThing } from '../target.ts'
import { thingDrawing } from '../things.ts'
import type { Action } from '../words.ts'
import type { PlacedFigure } from './group.ts'

const figure = (action: Action, more: Partial<Figure> = {}): Figure =>
  ({ kind: 'child', look: lookOf({ id: 'mia', age: 6 }), action, mood: 'calm', ...more }) as Figure

function composed(
  cast: readonly Figure[],
  things: readonly PlacedThing[],
  seed: string,
  owns: Place['owns'] = {},
) {
  const scene: Scene = { seed, setting: 'meadow', time: 'day', weather: 'clear', cast, things }
  const place: Place = { back: '', front: '', floor: 800, focus: 560, owns, indoors: true }
  const set = { focus: 560, span: [100, 1100] as const, size: 1, chance: new Chance(seed) }
  return composeGroup(scene, place, [...cast.keys()], set)
}

const seeds = Array.from({ length: 12 }, (_, index) => `seed-${index}`)

describe('what is acted on', () => {
  it('is not behind those who stand before it', () => {
    for (const seed of seeds) {
      const cast = [
        figure('point', { target: { thing: 1 } }),
        figure('stand', { kind: 'adult' } as never),
        figure('stand'),
      ]
      const { company, things } = composed(
        cast,
        [{ thing: 'gate' }, { thing: 'treasure', relation: 'beside', of: { thing: 0 } }],
        seed,
      )
      const treasure = things[1]
      if (!treasure) throw new Error('The treasure is missing')
      const hiding = company.filter(({ x, depth }) => depth > treasure.depth && Math.abs(x - treasure.x) < 40)
      expect(hiding.map(({ index }) => `${seed}: ${index}`)).toEqual([])
    }
  })

  it('has room before it if it cannot move, and everybody stays on the page', () => {
    for (const seed of seeds) {
      const cast = [
        figure('shout', { target: { thing: 0 } }),
        figure('stand'),
        figure('stand'),
        figure('stand'),
      ]
      const { company } = composed(cast, [{ thing: 'tap' }], seed, { tap: { x: 600, y: 680, scale: 0.8 } })
      for (const { x } of company) {
        expect(Math.abs(x - 600)).toBeGreaterThan(90)
        expect(x).toBeGreaterThan(60)
        expect(x).toBeLessThan(1140)
      }
    }
  })

  it('is flat before whoever writes at a table, and a lamp stands beside them', () => {
    const writer = figure('sit-on-chair', { target: { thing: 0 }, relation: 'behind' })
    const on = { relation: 'on', of: { thing: 0 } } as const
    const { company, things } = composed(
      [writer],
      [{ thing: 'table' }, { thing: 'paper', ...on }, { thing: 'lamp', ...on }],
      'a',
    )
    const [table, paper, lamp] = things
    expect(paper?.isFlat).toBe(true)
    expect(Math.abs((lamp?.x ?? 0) - (company[0]?.x ?? 0))).toBeGreaterThan(thingDrawing('lamp').width / 2)
    expect(company[0]?.depth).toBeLessThan(table?.depth ?? 0)
  })
})

const inOrder = (company: readonly PlacedFigure[]) =>
  company.toSorted((one, other) => one.index - other.index)

describe('what somebody holds up', () => {
  it('is not behind the head of those before them', () => {
    for (const seed of seeds) {
      const { company } = composed(
        [
          figure('peek', { target: { figure: 1 } }),
          figure('hold', { kind: 'adult', holding: 'computer' } as never),
        ],
        [],
        seed,
      )
      const [child, holder] = inOrder(company)
      if (!child || !holder) throw new Error('Somebody is missing')
      if (child.depth <= holder.depth) continue
      const hand = holder.x + (holder.isFlipped ? -64 : 64) * holder.scale
      expect(Math.abs(child.x - hand)).toBeGreaterThan(100)
    }
  })
})

describe('who has nothing to turn to', () => {
  it('does not have everybody behind their back', () => {
    for (const seed of seeds) {
      const { company } = composed(
        [figure('stand'), figure('sit', { target: { thing: 0 } })],
        [{ thing: 'chair' }],
        seed,
      )
      const [stander, sitter] = inOrder(company)
      if (!stander || !sitter) throw new Error('Somebody is missing')
      expect(stander.isFlipped).toBe(sitter.x < stander.x)
    }
  })
})

describe('who sits on a chair and looks at somebody', () => {
  it('does not sit on them', () => {
    const elephant = { kind: 'creature', species: 'elephant', action: 'stand', mood: 'calm' } as const
    const { company } = composed([figure('sit-on-chair', { target: { figure: 1 } }), elephant], [], 'seed')
    const [child, animal] = inOrder(company)
    if (!child || !animal) throw new Error('Somebody is missing')
    expect(Math.abs(child.x - animal.x)).toBeGreaterThan(80)
    expect(Math.abs(child.y - animal.y)).toBeLessThan(60)
  })
})

describe('who lies on a bed', () => {
  it('lies on it, and on the floor to look at what is under it', () => {
    const bed = { x: 530, y: 790, scale: 1.9 }
    const lies = (things: readonly PlacedThing[]) => {
      const { company } = composed([figure('lie-front')], [{ thing: 'bed' }, ...things], 'seed', { bed })
      return company[0]?.y ?? 0
    }
    expect(lies([])).toBeLessThan(640)
    expect(lies([{ thing: 'sock', relation: 'under', of: { thing: 0 } }])).toBeGreaterThan(740)
  })
})

it('whoever hides behind the curtain of a room stands on its floor, below the window', () => {
  const scene: Scene = {
    seed: 'curtain',
    setting: 'living-room',
    time: 'dusk',
    weather: 'clear',
    cast: [
      { kind: 'child', look: lookOf({ id: 'rex', age: 4 }), action: 'stand', mood: 'surprised' },
      {
        kind: 'creature',
        species: 'dragon',
        action: 'peek',
        mood: 'worried',
        target: { thing: 0 },
        relation: 'behind',
      },
    ],
    things: [{ thing: 'curtain' }],
  }
  const place: Place = {
    back: '',
    front: '',
    floor: 800,
    focus: 560,
    indoors: true,
    owns: { curtain: { x: 900, y: 430, scale: 1 } },
  }
  const { company } = composeGroup(scene, place, [0, 1], {
    focus: 560,
    span: [100, 1100],
    size: 1,
    chance: new Chance('curtain'),
  })
  const hidden = company.find(({ index }) => index === 1)
  expect(hidden?.y).toBeGreaterThan(760)
  expect(Math.abs((hidden?.x ?? 0) - 900)).toBeLessThan(40)
})
