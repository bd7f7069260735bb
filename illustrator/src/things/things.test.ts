import { describe, expect, it } from 'vitest'
import { drawThing, thingDrawing } from '../things.ts'
import { things } from '../words.ts'

describe('things', () => {
  it('are each drawn as their own shape, standing and in a hand', () => {
    const standing = things.map((thing) => thingDrawing(thing).drawing)
    expect(new Set(standing).size).toBe(things.length)
    for (const thing of things) {
      for (const drawing of [thingDrawing(thing).drawing, drawThing(thing, 'held')]) {
        expect(drawing, thing).not.toMatch(/NaN|undefined|Infinity/)
        expect(drawing.match(/<(?:path|rect|circle|ellipse)/g)?.length, thing).toBeGreaterThan(0)
      }
    }
  })

  it('are taken, stood on and looked into within their own measures', () => {
    for (const name of things) {
      const { width, height, grip, top, mouth } = thingDrawing(name)
      expect(Math.abs(grip[0]), `${name} is taken beside itself`).toBeLessThanOrEqual(width / 2 + 24)
      expect(-grip[1], `${name} is taken above itself`).toBeLessThanOrEqual(height + 30)
      for (const [y, half] of [top, mouth].flatMap((each) => (each ? [each] : []))) {
        expect(-y, name).toBeGreaterThan(0)
        expect(-y, name).toBeLessThanOrEqual(height + 20)
        expect(half, name).toBeLessThanOrEqual(width / 2 + 1)
      }
    }
  })
})
