import { describe, expect, it } from 'vitest'
import { readWordVectors, wordVectors } from './word-vectors.ts'

const closeness = (one: string, other: string) => {
  const [a, b] = [wordVectors().vectorOf(one), wordVectors().vectorOf(other)]
  return a && b ? a.reduce((sum, number, index) => sum + number * (b[index] ?? 0), 0) : Number.NaN
}

describe('vectors of words', () => {
  it.each([
    ['pill', 'medication', 'pillow'],
    ['secret', 'hidden', 'supper'],
    ['dentist', 'orthodontist', 'dragon'],
    ['scared', 'frightened', 'sleepy'],
  ])('put %s nearer to %s than to %s', (word, near, far) => {
    expect(closeness(word, near)).toBeGreaterThan(closeness(word, far) + 0.2)
  })

  it('have length one', () => {
    expect(closeness('lighthouse', 'lighthouse')).toBeCloseTo(1, 5)
  })

  it('find a form of a word that is in the list', () => {
    expect(wordVectors().vectorOf('lighthouse’s')).toBe(wordVectors().vectorOf('lighthouse'))
    expect(wordVectors().vectorOf('qxzzv')).toBeUndefined()
  })

  it('give common words little weight', () => {
    const { weightOf } = wordVectors()
    expect(weightOf('the')).toBeLessThan(0.1)
    expect(weightOf('lighthouse')).toBeGreaterThan(0.9)
  })

  it('refuse a damaged file', () => {
    expect(() => readWordVectors(new Uint8Array(40).fill(1))).toThrow('damaged')
  })
})
