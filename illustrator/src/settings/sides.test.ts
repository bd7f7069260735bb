import { expect, it } from 'vitest'
import { Chance } from '../random.ts'
import { pictureOf, type Scene } from '../scene.ts'
import { thingDrawing } from '../things.ts'
import { type Setting, settings, type Thing } from '../words.ts'
import { wallOf } from './furnished.ts'

const seen = (setting: Setting, view: number) => {
  const scene: Scene = {
    seed: 's',
    story: 's',
    setting,
    time: 'day',
    weather: 'clear',
    cast: [],
    things: [],
    view,
  }
  return pictureOf(scene).content
}

/** In the air, under water and far from home there is no other wall. */
const oneSided: ReadonlySet<Setting> = new Set([
  'treehouse',
  'ship',
  'cave',
  'rooftops',
  'sky',
  'moon',
  'rocket',
  'planet',
  'snowfield',
  'underwater',
  'greenhouse',
  'bridge',
  'canal-boat',
])

it('a place has another side, unless there is none', () => {
  for (const setting of settings)
    expect([setting, seen(setting, 0) === seen(setting, 2)]).toEqual([setting, oneSided.has(setting)])
})

it('what lies on the ground stays there when it is seen from above', () => {
  const scene: Scene = {
    seed: 's',
    setting: 'street',
    time: 'day',
    weather: 'clear',
    cast: [],
    things: [{ thing: 'puddle' }],
    shot: 'above',
  }
  expect(pictureOf(scene).all?.bottom).toBeGreaterThan(700)
})

it('has nothing in the way of another thing on the other side, where it is the first in a mirror', () => {
  const list: readonly Thing[] = ['train', 'bench', 'street-lamp', 'suitcase']
  const [from, to] = [40, 1160]
  for (let seed = 0; seed < 40; seed++) {
    const row = (isOther: boolean) => wallOf(new Chance(`side:${seed}`), list, [from, to], 24, isOther)
    const [first, other] = [row(false), row(true)]
    const isMirrored = list.length - first.length < 2
    if (isMirrored) expect(other.map(({ thing, x }) => ({ thing, x: from + to - x }))).toEqual(first)
    const edges = other
      .map(({ thing, x }) => [x - thingDrawing(thing).width / 2, x + thingDrawing(thing).width / 2] as const)
      .sort(([a], [b]) => a - b)
    for (const [index, [left, right]] of edges.entries()) {
      expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? from)
      expect(right).toBeLessThanOrEqual(to)
    }
  }
})
