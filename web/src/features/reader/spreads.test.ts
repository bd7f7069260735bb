import { describe, expect, it } from 'vitest'
import { coverOf, spreadsOf } from './spreads.ts'

const at = (imageIndex?: number) => ({ text: 'x', ...(imageIndex !== undefined && { imageIndex }) })

describe('spreads', () => {
  it('gather sections beside their picture', () =>
    expect(spreadsOf([at(1), at(), at(2), at(2), at(3)])).toEqual([
      { image: 1, sections: [0, 1] },
      { image: 2, sections: [2, 3] },
      { image: 3, sections: [4] },
    ]))

  it('begin with text alone where no picture is', () =>
    expect(spreadsOf([at(), at(1)])).toEqual([
      { image: null, sections: [0] },
      { image: 1, sections: [1] },
    ]))
})

describe('the cover', () => {
  it('is the first picture, unless a section has it', () => {
    expect(coverOf([at(1)], 2)).toBe(0)
    expect(coverOf([at(0)], 2)).toBeNull()
    expect(coverOf([at()], 0)).toBeNull()
  })
})
