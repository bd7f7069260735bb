import { expect, it } from 'vitest'
import { bodyOfWish, withoutPlaster } from './body-of-wish.ts'
import type { Brief } from './brief.ts'

const brief = (details: string): Brief => ({
  seed: 'a',
  theme: 'space',
  length: 'short',
  children: [{ name: 'Mia', age: 6 }],
  companions: [],
  details,
})

it.each([
  ['Mia has her leg in plaster and everyone signed it', 'leg in plaster'],
  ['she broke her arm on the trampoline', 'arm in plaster'],
  ['Mia got her new hearing aids today', 'hearing aid'],
  ['her friend broke his arm', undefined],
  ['she nearly broke her leg', undefined],
  ['the plaster came off today', undefined],
])('the child has on every picture what the wish tells of its body: %s', (details, looks) => {
  expect(bodyOfWish(brief(details))).toBe(looks)
})

it('a plaster that is worn does not lie about', () => {
  const page = {
    cast: [{ who: 'main:0', action: 'kneel', mood: 'calm', target: 'plaster-cast', relation: 'at' }],
    things: [{ thing: 'plaster-cast' }, { thing: 'bed' }],
  }
  expect(withoutPlaster(page, 'leg in plaster')).toEqual({
    cast: [{ who: 'main:0', action: 'kneel', mood: 'calm' }],
    things: [{ thing: 'bed' }],
  })
  expect(withoutPlaster(page, undefined)).toBe(page)
})
