import { describe, expect, it } from 'vitest'
import { composeGroup } from './composition.ts'
import { lookOf } from './look.ts'
import { onThePage } from './on-the-page.ts'
import { Chance } from './random.ts'
import { rootOf, tiesOf } from './relations.ts'
import { drawScene, type Figure, type Scene } from './scene.ts'
import type { PlacedThing } from './target.ts'
import { inUsualPlaces } from './usual-places.ts'
import type { Action, Setting } from './words.ts'

const child = (action: Action, aim: Partial<Figure> = {}): Figure =>
  ({ kind: 'child', look: lookOf({ id: 'mia', age: 5 }), action, mood: 'calm', ...aim }) as Figure

const scene = (
  setting: Setting,
  things: readonly PlacedThing[],
  cast: readonly Figure[] = [child('stand')],
): Scene => ({ seed: 'usual', setting, time: 'dusk', weather: 'clear', cast, things })

/** What each of the things is on, or in whose hands. */
const placesOf = (said: Scene) => {
  const { things } = inUsualPlaces(said)
  return said.things.map((_, index) => {
    const of = things[index]?.of
    return of && 'thing' in of ? things[of.thing]?.thing : of && 'figure' in of ? of.figure : undefined
  })
}

describe('what a line names without saying where', () => {
  it.each([
    ['hallway', 'coat', 'hook'],
    ['bathroom', 'soap', 'basin'],
    ['bathroom', 'towel', 'stool'],
    ['living-room', 'cup', 'table'],
    ['kitchen', 'spoon', 'table'],
    ['workshop', 'hammer', 'desk'],
    ['shop', 'bell', 'counter'],
    ['playground', 'coat', 'bench'],
    ['garden', 'cup', undefined],
    ['bedroom', 'coat', undefined],
  ] as const)('is where one has it: in the %s the %s', (setting, thing, on) => {
    expect(placesOf(scene(setting, [{ thing }]))).toEqual([on])
  })

  it('is there in a still life, too', () => {
    expect(placesOf({ ...scene('kitchen', [{ thing: 'cup' }]), shot: 'object' })).toEqual(['table'])
  })

  it('is on the one table that is there, and stays where somebody kneels at it or a side is said', () => {
    const kneeling = child('kneel', { target: { thing: 1 } })
    const said = scene(
      'kitchen',
      [{ thing: 'plate' }, { thing: 'cup' }, { thing: 'table' }, { thing: 'jug', side: 'left' }],
      [kneeling],
    )
    expect(placesOf(said)).toEqual(['table', undefined, undefined, undefined])
    expect(inUsualPlaces(said).things).toHaveLength(4)
  })

  it('is a clock on the wall, but an alarm clock beside a bed', () => {
    expect(inUsualPlaces(scene('hallway', [{ thing: 'clock' }])).things[0]?.thing).toBe('wall-clock')
    expect(inUsualPlaces(scene('bedroom', [{ thing: 'clock' }])).things[0]?.thing).toBe('clock')
  })

  it('is in the arms of who hugs it', () => {
    expect(placesOf(scene('street', [{ thing: 'drum' }], [child('hug', { target: { thing: 0 } })]))).toEqual([
      0,
    ])
  })

  it('has whoever washes in the bath, unless there is something else to wash at', () => {
    const bathing = (...things: PlacedThing[]) =>
      inUsualPlaces(scene('bathroom', things, [child('wash')])).cast[0]?.relation
    expect(bathing({ thing: 'bath' })).toBe('in')
    expect(bathing({ thing: 'bath' }, { thing: 'basin' })).toBeUndefined()
  })
})

describe('who sits', () => {
  const seatsOf = (setting: Setting, seat: 'sofa' | 'armchair', count: number) => {
    const sitters = Array.from({ length: count }, () => child('sit'))
    return inUsualPlaces(scene(setting, [{ thing: seat }], sitters)).cast.filter(
      ({ relation }) => relation === 'on',
    ).length
  }
  it('is on the sofa that is there, as many as have room, but watches over a bed from a chair', () => {
    expect(seatsOf('living-room', 'sofa', 2)).toBe(2)
    expect(seatsOf('living-room', 'sofa', 5)).toBe(3)
    expect(seatsOf('living-room', 'armchair', 2)).toBe(1)
    expect(seatsOf('bedroom', 'sofa', 1)).toBe(0)
  })

  it('leaves no place in a wheelchair', () => {
    const rider = child('sit', { look: lookOf({ id: 'leo', age: 6, otherFeatures: 'wheelchair' }) })
    expect(inUsualPlaces(scene('living-room', [{ thing: 'sofa' }], [rider])).cast[0]?.target).toBeUndefined()
  })
})

