import { describe, expect, it } from 'vitest'
import { speciesList } from '../words.ts'
import { coatOf } from './coat.ts'
import { drawCreature, pointsOf, sizes } from './index.ts'

describe.each(speciesList)('a %s', (species) => {
  it('has its head above its back or before it, inside its size', () => {
    const { head, mouth, back } = pointsOf(species, 'stand')
    const { width, height, scale } = sizes[species]
    expect(head.y < back.y || head.x > back.x).toBe(true)
    for (const { x, y } of [head, mouth, back]) {
      expect(Math.abs(x)).toBeLessThan((width / scale) * 0.75)
      expect(y).toBeLessThan(0)
      expect(y).toBeGreaterThan(-height / scale)
    }
  })

  it('carries what it is given, but not asleep, and not as a toy', () => {
    const carries = (action: 'walk' | 'sleep', isToy = false) => {
      const kind = isToy ? ({ isToy: true } as const) : {}
      return (
        drawCreature(species, action, 'calm', { ...kind, holding: 'lantern' }) !==
        drawCreature(species, action, 'calm', kind)
      )
    }
    expect([carries('walk'), carries('sleep'), carries('walk', true)]).toEqual([true, false, false])
  })
})

it('shows what it feels', () => {
  const drawn = (['calm', 'laughing', 'sad', 'scared', 'cross', 'surprised', 'sleepy'] as const).map((mood) =>
    drawCreature('bear', 'stand', mood),
  )
  expect(new Set(drawn).size).toBe(drawn.length)
})

it('is a soft toy with button eyes that sits whatever it is to do', () => {
  const toy = (action: 'run' | 'sit') => drawCreature('rabbit', action, 'happy', { isToy: true })
  expect(toy('run')).toBe(toy('sit'))
  expect(toy('run')).not.toBe(drawCreature('rabbit', 'sit', 'happy'))
})

it('somebody with a hat has it on', () => {
  const drawn = (looks: string) => drawCreature('shark', 'stand', 'calm', { coat: coatOf(looks) ?? {} })
  expect(drawn('sharks with hats').length).toBeGreaterThan(drawn('sharks').length)
})

it('a toy that lies on its back is drawn lying, and one that stands is drawn sitting', () => {
  const toy = (action: 'lie-back' | 'stand') => drawCreature('bear', action, 'calm', { isToy: true })
  expect(toy('lie-back')).toContain('rotate(-84)')
  expect(toy('stand')).not.toContain('rotate(-84)')
})
