import { describe, expect, it } from 'vitest'
import { repeatsItself } from './repetition.ts'

const beginning = '{"title": "The Lamp", "texts": [{"paragraphs": ["The lamp was small and round. '

describe('a text that repeats itself', () => {
  it.each([
    ['a sentence', 'And the lamp was lit. '.repeat(60)],
    ['a paragraph', 'She walked on and on, past the gate and the well, and said nothing at all. '.repeat(14)],
    ['white space', ' \n'.repeat(600)],
    ['one sign', '"'.repeat(1200)],
  ])('is noticed: %s', (_, end) => {
    expect(repeatsItself(beginning + end)).toBe(true)
    // In the middle of the next one, too.
    expect(repeatsItself(beginning + end + end.slice(0, 7))).toBe(true)
  })

  it.each([
    ['a refrain', `${'Hush, said the sea. '.repeat(5)}Then it was quiet. `.repeat(3)],
    ['a flock in a picture', '{"who":"sheep","action":"sleep","mood":"calm","holding":""},'.repeat(6)],
    [
      'a counting song',
      Array.from({ length: 60 }, (_, index) => `${index} sheep went over the stile. `).join(''),
    ],
    [
      'what was said and is over',
      `${'And the lamp was lit. '.repeat(60)}${'Then came the morning, '.repeat(4)}`,
    ],
  ])('is not meant: %s', (_, text) => {
    expect(repeatsItself(beginning + text)).toBe(false)
  })
})