describe('what goes with a thing', () => {
  it('is all that is on it, and on what is on it', () => {
    const ties = tiesOf({
      cast: [child('sit', { target: { thing: 1 }, relation: 'on' })],
      things: [{ thing: 'sofa' }, { thing: 'cushion', relation: 'on', of: { thing: 0 } }, { thing: 'cup' }],
    })
    expect(rootOf(ties, { figure: 0 })).toEqual({ thing: 0 })
    expect(rootOf(ties, { thing: 2 })).toEqual({ thing: 2 })
  })
})

describe('toys and small animals', () => {
  const held = (one: object, action: Action) =>
    tiesOf({
      cast: [
        child(action, { target: { figure: 1 } }),
        { kind: 'creature', action: 'sit', mood: 'calm', ...one } as Figure,
      ],
      things: [],
    }).figures[1]?.relation
  it('are in the arms of who holds them', () => {
    expect(held({ species: 'bear', isToy: true }, 'hug')).toBe('held-by')
    expect(held({ species: 'snail' }, 'carry')).toBe('held-by')
    expect(held({ species: 'bear' }, 'hug')).toBeUndefined()
  })
})

describe('what would be cut by the side of the page', () => {
  const camera = { zoom: 1, left: 0, up: 0 }
  const at = (x: number, thing: 'bucket' | 'sofa') => ({ thing, x, y: 860, scale: 1, depth: 36, others: [] })
  const moved = (x: number, thing: 'bucket' | 'sofa') =>
    onThePage({ company: [], things: [at(x, thing)] }, { figures: [], things: [] }, camera, {
      width: 1200,
      margin: 14,
    }).things[0]?.x

  it('moves in, and what is whole, broad or quite off the page stays', () => {
    expect(moved(1190, 'bucket')).toBeLessThan(1150)
    expect(moved(600, 'bucket')).toBe(600)
    expect(moved(1190, 'sofa')).toBe(1190)
    expect(moved(1400, 'bucket')).toBe(1400)
  })
})

describe('small things beside a bed', () => {
  const boarded = (things: readonly PlacedThing[], cast?: readonly Figure[]) => {
    const said = scene('bedroom', things, cast)
    const place = { back: '', front: '', floor: 826, focus: 640, board: { x: 1050, y: 588, half: 56 } }
    const set = { focus: 640, span: [100, 1100] as const, size: 1, chance: new Chance('bed') }
    return composeGroup(said, place, [...said.cast.keys()], set).things.map(({ y }) => y === 588)
  }

  it('lie on the table that is there, side by side, and not on the floor', () => {
    expect(boarded([{ thing: 'book' }])).toEqual([true])
    expect(boarded([{ thing: 'cup' }, { thing: 'letter' }, { thing: 'slipper' }])).toEqual([
      true,
      true,
      false,
    ])
  })

  it('stay with whoever does something to them', () => {
    expect(boarded([{ thing: 'book' }], [child('kneel', { target: { thing: 0 } })])).toEqual([false])
  })
})

it('under the open sky a lamp is a lantern and no clock hangs on a wall', () => {
  const words = (setting: Setting) =>
    inUsualPlaces(scene(setting, [{ thing: 'lamp' }, { thing: 'wall-clock' }])).things.map(
      ({ thing }) => thing,
    )
  expect(words('garden')).toEqual(['lantern', 'clock'])
  expect(words('living-room')).toEqual(['lamp', 'wall-clock'])
})

it('whoever is in the bath or swims has no clothes on, and a bath without its plug no foam', () => {
  const swimmer = {
    kind: 'child',
    look: lookOf({ id: 'tot', age: 2 }),
    action: 'sit',
    mood: 'happy',
  } as const
  const bath = (things: Scene['things']): Scene => ({
    seed: 'bath',
    setting: 'bathroom',
    time: 'day',
    weather: 'clear',
    cast: [{ ...swimmer, target: { thing: 0 }, relation: 'in' }],
    things,
  })
  const [bather] = inUsualPlaces(bath([{ thing: 'bath' }])).cast
  expect(bather).toMatchObject({ look: { bathing: 'bath' } })
  const [diver] = inUsualPlaces({ ...bath([]), setting: 'lake', cast: [{ ...swimmer, action: 'swim' }] }).cast
  expect(diver).toMatchObject({ look: { bathing: 'swim' } })
  const foam = (things: Scene['things']) => drawScene(bath(things)).split('<circle').length
  expect(foam([{ thing: 'bath' }, { thing: 'plug' }])).toBeLessThan(foam([{ thing: 'bath' }]))
})
