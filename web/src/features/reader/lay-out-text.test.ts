import type { WordTiming } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { layOutText, type Paragraph, sentencesOf } from './lay-out-text.ts'

const timed = (text: string): WordTiming[] =>
  [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].map((match, place) => [
    match.index,
    match.index + match[0].length,
    place * 100,
    place * 100 + 80,
  ])
const joined = (paragraphs: Paragraph[]) =>
  paragraphs.map((paragraph) =>
    paragraph
      .flat()
      .map((piece) => piece.text)
      .join(''),
  )

const text = 'Mia looked up. “Is it late?” she said.\n\nThe moon, round and kind, nodded.'

describe('a section laid out for reading along', () => {
  it('keeps every character but the line breaks', () =>
    expect(joined(layOutText(text, timed(text)))).toEqual(text.split('\n\n')))

  it('finds each word by its timing, across paragraphs', () => {
    const words = timed(text)
    const spoken = layOutText(text, words)
      .flat(2)
      .filter((piece) => piece.word !== null)
    expect(spoken.map((piece) => piece.word)).toEqual(words.map((_, place) => place))
    expect(spoken.map((piece) => piece.text)).toEqual(words.map(([from, to]) => text.slice(from, to)))
  })

  it('knows the sentences', () => {
    const [first] = layOutText(text, timed(text))
    expect(
      first?.[0]
        ?.map((piece) => piece.text)
        .join('')
        .trim(),
    ).toBe('Mia looked up.')
    expect(layOutText(text, [])[1]).toHaveLength(1)
  })

  it('is readable before anything is recorded', () =>
    expect(joined(layOutText(text, []))).toEqual(text.split('\n\n')))

  it('survives timings that do not fit the text', () => {
    const odd: WordTiming[] = [
      [5, 3, 0, 1],
      [0, 3, 0, 1],
      [2, 6, 0, 1],
      [900, 905, 0, 1],
    ]
    expect(joined(layOutText(text, odd))).toEqual(text.split('\n\n'))
  })

  it('counts as the contract does, in UTF-16 units', () => {
    const emoji = '👩‍🚀 Zoë flew.'
    const start = emoji.indexOf('Zoë')
    const pieces = layOutText(emoji, [[start, start + 3, 0, 10]]).flat(2)
    expect(pieces.find((piece) => piece.word === 0)?.text).toBe('Zoë')
  })

  it('has nothing to show for nothing', () => expect(layOutText(' \n \n', [])).toEqual([]))
})

describe('the sentences of a section', () => {
  it.each([text, 'One. Two!\n \nThree?', '“Hello,” said the owl. “Goodnight.”', ' \n'])(
    'are those that are laid out: %j',
    (given) => {
      const laidOut = layOutText(given, []).flat()
      const found = sentencesOf(given).map(({ start, end }) => given.slice(start, end))
      expect(found).toEqual(laidOut.map((sentence) => sentence.map((piece) => piece.text).join('')))
    },
  )
})
