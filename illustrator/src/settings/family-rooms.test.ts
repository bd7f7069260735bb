import { describe, expect, it } from 'vitest'
import { lookOf } from '../look.ts'
import { palettes } from '../palette.ts'
import { Lights } from '../paper.ts'
import { Chance } from '../random.ts'
import { pictureOf, type Scene } from '../scene.ts'
import type { Setting, Thing } from '../words.ts'
import { build } from './index.ts'
import { decorOf } from './layers/decor.ts'
import type { Stage } from './stage.ts'

const rooms = [
  'kitchen',
  'living-room',
  'bathroom',
  'bedroom',
  'hallway',
  'garden',
] as const satisfies Setting[]
const families = Array.from({ length: 40 }, (_, index) => `home-${index}`)

const stage = (seed: string, view = 0, named: readonly Thing[] = []): Stage => ({
  palette: palettes.day,
  lights: new Lights('t'),
  chance: new Chance('page'),
  fixed: new Chance(seed),
  view,
  weather: 'clear',
  named: new Set(named),
  top: 0,
})

const scene = (setting: Setting, changes: Partial<Scene> = {}): Scene => ({
  seed: 'page',
  story: 'story',
  setting,
  time: 'day',
  weather: 'clear',
  cast: [{ kind: 'child', look: lookOf({ id: 'mia', age: 5 }), action: 'stand', mood: 'calm' }],
  things: [],
  ...changes,
})

/** The colours of a picture, without its lights and its fibres. */
const coloursOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g))

describe('a room of a family', () => {
  it.each(rooms)('differs from that of every other family: %s', (setting) => {
    const drawings = families.map((family) => build(setting, stage(family)).back)
    expect(new Set(drawings).size).toBeGreaterThan(families.length - 3)
    // Not in shades only: two families share few of their colours.
    const shared = families.slice(1).map((_, index) => {
      const [one, other] = [coloursOf(drawings[index] ?? ''), coloursOf(drawings[index + 1] ?? '')]
      return [...one].filter((colour) => other.has(colour)).length / Math.min(one.size, other.size)
    })
    if (setting !== 'garden') expect(shared.toSorted((a, b) => a - b)[20]).toBeLessThan(0.5)
  })

  it.each(rooms)('is the same in all its stories: %s', (setting) => {
    const asleep = setting === 'bedroom' ? ([{ thing: 'bed' }] as const) : []
    const at = (story: string, home = 'home-1') =>
      pictureOf(scene(setting, { story, home, things: asleep })).content.replace(/#n\w+/g, '')
    // The season of a story changes leaves.
    const indoors = setting !== 'garden'
    if (indoors) expect(at('one')).toBe(at('another'))
    expect(at('one')).not.toBe(at('one', 'home-2'))
  })

  it('has its own layout: window, sink and cooker of kitchens are in at least five places', () => {
    const places = families.map((family) => {
      const { owns } = build('kitchen', stage(family))
      return [owns?.window?.x, owns?.sink?.x, owns?.oven?.x, owns?.fridge?.x].join(' ')
    })
    expect(new Set(places).size).toBeGreaterThanOrEqual(5)
    const beds = families.map((family) => build('bedroom', stage(family)).owns?.window?.x)
    expect(new Set(beds).size).toBeGreaterThanOrEqual(3)
  })

  it('has another wall in the same colours', () => {
    for (const setting of ['kitchen', 'living-room', 'bathroom', 'bedroom'] as const)
      for (const family of families.slice(0, 8)) {
        const [one, other] = [build(setting, stage(family)), build(setting, stage(family, 2))]
        expect(one.back).not.toBe(other.back)
        const walls = [0, 2].map((view) => {
          const seen = stage(family, view)
          const [, wall] = /fill="url\(#(\w+)\)"/.exec(build(setting, seen).back) ?? []
          return new RegExp(`id="${wall}"(.*?)</linearGradient>`).exec(seen.lights.definitions)?.[1]
        })
        expect(walls[0]).toMatch(/stop-color/)
        expect(walls[0]).toBe(walls[1])
      }
  })

  it('leaves to the lines what they name', () => {
    for (const family of families) {
      const seen = (named: readonly Thing[]) => build('living-room', stage(family, 0, named)).back.length
      expect(seen(['sofa', 'armchair', 'fireplace', 'piano', 'plant'])).toBeLessThan(seen([]))
    }
  })
})

describe('a bedroom', () => {
  const wallOf = (changes: Partial<Scene>) => pictureOf(scene('bedroom', { home: 'home-1', ...changes }))
  const sleeper = {
    kind: 'child',
    look: lookOf({ id: 'mia', age: 5 }),
    action: 'sleep',
    mood: 'sleepy',
  } as const

  it('is seen with its bed by whoever sits up in it, and where something lies on it', () => {
    const isSame = (changes: Partial<Scene>) =>
      wallOf({ ...changes, view: 0 }).content === wallOf({ ...changes, view: 2 }).content
    expect(isSame({ cast: [{ ...sleeper, action: 'sit-up' }] })).toBe(true)
    const book = { thing: 'book', relation: 'on', of: { thing: 0 } } as const
    expect(isSame({ things: [{ thing: 'pillow' }, book] })).toBe(true)
    expect(isSame({})).toBe(false)
  })
})

it('no colour of a wall is dark: dark hair is seen before it', () => {
  const brightness = (colour: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 3
  for (const family of families) {
    const { tint } = decorOf(new Chance(family), ['none'], ['boards'])
    expect(brightness(tint)).toBeGreaterThan(135)
  }
})
