import { describe, expect, it } from 'vitest'
import { coverOf, spreadsOf } from './spreads.ts'

const section = (imageIndex?: number) => ({ text: 'x', ...(imageIndex !== undefined && { imageIndex }) })

describe('spreadsOf', () => {
  it('groups sections by their picture', () =>
    expect(spreadsOf([section(1), section(), section(2), section(2), section(3)])).toEqual([
      { image: 1, sections: [0, 1] },
      { image: 2, sections: [2, 3] },
      { image: 3, sections: [4] },
    ]))

  it('starts without a picture if the first section has none', () =>
    expect(spreadsOf([section(), section(1)])).toEqual([
      { image: null, sections: [0] },
      { image: 1, sections: [1] },
    ]))
})

describe('coverOf', () => {
  it('is the first picture, unless a section shows it', () => {
    expect(coverOf([section(1)], 2)).toBe(0)
    expect(coverOf([section(0)], 2)).toBeNull()
    expect(coverOf([section()], 0)).toBeNull()
  })
})
