import { describe, expect, it } from 'vitest'
import { lookOfChild } from '../children/index.ts'
import { chooseSeed } from './propose-character.ts'

const open: Parameters<typeof chooseSeed>[0] = {
  id: 1,
  age: 6,
  hasGlasses: false,
  hairColor: null,
  hairStyle: null,
  eyeColor: null,
  skinTone: null,
  otherFeatures: null,
  appearanceNotes: null,
  photoAnalysisResults: null,
  characterSeed: null,
  lookSeed: 'child-1',
  characterApproved: false,
}

const seedsOf = (round: number) => Array.from({ length: 24 }, (_, index) => `seed-${round}-${index}`)

describe('a proposed character', () => {
  it('is the same child in other clothes, whatever was left open', () => {
    for (let id = 1; id <= 40; id++) {
      const child = { ...open, id, lookSeed: `child-${id}` }
      const { outfit: _, ...before } = lookOfChild(child, null)
      const outfits = new Set<string>()
      for (let round = 0; round < 4; round++) {
        const { outfit, ...look } = lookOfChild(child, chooseSeed(child, seedsOf(round)))
        expect(look).toEqual(before)
        outfits.add(JSON.stringify(outfit))
      }
      expect(outfits.size).toBeGreaterThan(2)
    }
  })

  it.each([
    { otherFeatures: 'a yellow raincoat' },
    { photoAnalysisResults: { parentDescription: 'red dungarees' } },
  ])('wears what the family has said: %j', (said) => {
    const child = { ...open, ...said }
    const { cut } = lookOfChild(child, null).outfit
    for (let round = 0; round < 10; round++)
      expect(lookOfChild(child, chooseSeed(child, seedsOf(round))).outfit.cut).toBe(cut)
  })
})
