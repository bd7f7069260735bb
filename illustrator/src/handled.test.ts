import { expect, it } from 'vitest'
import { atTable } from './at-table.ts'
import { handled } from './handled.ts'
import { lookOf } from './look.ts'
import type { Figure, Scene } from './scene.ts'
import type { PlacedThing } from './target.ts'
import type { Action, Setting } from './words.ts'

const child = (action: Action, more: Partial<Figure> = {}): Figure =>
  ({ kind: 'child', look: lookOf({ id: 'mia', age: 5 }), action, mood: 'calm', ...more }) as Figure
const scene = (setting: Setting, cast: readonly Figure[], things: readonly PlacedThing[]): Scene => ({
  seed: 'a',
  setting,
  time: 'day',
  weather: 'clear',
  cast,
  things,
})

it('holds what is drunk from or looked into, once, and keeps what others do', () => {
  const said = scene(
    'hallway',
    [child('point', { target: { thing: 2 } }), child('drink'), child('peek', { target: { thing: 1 } })],
    [
      { thing: 'mug' },
      { thing: 'jar' },
      { thing: 'door' },
      { thing: 'key', relation: 'on', of: { thing: 2 } },
    ],
  )
  const { cast, things } = handled(said)
  expect(cast.map(({ action, holding }) => [action, holding])).toEqual([
    ['point', undefined],
    ['drink', 'mug'],
    ['hold', 'jar'],
  ])
  expect(things).toEqual([{ thing: 'door' }, { thing: 'key', relation: 'on', of: { thing: 0 } }])
  expect(cast[0]?.target).toEqual({ thing: 0 })
})

it('looks into what is too large to be held where it stands', () => {
  const said = scene('garden', [child('peek', { target: { thing: 0 } })], [{ thing: 'well' }])
  expect(handled(said)).toEqual(said)
})

it('has the tap at its sink, and the drop in it', () => {
  const said = scene(
    'kitchen',
    [child('point', { target: { thing: 0 } })],
    [{ thing: 'tap' }, { thing: 'sink' }, { thing: 'drop', relation: 'under', of: { thing: 0 } }],
  )
  const { cast, things } = handled(said)
  expect(things).toEqual([{ thing: 'sink' }, { thing: 'drop', relation: 'on', of: { thing: 0 } }])
  expect(cast[0]?.target).toEqual({ thing: 0 })
})

it('sits at a table to write, on a wheelchair if somebody has one, and paints before an easel', () => {
  const look = { ...lookOf({ id: 'tom', age: 8 }), wheelchair: true }
  const writers = [child('write', { target: { thing: 1 } }), child('draw', { look }), child('paint')]
  const { cast } = atTable(scene('bedroom', writers, [{ thing: 'table' }, { thing: 'paper' }]))
  expect(cast.map(({ action, relation }) => [action, relation])).toEqual([
    ['sit-on-chair', 'behind'],
    ['sit', 'behind'],
    ['paint', undefined],
  ])
  expect(atTable(scene('meadow', [child('draw')], [{ thing: 'paper' }])).cast[0]?.action).toBe('draw')
})
