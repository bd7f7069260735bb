import { wordsOf } from '../../../platform/audio/words-of.ts'
import { cutAt } from '../cloud/cut-at.ts'

export interface Sentence {
  readonly text: string
  /** Where it starts, in UTF-16 code units. */
  readonly start: number
}

/** Models lose their way in longer ones. */
const longest = 300

/** Splits a text into sentences with only white space between them. A part without words is joined to its neighbour. */
export function cutSentences(text: string): Sentence[] {
  const edges = [0]
  let last = 0
  for (const word of wordsOf(text)) {
    if (word.before === 'sentence' || word.before === 'paragraph') {
      const spaces = [...text.slice(last, word.start).matchAll(/\s+/g)]
      // A quotation mark that opens stands after the space.
      const space = spaces.at(-1)
      if (space) edges.push(last + space.index + space[0].length)
      // Chinese and Japanese have none.
      else edges.push(last + (/^.*[。！？…][”’」』]*/su.exec(text.slice(last, word.start))?.[0].length ?? 0))
    }
    last = word.end
  }
  return edges.flatMap((start, index) => {
    const whole = text.slice(start, edges[index + 1] ?? text.length).trimEnd()
    return cutAt(whole, longest).map((span) => ({
      text: whole.slice(span.start, span.end),
      start: start + span.start,
    }))
  })
}
