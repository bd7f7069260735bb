import { expect, it } from 'vitest'
import { bookPageSize, drawBookPage } from './book-page.ts'
import { lookOf } from './look.ts'
import { drawScene, type Figure, type Scene } from './scene.ts'
import { settings, shots } from './words.ts'

const child = (id: string): Figure => ({
  kind: 'child',
  look: lookOf({ id, age: 6 }),
  action: 'stand',
  mood: 'happy',
})
const scene = (changes: Partial<Scene> = {}): Scene => ({
  seed: 'page',
  setting: 'meadow',
  time: 'dusk',
  weather: 'clear',
  cast: [child('mia'), child('tom')],
  things: [{ thing: 'lantern' }],
  ...changes,
})
const a5 = 148 / 210
const viewOf = (svg: string | null) =>
  /viewBox="([^"]+)"/
    .exec(svg ?? '')?.[1]
    ?.split(' ')
    .map(Number) ?? []

it('fills a narrow page from top to bottom, wherever and however near two children are', () => {
  for (const shot of shots.filter((each) => each !== 'object'))
    for (const setting of settings.filter((_, index) => index % 9 === 0)) {
      const svg = drawBookPage(scene({ shot, setting, seed: `${shot}:${setting}` }), a5)
      const [left = -1, top, width = 0, height] = viewOf(svg)
      expect([top, height]).toEqual([0, 900])
      expect(width / 900).toBeCloseTo(a5, 2)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(1200)
      const { width: pixels } = bookPageSize(a5)
      expect(svg).toContain(`width="${pixels}"`)
    }
})

it('has no page for a scene that it would cut: a herd on a narrow one, or somebody in bed', () => {
  const horse: Figure = { kind: 'creature', species: 'horse', action: 'stand', mood: 'calm' }
  const herd = scene({ cast: [...scene().cast, horse, horse, horse, horse] })
  const hasPage = (each: Scene, ratio: number) => drawBookPage(each, ratio) !== null
  expect(hasPage(herd, 0.3)).toBe(false)
  expect(hasPage(herd, 4 / 3)).toBe(true)
  const asleep = { ...child('mia'), action: 'sleep' } as const
  expect(hasPage(scene({ setting: 'bedroom', cast: [asleep] }), a5)).toBe(false)
  const cat: Figure = { kind: 'creature', species: 'cat', action: 'sleep', mood: 'sleepy' }
  expect(hasPage(scene({ cast: [child('mia'), cat], things: [] }), a5)).toBe(true)
})

it('shows the people of the usual picture, in their clothes', () => {
  const colours = (svg: string | null) => new Set(svg?.match(/fill="#[0-9a-f]{6}"/g) ?? [])
  const [usual, page] = [colours(drawScene(scene())), colours(drawBookPage(scene(), a5))]
  expect([...page].filter((colour) => usual.has(colour)).length).toBeGreaterThan(page.size * 0.6)
})
