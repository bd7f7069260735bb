// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { rangeOf } from './spoken-word.ts'

it('finds a word across the elements of a sentence', () => {
  const sentence = document.createElement('span')
  sentence.innerHTML = '“<b>The</b> <b>moon</b> is <b>up</b>.”'
  const text = sentence.textContent ?? ''
  for (const word of ['The', 'moon', 'is', 'up', 'moon is']) {
    const start = text.indexOf(word)
    expect(rangeOf(sentence, start, start + word.length)?.toString()).toBe(word)
  }
  expect(rangeOf(sentence, 3, 3)).toBeNull()
  expect(rangeOf(sentence, 90, 95)).toBeNull()
})
