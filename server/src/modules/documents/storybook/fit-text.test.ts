import { describe, expect, it } from 'vitest'
import { paragraphsOf, textSize } from './fit-text.ts'

const paragraphs = (count: number, letters: number) =>
  Array.from({ length: count }, () => 'owl '.repeat(letters / 4)).join('\n\n')

describe('the font size of a sheet', () => {
  it('is the largest in which the text fits', () => {
    expect(textSize('Goodnight.', 'a4', true)).toBe(6.4)
    const sizes = [3, 6, 9, 12].map((count) => textSize(paragraphs(count, 120), 'a4', true))
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    expect(sizes.at(-1)).toBeLessThan(6.4)
  })

  it('is larger without a picture, and smaller on shorter paper', () => {
    const text = paragraphs(6, 100)
    expect(textSize(text, 'a4', false)).toBeGreaterThan(textSize(text, 'a4', true))
    expect(textSize(text, 'letter', true)).toBeLessThan(textSize(text, 'a4', true))
    expect(textSize(text, 'a5', true)).toBe(textSize(text, 'a4', true))
  })

  it('never becomes too small to read', () => {
    expect(textSize(paragraphs(90, 400), 'letter', true)).toBe(4)
    // In 210ths of a page of 148 mm: more than 10 points.
    expect(textSize(paragraphs(90, 400), 'a5', true) * (148 / 210) * (72 / 25.4)).toBeGreaterThan(10)
  })
})

it('starts a new paragraph at every line break', () =>
  expect(paragraphsOf(' One.\n\n\nTwo.\nThree. \n')).toEqual(['One.', 'Two.', 'Three.']))
