import { lookOf } from '@nightlight/illustrator'
import { expect, it } from 'vitest'
import { clothesOf, hairOf } from './describe-character.ts'

const look = lookOf({ id: 'somebody' })

it.each([
  ['black', 'afro', 'a black afro'],
  ['auburn', 'bob', 'an auburn bob'],
  ['Brown', 'plaits', 'brown plaits'],
  ['brown', 'short', 'short brown hair'],
  ['black', 'bun', 'black hair in a bun'],
] as const)('%s hair as %s is %s', (hairColor, style, text) => {
  expect(hairOf({ hairColor }, { ...look, hair: { ...look.hair, style } })).toBe(text)
})

it('a pattern is described where it is drawn', () => {
  const wearing = (cut: (typeof look)['outfit']['cut']) =>
    clothesOf({ ...look, outfit: { ...look.outfit, cut, pattern: 'stripes' } })
  expect([wearing('jumper'), wearing('dress')]).toEqual(['a striped jumper', 'a striped dress'])
  expect([wearing('hoodie'), wearing('coat'), wearing('dungarees')]).toEqual([
    'a hoodie',
    'a coat',
    'dungarees',
  ])
})
