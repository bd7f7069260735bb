import { describe, expect, it } from 'vitest'
import { splitIntoShares, splitText } from './split-text.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

describe('the parts of a text', () => {
  it('are a single one if it is short', () => {
    expect(splitText('Goodnight, moon.')).toEqual(['Goodnight, moon.'])
    expect(splitText('One.\n\nTwo.')).toEqual(['One.\n\nTwo.'])
  })

  it('end with a paragraph if possible', () => {
    expect(splitText('First one.\n\nSecond one.\n\nThird.', 25)).toEqual([
      'First one.\n\nSecond one.',
      'Third.',
    ])
  })

  it('end with a sentence, or else with a word', () => {
    expect(splitText('The owl sleeps. The fox dreams.', 20)).toEqual(['The owl sleeps.', 'The fox dreams.'])
    expect(splitText('soft little clouds over hills', 12)).toEqual(['soft little', 'clouds over', 'hills'])
    expect(splitText('aaaaaaaaaa', 4)).toEqual(['aaaa', 'aaaa', 'aa'])
  })

  it('contain every word and are never too long', () => {
    const text = Array.from({ length: 90 }, (_, n) => `Star number ${n} blinks at the sea.`).join(' ')
    const parts = splitText(`${text}\n\n${text}`)
    expect(words(parts.join(' '))).toEqual(words(`${text} ${text}`))
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(1200)
    expect(parts.length).toBeGreaterThan(4)
  })
})

it('splits a text into so many shares, but no more than it has paragraphs', () => {
  expect(splitIntoShares('One.\n\nTwo.\n\nThree.\n\nFour.', 2)).toEqual(['One.\n\nTwo.', 'Three.\n\nFour.'])
  expect(splitIntoShares('One.\n\nTwo.', 4)).toEqual(['One.', 'Two.'])
  expect(splitIntoShares('A single one, which is long.', 3)).toEqual(['A single one, which is long.'])
  expect(splitIntoShares('  \n\n ', 2)).toEqual([])
})
