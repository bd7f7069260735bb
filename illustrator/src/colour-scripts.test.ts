import { describe, expect, it } from 'vitest'
import { type ColourScript, colourScriptFor } from './colour-scripts.ts'
import { paletteAt } from './palette.ts'
import { settings, type Time } from './words.ts'

/** In degrees: red is 0, green 120, blue 240. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const spread = high - low || 1
  const turn = high === r ? (g - b) / spread : high === g ? 2 + (b - r) / spread : 4 + (r - g) / spread
  return (turn * 60 + 360) % 360
}

/** A dark brown or grey has a hue that nobody sees. */
function isViolet(colour: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const isGrey = Math.max(...channels) - Math.min(...channels) < 24
  return !isGrey && hueOf(colour) > 240 && hueOf(colour) < 295
}

const skyOf = (colours: ColourScript, time: Time, part: number) => paletteAt({ time, colours, part }).sky

describe('the colours of a story', () => {
  it('suit its place, and differ from story to story of the same place', () => {
    for (const setting of settings) {
      const chosen = Array.from({ length: 40 }, (_, index) =>
        colourScriptFor(`${index}`, [setting, 'bedroom']),
      )
      expect(new Set(chosen).size).toBeGreaterThanOrEqual(3)
    }
  })

  it('are of five families and more on a shelf of covers', () => {
    const families = Array.from({ length: 60 }, (_, index) => {
      const setting = settings[(index * 7) % settings.length] ?? 'meadow'
      const [, middle] = skyOf(colourScriptFor(`${index}`, [setting]), 'dusk', 0.2)
      return Math.floor(hueOf(middle) / 45)
    })
    const counted = new Set(families)
    expect(counted.size).toBeGreaterThanOrEqual(5)
    for (const family of counted)
      expect(families.filter((each) => each === family).length).toBeLessThan(families.length / 2)
  })

  it('go into the violet of the night in the last third of a story only', () => {
    const names = settings.flatMap((setting) =>
      ['1', '2', '3'].map((seed) => colourScriptFor(seed, [setting])),
    )
    expect(new Set(names).size).toBeGreaterThanOrEqual(8)
    for (const colours of new Set(names))
      for (const time of ['dusk', 'night'] as const)
        for (const part of [0.1, 0.4, 0.6]) expect(skyOf(colours, time, part).filter(isViolet)).toEqual([])
    const violet = [...new Set(names)].filter((colours) => skyOf(colours, 'night', 1).some(isViolet))
    expect(violet.length).toBeGreaterThan(2)
  })

  it('are lighter at the opening than later in the same hour', () => {
    const bright = (colour: string) =>
      [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0)
    for (const colours of ['sea', 'rose', 'greenwood', 'cobalt'] as const) {
      const [first, later] = [0, 0.5].map((part) => paletteAt({ time: 'dusk', colours, part }))
      expect(bright(first?.ground ?? '')).toBeGreaterThan(bright(later?.ground ?? ''))
    }
  })
})
