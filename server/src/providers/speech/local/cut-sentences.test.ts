import { expect, it } from 'vitest'
import { cutSentences } from './cut-sentences.ts'

it.each([
  ['“Stop!” said Mia. The owl slept.', ['“Stop!” said Mia.', 'The owl slept.']],
  ['小熊困了。“你在哪里？”老鼠小声说。', ['小熊困了。', '“你在哪里？”', '老鼠小声说。']],
  ['أين أنت؟ هنا.', ['أين أنت؟', 'هنا.']],
])('cuts %s into sentences and loses nothing', (text, sentences) => {
  const cut = cutSentences(text)
  expect(cut.map((sentence) => sentence.text)).toEqual(sentences)
  for (const { text: part, start } of cut) expect(text.slice(start, start + part.length)).toBe(part)
})
