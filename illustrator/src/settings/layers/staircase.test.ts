import { expect, it } from 'vitest'
import { thingDrawing } from '../../things.ts'
import { stairsAt } from './staircase.ts'

const step = { long: 52, high: 48 }

it('whoever stands or sits on the stairs is on one of their steps', () => {
  const { x, y, scale } = stairsAt(640, 712)
  const { seats = [], top: [level] = [0] } = thingDrawing('stairs')
  for (const spot of [...seats, { x: 0, y: level }]) {
    const along = x + spot.x * scale - 640
    const index = Math.floor(along / step.long)
    expect(y + spot.y * scale).toBe(712 - step.high * (index + 1))
  }
})
