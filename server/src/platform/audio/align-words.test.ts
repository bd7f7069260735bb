import { describe, expect, it } from 'vitest'
import { babble } from '../../../test/vendors/babble.ts'
import { alignWords } from './align-words.ts'
import { findSilences } from './silences.ts'
import { wordsOf } from './words-of.ts'

const story = `The little train hummed home over the quiet hills, and one by one its windows went dark. "Is everybody in?" asked the guard. Nobody answered, because everybody was asleep.

Mia looked out. There was a fox on the hill, and above it, very small and very bright, the first star of the evening. "Good night, fox," she whispered.

The fox lifted one ear. It did not say anything; foxes hardly ever do. But it stayed until the last carriage had gone by, and then it turned three times in the grass and lay down.`

describe('estimated word timings', () => {
  it('start exactly after the pauses between sentences', () => {
    const { pcm, words, sampleRate } = babble(story)
    const timings = alignWords(story, pcm, sampleRate)
    for (const [index, word] of wordsOf(story).entries()) {
      if (word.before === 'none' || word.before === 'breath') continue
      expect(Math.abs((timings[index]?.[2] ?? 0) - (words[index]?.[2] ?? 0))).toBeLessThan(30)
    }
  })

  it('are in order, one for each word, and within the recording', () => {
    const { pcm, sampleRate } = babble(story, { speed: 0.7 })
    const timings = alignWords(story, pcm, sampleRate)
    let previousEnd = 0
    for (const [index, { start, end }] of wordsOf(story).entries()) {
      const [from = 0, to = 0] = timings[index]?.slice(2) ?? []
      expect(timings[index]?.slice(0, 2)).toEqual([start, end])
      expect(from).toBeGreaterThanOrEqual(previousEnd)
      expect(to).toBeGreaterThanOrEqual(from)
      previousEnd = to
    }
    expect(previousEnd).toBeLessThanOrEqual((pcm.length / sampleRate) * 1000)
  })

  it('are empty for a text without words, and exist even if the recording is silent', () => {
    expect(alignWords('… ♥ …', babble('hush').pcm, 24_000)).toEqual([])
    expect(alignWords('Hush now.', new Float32Array(24_000), 24_000)).toHaveLength(2)
    expect(alignWords('Hush now.', new Float32Array(0), 24_000)).toHaveLength(2)
  })
})

describe('silences', () => {
  it('are found despite background noise, and not within a word', () => {
    const { pcm, sampleRate } = babble('One sentence. Another sentence.')
    const clean = findSilences(pcm, sampleRate, 100)
    const hissing = pcm.map((sample, index) => sample + 0.004 * Math.sin(index * index))
    expect(clean).toHaveLength(3)
    expect(findSilences(hissing, sampleRate, 100)).toHaveLength(3)
    expect(findSilences(babble('hush').pcm.slice(3500, 6000), sampleRate, 30)).toEqual([])
  })
})

describe('the words of a text', () => {
  it('say what kind of gap is before them', () => {
    const gaps = wordsOf('Mr. Fox, who slept. "Stop!" said Mia.\n\nThe end').map(({ text, before }) => [
      text,
      before,
    ])
    expect(gaps).toEqual([
      ['Mr', 'none'],
      ['Fox', 'none'],
      ['who', 'breath'],
      ['slept', 'none'],
      ['Stop', 'sentence'],
      ['said', 'breath'],
      ['Mia', 'none'],
      ['The', 'paragraph'],
      ['end', 'none'],
    ])
  })

  it('include their apostrophes, hyphens and accents', () => {
    const words = wordsOf("Zoë's half-awake cat — Ærø’s best, no. 7").map(({ text }) => text)
    expect(words).toEqual(["Zoë's", 'half-awake', 'cat', 'Ærø’s', 'best', 'no', '7'])
  })
})
