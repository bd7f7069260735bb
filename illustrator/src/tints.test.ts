import { describe, expect, it } from 'vitest'
import { lookOf } from './look.ts'
import { drawScene, type Scene } from './scene.ts'
import { bareSkin } from './things/toys.ts'
import { thingDrawing } from './things.ts'
import { tinted } from './tints.ts'

const red = '#c9546a'
const blues = (svg: string) =>
  [...svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)].filter(
    ([, r = '0', , b = '0']) => Number.parseInt(b, 16) - Number.parseInt(r, 16) > 60,
  ).length

describe('a thing in a colour of its own', () => {
  it('has it wherever it had its usual one, and keeps what is of another', () => {
    const { drawing } = thingDrawing('mitten')
    expect(drawing).toContain(red)
    const blue = tinted(drawing, 'blue')
    expect(blue).not.toContain(red)
    expect(blues(blue)).toBeGreaterThan(0)
    expect(tinted('<rect fill="#ffffff"/>', 'blue')).toBe('<rect fill="#ffffff"/>')
    expect(tinted('<rect fill="#c9546a"/><rect fill="#5f9a5b"/>', 'blue')).toContain('#5f9a5b')
  })

  it('keeps its steps of light and dark', () => {
    const [light, dark] =
      tinted('<rect fill="#e07a8c"/><rect fill="#8a3450"/>', 'green').match(/#[0-9a-f]{6}/g) ?? []
    expect(Number.parseInt(light?.slice(3, 5) ?? '0', 16)).toBeGreaterThan(
      Number.parseInt(dark?.slice(3, 5) ?? '0', 16),
    )
  })

  it('has it in a hand, on the ground, in a thought and on the wall of a bedroom', () => {
    const child = {
      kind: 'child',
      look: lookOf({ id: 'nora', age: 4 }),
      action: 'stand',
      mood: 'calm',
    } as const
    const page = (more: Partial<Scene>): Scene => ({
      seed: 'tint',
      setting: 'bedroom',
      time: 'day',
      weather: 'clear',
      cast: [child],
      things: [],
      ...more,
    })
    for (const more of [
      { cast: [{ ...child, action: 'hold', holding: 'mitten' } as const] },
      { things: [{ thing: 'mitten' } as const] },
      { thoughts: ['mitten'] as const },
      { keepsake: 'mitten' as const },
    ]) {
      const blue = blues(drawScene(page({ ...more, tints: { mitten: 'blue' } })))
      expect(blue).toBeGreaterThan(blues(drawScene(page(more))))
    }
  })
})

it('bare toes have the skin of their child', () => {
  const toes = (skinTone: string): string =>
    drawScene({
      seed: 'toes',
      setting: 'park',
      time: 'day',
      weather: 'clear',
      cast: [{ kind: 'child', look: lookOf({ id: 'mo', age: 5, skinTone }), action: 'sit', mood: 'calm' }],
      things: [{ thing: 'toes' }],
    })
  const skins = ['light', 'dark'].map((skinTone) => lookOf({ id: 'mo', age: 5, skinTone }).skin)
  expect(new Set(skins).size).toBe(2)
  for (const tone of ['light', 'dark']) expect(toes(tone)).not.toContain(bareSkin)
})
