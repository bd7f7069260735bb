import { describe, expect, it } from 'vitest'
import { partsOf, sharesOf } from './parts-of-text.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

describe('the parts of a text', () => {
  it('are one where it is short', () => {
    expect(partsOf('Goodnight, moon.')).toEqual(['Goodnight, moon.'])
    expect(partsOf('One.\n\nTwo.')).toEqual(['One.\n\nTwo.'])
  })

  it('end with a paragraph where they can', () => {
    expect(partsOf('First one.\n\nSecond one.\n\nThird.', 25)).toEqual([
      'First one.\n\nSecond one.',
      'Third.',
    ])
  })

  it('end with a sentence, or else with a word', () => {
    expect(partsOf('The owl sleeps. The fox dreams.', 20)).toEqual(['The owl sleeps.', 'The fox dreams.'])
    expect(partsOf('soft little clouds over hills', 12)).toEqual(['soft little', 'clouds over', 'hills'])
    expect(partsOf('aaaaaaaaaa', 4)).toEqual(['aaaa', 'aaaa', 'aa'])
  })

  it('lose no word and are never too long', () => {
    const text = Array.from({ length: 90 }, (_, n) => `Star number ${n} blinks at the sea.`).join(' ')
    const parts = partsOf(`${text}\n\n${text}`)
    expect(words(parts.join(' '))).toEqual(words(`${text} ${text}`))
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(1200)
    expect(parts.length).toBeGreaterThan(4)
  })
})

it('shares a text among as many as there are, and no more than it has paragraphs', () => {
  expect(sharesOf('One.\n\nTwo.\n\nThree.\n\nFour.', 2)).toEqual(['One.\n\nTwo.', 'Three.\n\nFour.'])
  expect(sharesOf('One.\n\nTwo.', 4)).toEqual(['One.', 'Two.'])
  expect(sharesOf('A single one, which is long.', 3)).toEqual(['A single one, which is long.'])
  expect(sharesOf('  \n\n ', 2)).toEqual([])
})
