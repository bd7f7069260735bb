import { hairColours, nearestColourName } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { cropOf, middleColour, moved } from './crop.ts'

describe('the crop of a photo', () => {
  const photo = { width: 2000, height: 1000 }

  it('is the middle square of the shorter side, or closer', () => {
    expect(cropOf(photo, { zoom: 0, across: 50, down: 50 })).toEqual({ x: 500, y: 0, side: 1000 })
    expect(cropOf(photo, { zoom: 100, across: 100, down: 0 })).toEqual({ x: 1800, y: 0, side: 200 })
  })

  it('never leaves the photo', () => {
    for (const zoom of [0, 37, 100])
      for (const place of [0, 50, 100]) {
        const { x, y, side } = cropOf(photo, { zoom, across: place, down: place })
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + side).toBeLessThanOrEqual(photo.width)
        expect(y + side).toBeLessThanOrEqual(photo.height)
      }
  })
})

it('a spot stays in its frame', () => {
  expect(moved({ x: 50, y: 50 }, -2, 2)).toEqual({ x: 48, y: 52 })
  expect(moved({ x: 97, y: 3 }, 5, -5)).toEqual({ x: 98, y: 2 })
})

it('the colour of a spot is the one that most of it has', () => {
  const brown = [93, 58, 34, 255]
  const glint = [255, 255, 255, 255]
  const colour = middleColour(new Uint8ClampedArray([...brown, ...glint, ...brown, ...brown, ...glint]))
  expect(colour).toBe('#5d3a22')
  expect(nearestColourName(hairColours, colour)).toBe('brown')
})
