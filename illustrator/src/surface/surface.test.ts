import { describe, expect, it } from 'vitest'
import { paintedByHand } from './index.ts'

const size = { width: 600, height: 120 }

/** A dark half and a light half, with a straight edge between them. */
const halves = {
  ...size,
  data: Uint8Array.from({ length: size.width * size.height * 3 }, (_, at) =>
    Math.floor(at / 3) % size.width < size.width / 2 ? 0 : 200,
  ),
}

const painted = (seed: string, step = size.height) => {
  const painting = paintedByHand(halves, seed)
  for (let row = 0; row < size.height; row += step) painting.paint(row, row + step)
  return painting.data
}

const greenAt = (data: Uint8Array, x: number, y: number) => data[(y * size.width + x) * 3 + 1] ?? 0

/** Where the light half begins in every row. */
const edgeOf = (data: Uint8Array) =>
  Array.from({ length: size.height }, (_, y) =>
    Array.from({ length: size.width }, (_, x) => x).findIndex((x) => greenAt(data, x, y) > 100),
  )

describe('a surface made by hand', () => {
  it('is the same for the same pixels and seed, in whatever portions it is painted', () => {
    expect(painted('story')).toEqual(painted('story', 7))
    expect(painted('story')).not.toEqual(painted('another story'))
  })

  it('has edges that stray a little', () => {
    const edges = edgeOf(painted('story'))
    expect(new Set(edges).size).toBeGreaterThan(1)
    for (const x of edges) expect(Math.abs(x - size.width / 2)).toBeLessThan(4)
  })

  it('has a tooth and strokes, and no black', () => {
    const data = painted('story')
    const light = Array.from({ length: 100 }, (_, x) => greenAt(data, 400 + x, 90))
    expect(new Set(light).size).toBeGreaterThan(10)
    expect(data.every((value) => value > 3)).toBe(true)
  })

  it('keeps the colours of the picture', () => {
    const data = painted('story')
    const mean = (from: number, to: number) => {
      const part = Array.from({ length: size.height }, (_, y) =>
        Array.from({ length: to - from }, (_, x) => greenAt(data, from + x, y)),
      ).flat()
      return part.reduce((sum, value) => sum + value, 0) / part.length
    }
    expect(mean(310, 600)).toBeGreaterThan(188)
    expect(mean(310, 600)).toBeLessThan(208)
    expect(mean(0, 290)).toBeLessThan(12)
  })
})
