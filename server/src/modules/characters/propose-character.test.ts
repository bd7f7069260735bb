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
  characterApproved: false,
}

const seedsOf = (round: number) => Array.from({ length: 240 }, (_, index) => `seed-${round}-${index}`)

describe('a proposed character', () => {
  it('never has another skin, whatever was left open', () => {
    for (let id = 1; id <= 40; id++) {
      let child = { ...open, id }
      const { skin } = lookOfChild(child, null)
      for (let round = 0; round < 4; round++) {
        const characterSeed = chooseSeed(child, seedsOf(round))
        expect(lookOfChild(child, characterSeed).skin).toBe(skin)
        // Some are approved and others are not.
        child = { ...child, characterSeed, characterApproved: round % 2 === 0 }
      }
    }
  })

  it.each([
    { hairColor: 'Blonde' },
    { hairStyle: 'plaits', skinTone: 'Light brown' },
    { otherFeatures: 'a black afro' },
    { otherFeatures: 'brown skin and a black bob' },
    { appearanceNotes: 'pale, long red hair' },
    { photoAnalysisResults: { parentDescription: 'dark skin, locs' } },
    { hairStyle: 'headscarf', skinTone: 'olive' },
    { otherFeatures: 'wears a patka', skinTone: 'light brown', hairColor: 'black' },
  ])('keeps what the family has said: %j', (said) => {
    const child = { ...open, ...said }
    const before = lookOfChild(child, null)
    const looks = Array.from({ length: 25 }, (_, round) =>
      lookOfChild(child, chooseSeed(child, seedsOf(round))),
    )
    const isOpen = (of: (look: typeof before) => string) => {
      const values = new Set(seedsOf(99).map((seed) => of(lookOfChild(child, seed))))
      return values.size > 1
    }
    for (const look of looks) {
      expect(look.skin).toBe(before.skin)
      if (!isOpen(({ hair }) => hair.colour)) expect(look.hair.colour).toBe(before.hair.colour)
      if (!isOpen(({ hair }) => hair.style)) expect(look.hair.style).toBe(before.hair.style)
      expect(look.headwear).toBe(before.headwear)
    }
    expect(new Set(looks.map((look) => JSON.stringify(look.outfit))).size).toBeGreaterThan(5)
  })
})
