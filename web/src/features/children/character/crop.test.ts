import { hairColours, nearestColourName } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { cropOf, medianColour, moveSpot } from './crop.ts'

describe('cropOf', () => {
  const photo = { width: 2000, height: 1000 }

  it('is the middle square of the photo, or a smaller one when zoomed', () => {
    expect(cropOf(photo, { zoom: 0, across: 50, down: 50 })).toEqual({ x: 500, y: 0, side: 1000 })
    expect(cropOf(photo, { zoom: 100, across: 100, down: 0 })).toEqual({ x: 1800, y: 0, side: 200 })
  })

  it('never leaves the photo', () => {
    for (const zoom of [0, 37, 100])
      for (const position of [0, 50, 100]) {
        const { x, y, side } = cropOf(photo, { zoom, across: position, down: position })
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + side).toBeLessThanOrEqual(photo.width)
        expect(y + side).toBeLessThanOrEqual(photo.height)
      }
  })
})

it('keeps a spot within the frame', () => {
  expect(moveSpot({ x: 50, y: 50 }, -2, 2)).toEqual({ x: 48, y: 52 })
  expect(moveSpot({ x: 97, y: 3 }, 5, -5)).toEqual({ x: 98, y: 2 })
})

it('ignores single bright pixels in the colour of a spot', () => {
  const brown = [93, 58, 34, 255]
  const glint = [255, 255, 255, 255]
  const colour = medianColour(new Uint8ClampedArray([...brown, ...glint, ...brown, ...brown, ...glint]))
  expect(colour).toBe('#5d3a22')
  expect(nearestColourName(hairColours, colour)).toBe('brown')
})
