import { describe, expect, it } from 'vitest'
import type { PlacedFigure } from './composing/group.ts'
import { drawCover, drawScene, lookOf, type Scene } from './index.ts'
import { paletteAt } from './palette.ts'
import { clearOf } from './shot.ts'
import { thoughtCloud } from './thought.ts'

const palette = paletteAt({ time: 'day' } as Parameters<typeof paletteAt>[0])
const thinker = { x: 600, y: 500, radius: 70 }
const whereIs = (svg: string) => {
  const [, x, y] = [...(/translate\((\S+) (\S+)\) scale\(\S+ \S+\)/.exec(svg) ?? [])].map(Number)
  return { x, y }
}

describe('a thought', () => {
  it('is above the head of whoever thinks it, on the page', () => {
    const { x = 0, y = 0 } = whereIs(thoughtCloud(['scooter'], thinker, [], palette))
    expect(y).toBeLessThan(thinker.y - thinker.radius)
    expect(Math.abs(x - thinker.x)).toBeLessThan(260)
  })

  it('covers no face, and is left out where there is no room', () => {
    const face = { left: 360, right: 840, top: 100, bottom: 380 }
    const { y = 0 } = whereIs(thoughtCloud(['scooter'], thinker, [face], palette))
    expect(y).toBeGreaterThan(face.bottom)
    const all = { left: 0, right: 1200, top: 0, bottom: 900 }
    expect(thoughtCloud(['scooter'], thinker, [all], palette)).toBe('')
  })

  it('is on a page, awake or in bed, and not on a cover', () => {
    const scene = (action: 'stand' | 'sleep', thoughts?: Scene['thoughts']): Scene => ({
      seed: 'think',
      setting: 'bedroom',
      time: 'night',
      weather: 'stars',
      cast: [{ kind: 'child', look: lookOf({ id: 'mia', age: 6 }), action, mood: 'calm' }],
      things: [],
      ...(thoughts && { thoughts }),
    })
    for (const action of ['stand', 'sleep'] as const) {
      expect(drawScene(scene(action, ['giraffe']))).not.toBe(drawScene(scene(action)))
      expect(drawCover(scene(action, ['giraffe']))).toBe(drawCover(scene(action)))
    }
  })
})

it('a thought covers nobody from head to foot, and of whoever thinks it only not the face', () => {
  const placed = (index: number): PlacedFigure => ({
    figure: { kind: 'creature', species: 'bear', action: 'stand', mood: 'calm' },
    index,
    x: 300 + index * 400,
    y: 800,
    scale: 1,
    isFlipped: false,
    row: 1,
    variant: 0,
    depth: 0,
    contacts: {},
  })
  const [one, other] = [placed(0), placed(1)]
  const [own, others] = clearOf([one, other], new Map(), one)
  expect(others?.bottom).toBe(800)
  expect(own?.bottom).toBeLessThan(800)
})

it('a memory is the child itself, doing what it did', () => {
  const child = { kind: 'child', look: lookOf({ id: 'mia', age: 6 }), action: 'stand', mood: 'calm' } as const
  const page: Scene = {
    seed: 'think',
    setting: 'kitchen',
    time: 'day',
    weather: 'clear',
    cast: [child],
    things: [],
    thoughts: ['scooter'],
  }
  const kicking = drawScene({ ...page, memory: { action: 'kick', mood: 'happy' } })
  expect(kicking).not.toBe(drawScene(page))
  expect(kicking).not.toBe(drawScene({ ...page, memory: { action: 'stand', mood: 'sad', holding: 'ball' } }))
  expect(kicking.length - drawScene(page).length).toBeGreaterThan(1000)
  expect(drawCover({ ...page, memory: { action: 'kick', mood: 'happy' } })).toBe(drawCover(page))
})

it('a thought is on a narrow page, too, or is left out', () => {
  for (const to of [500, 700, 900]) {
    const svg = thoughtCloud(['scooter'], { ...thinker, x: to - 120 }, [], palette, [to - 500, to])
    const { x = 0 } = whereIs(svg)
    if (svg) expect(x).toBeLessThan(to - 60)
  }
})
