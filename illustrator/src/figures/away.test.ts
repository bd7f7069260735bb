import { expect, it } from 'vitest'
import { hairStyles, lookOf } from '../look.ts'
import { drawPerson } from './person.ts'
import { poseFigure } from './pose.ts'

it.each(hairStyles)('shows no face from behind, and hair: %s', (hairStyle) => {
  const look = lookOf({
    id: 'a',
    age: 8,
    hairStyle: hairStyle === 'bald' ? 'no hair' : hairStyle,
    eyeColor: 'green',
  })
  const person = { kind: 'child', look, action: 'stand', mood: 'happy' } as const
  const behind = drawPerson({ ...person, isAway: true })
  expect(drawPerson(person)).toContain(look.eyes)
  expect(behind).not.toContain(look.eyes)
  if (hairStyle !== 'bald' && hairStyle !== 'hijab') expect(behind).toContain(look.hair.colour)
})

it('is asked for when somebody is posed', () => {
  const look = lookOf({ id: 'a', age: 8, eyeColor: 'green' })
  const person = { kind: 'child', look, action: 'point', mood: 'happy' } as const
  const spot = { x: 300, y: 700, scale: 1.4, isFlipped: false }
  expect(poseFigure(person, spot, { isAway: true }).drawing).not.toContain(look.eyes)
})
