import { describe, expect, it } from 'vitest'
import { paragraphsOf, sizeOfWords } from './fit-text.ts'

const paragraphs = (count: number, letters: number) =>
  Array.from({ length: count }, () => 'owl '.repeat(letters / 4)).join('\n\n')

describe('words on a sheet', () => {
  it('are as large as they can be', () => {
    expect(sizeOfWords('Goodnight.', 'a4', true)).toBe(6.4)
    const sizes = [3, 6, 9, 12].map((count) => sizeOfWords(paragraphs(count, 120), 'a4', true))
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    expect(sizes.at(-1)).toBeLessThan(6.4)
  })

  it('have more room without a picture, and less on shorter paper', () => {
    const text = paragraphs(6, 100)
    expect(sizeOfWords(text, 'a4', false)).toBeGreaterThan(sizeOfWords(text, 'a4', true))
    expect(sizeOfWords(text, 'letter', true)).toBeLessThan(sizeOfWords(text, 'a4', true))
    expect(sizeOfWords(text, 'a5', true)).toBe(sizeOfWords(text, 'a4', true))
  })

  it('never become too small to read', () => expect(sizeOfWords(paragraphs(90, 400), 'letter', true)).toBe(4))
})

it('takes any break of lines for a new paragraph', () =>
  expect(paragraphsOf(' One.\n\n\nTwo.\nThree. \n')).toEqual(['One.', 'Two.', 'Three.']))
