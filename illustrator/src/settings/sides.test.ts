import { expect, it } from 'vitest'
import { pictureOf, type Scene } from '../scene.ts'
import { type Setting, settings } from '../words.ts'

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

/** In the air, under water and far from home there is no other wall; the child's own bedroom stays as it is. */
const oneSided: ReadonlySet<Setting> = new Set([
  'bedroom',
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
