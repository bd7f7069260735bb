import { expect, it } from 'vitest'
import { lookOf } from '../look.ts'
import { drawScene, type Scene } from '../scene.ts'

const scene = (changes: Partial<Scene>): Scene => ({
  seed: 'page',
  setting: 'bedroom',
  time: 'night',
  weather: 'stars',
  cast: [{ kind: 'child', look: lookOf({ id: 'mia', age: 5 }), action: 'sleep', mood: 'sleepy' }],
  things: [],
  ...changes,
})

it('a bedroom is the same in all stories of a child, and another child’s is another', () => {
  const home = (name: string, story: string) => drawScene(scene({ home: name, story }))
  expect(home('home-1', 'one story')).toBe(home('home-1', 'another'))
  const rooms = Array.from({ length: 30 }, (_, index) => home(`home-${index}`, 'story'))
  expect(new Set(rooms).size).toBe(30)
})

it('what the story is about lies on the shelf', () => {
  expect(drawScene(scene({ home: 'home-1', keepsake: 'kettle' }))).not.toBe(
    drawScene(scene({ home: 'home-1' })),
  )
})
