import { describe, expect, it } from 'vitest'
import { lookOf } from './look.ts'
import { inMiniature, isMiniature } from './miniature.ts'
import { drawScene, type Scene } from './scene.ts'
import type { Figure } from './staging.ts'

const tiny: Figure = {
  kind: 'child',
  look: lookOf({ id: 'kit', age: 6 }),
  size: 'tiny',
  action: 'stand',
  mood: 'surprised',
}
const gran: Figure = { kind: 'elder', look: lookOf({ id: 'gran', age: 70 }), action: 'stand', mood: 'calm' }
const snail: Figure = { kind: 'creature', species: 'snail', action: 'stand', mood: 'calm' }
const page = (cast: readonly Figure[]): Scene => ({
  seed: 'floor',
  setting: 'kitchen',
  time: 'day',
  weather: 'clear',
  cast,
  things: [{ thing: 'shoe', size: 'huge' }, { thing: 'button' }],
})

describe('a page with nobody but tiny people', () => {
  it('shows its room from the floor', () => {
    expect(drawScene(page([tiny]))).toContain('scale(2.7)')
    expect(drawScene(page([tiny, snail]))).toContain('scale(2.7)')
  })

  it('shows it as ever beside somebody of the usual size, and where they sleep', () => {
    expect(isMiniature(page([tiny, gran]))).toBe(false)
    expect(isMiniature(page([{ ...tiny, action: 'sleep' }]))).toBe(false)
    expect(isMiniature(page([snail]))).toBe(false)
  })

  it('has things and small animals that are larger than they', () => {
    const [shoe, button] = inMiniature(page([tiny])).things
    expect(shoe?.magnified).toBeGreaterThan(3)
    expect(button?.magnified).toBeGreaterThan(2)
    const bath = (relation?: 'in') =>
      inMiniature({
        ...page([{ ...tiny, ...(relation && { relation, target: { thing: 0 } }) }]),
        things: [{ thing: 'bath' }],
      }).things[0]?.magnified
    expect(bath()).toBeGreaterThan(2)
    expect(bath('in')).toBeLessThan(2)
    const cat: Figure = { kind: 'creature', species: 'cat', action: 'stand', mood: 'calm' }
    expect(inMiniature(page([tiny, cat])).cast).toMatchObject([{ size: 'tiny' }, { size: 'enormous' }])
    expect(inMiniature(page([tiny, snail])).cast).toMatchObject([{ size: 'tiny' }, { size: 'huge' }])
  })
})
