import { expect, it } from 'vitest'
import { wordsOf } from './words-of.ts'

const shown = (text: string) => wordsOf(text).map((word) => word.text)

it.each([
  ['The owl’s No. 7 sat still.', ['The', 'owl’s', 'No', '7', 'sat', 'still']],
  ['Der Bär schläft.', ['Der', 'Bär', 'schläft']],
  ['كان الدب نعسانًا.', ['كان', 'الدب', 'نعسانًا']],
  ['छोटे भालू को नींद', ['छोटे', 'भालू', 'को', 'नींद']],
  ['小熊睡觉了。晚安！', ['小熊', '睡觉', '了', '晚安']],
  ['外では静かに雪が', ['外', 'では', '静か', 'に', '雪', 'が']],
])('finds the words of %s', (text, words) => {
  expect(shown(text)).toEqual(words)
})

it('knows where a sentence ends in other scripts', () => {
  expect(wordsOf('晚安！睡吧。').map(({ before }) => before)).toEqual(['none', 'sentence', 'none'])
  expect(wordsOf('أين أنت؟ هنا.').map(({ before }) => before)).toEqual(['none', 'none', 'sentence'])
  expect(wordsOf('अब सो जाओ। शुभ रात्रि').map(({ before }) => before)[3]).toBe('sentence')
})
