import { expect, it } from 'vitest'
import { lookOf } from '../look.ts'
import { poseFigure } from './pose.ts'

const person = { kind: 'child', look: lookOf({ id: 'a', age: 7 }), action: 'stand', mood: 'calm' } as const

it.each([false, true])(
  'puts hands to what they are to meet on the stage, turned to the left: %s',
  (isFlipped) => {
    const spot = { x: 500, y: 700, scale: 1.4, isFlipped }
    const { shoulder } = poseFigure(person, spot)
    const cup = { x: shoulder.x + (isFlipped ? -60 : 60), y: shoulder.y + 40 }
    const { hands } = poseFigure(person, spot, { near: cup })
    expect(Math.hypot(hands.near.x - cup.x, hands.near.y - cup.y)).toBeLessThan(2)
  },
)
