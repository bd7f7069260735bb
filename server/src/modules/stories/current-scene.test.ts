import { expect, it } from 'vitest'
import { currentScene } from './current-scene.ts'

const place = { setting: 'garden', time: 'dusk', weather: 'clear', description: 'Mia in the garden' }

it('reads the scenes of earlier releases, in which people had poses and things were words', () => {
  const earlier = {
    ...place,
    cast: [
      { who: 'main:0', pose: 'pointing', mood: 'happy', holding: 'map' },
      { who: 'fox', pose: 'hovering', mood: 'calm' },
    ],
    props: ['lantern', 'bell'],
  }
  expect(currentScene(earlier)).toEqual({
    ...place,
    cast: [
      { who: 'main:0', action: 'point', mood: 'happy', holding: 'map' },
      { who: 'fox', action: 'stand', mood: 'calm' },
    ],
    things: [{ thing: 'lantern' }, { thing: 'bell' }],
  })
})

it('leaves a scene of this release as it is', () => {
  const scene = { ...place, shot: 'close', cast: [], things: [{ thing: 'bell', count: 3 }] }
  expect(currentScene(scene)).toBe(scene)
})
