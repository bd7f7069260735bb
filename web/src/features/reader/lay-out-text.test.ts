import type { WordTiming } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { layOutText, type Paragraph, sentencesOf } from './lay-out-text.ts'

const timed = (text: string): WordTiming[] =>
  [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].map((match, index) => [
    match.index,
    match.index + match[0].length,
    index * 100,
    index * 100 + 80,
  ])
const joined = (paragraphs: Paragraph[]) =>
  paragraphs.map((paragraph) =>
    paragraph
      .flat()
      .map((piece) => piece.text)
      .join(''),
  )

const text = 'Mia looked up. “Is it late?” she said.\n\nThe moon, round and kind, nodded.'

describe('layOutText', () => {
  it('keeps every character except line breaks', () =>
    expect(joined(layOutText(text, timed(text)))).toEqual(text.split('\n\n')))

  it('finds each word by its timing, across paragraphs', () => {
    const words = timed(text)
    const spoken = layOutText(text, words)
      .flat(2)
      .filter((piece) => piece.word !== null)
    expect(spoken.map((piece) => piece.word)).toEqual(words.map((_, index) => index))
    expect(spoken.map((piece) => piece.text)).toEqual(words.map(([from, to]) => text.slice(from, to)))
  })

  it('splits paragraphs into sentences', () => {
    const [first] = layOutText(text, timed(text))
    expect(
      first?.[0]
        ?.map((piece) => piece.text)
        .join('')
        .trim(),
    ).toBe('Mia looked up.')
    expect(layOutText(text, [])[1]).toHaveLength(1)
  })

  it('needs no word timings', () => expect(joined(layOutText(text, []))).toEqual(text.split('\n\n')))

  it('ignores timings that do not fit the text', () => {
    const invalid: WordTiming[] = [
      [5, 3, 0, 1],
      [0, 3, 0, 1],
      [2, 6, 0, 1],
      [900, 905, 0, 1],
    ]
    expect(joined(layOutText(text, invalid))).toEqual(text.split('\n\n'))
  })

  it('counts in UTF-16 units, as the contract does', () => {
    const emoji = '👩‍🚀 Zoë flew.'
    const start = emoji.indexOf('Zoë')
    const pieces = layOutText(emoji, [[start, start + 3, 0, 10]]).flat(2)
    expect(pieces.find((piece) => piece.word === 0)?.text).toBe('Zoë')
  })

  it('returns nothing for a blank text', () => expect(layOutText(' \n \n', [])).toEqual([]))
})

describe('sentencesOf', () => {
  it.each([text, 'One. Two!\n \nThree?', '“Hello,” said the owl. “Goodnight.”', ' \n'])(
    'returns the sentences that layOutText lays out for %j',
    (sample) => {
      const laidOut = layOutText(sample, []).flat()
      const sentences = sentencesOf(sample).map(({ start, end }) => sample.slice(start, end))
      expect(sentences).toEqual(laidOut.map((sentence) => sentence.map((piece) => piece.text).join('')))
    },
  )
})
