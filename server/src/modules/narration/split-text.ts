/** Engines keep an even tone over about this many characters, and services refuse texts a few times longer. */
const longestPart = 1200

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Splits a text into parts that an engine can speak at once: whole paragraphs if they fit, else sentences, else words.
 * Only white space is lost between parts.
 */
export function splitText(text: string, longest = longestPart): string[] {
  const pieces = text
    .split(/\n\s*\n/)
    .flatMap((paragraph) =>
      cut(paragraph, longest).map((piece, index) => ({ piece, startsParagraph: index === 0 })),
    )
  const parts: string[] = []
  for (const { piece, startsParagraph } of pieces) {
    const last = parts.at(-1)
    const joined = `${last}${startsParagraph ? '\n\n' : ' '}${piece}`
    if (last !== undefined && joined.length <= longest) parts[parts.length - 1] = joined
    else parts.push(piece)
  }
  return parts
}

/** Splits a text into so many parts of about the same length, each of whole paragraphs; into fewer if it has fewer paragraphs. */
export function splitIntoShares(text: string, count: number): string[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  const total = paragraphs.reduce((sum, { length }) => sum + length, 0)
  const shares: string[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const paragraph of paragraphs) {
    // A paragraph belongs where its middle is.
    const middle = before + paragraph.length / 2
    shares[Math.min(count - 1, Math.floor((middle / total) * count))]?.push(paragraph)
    before += paragraph.length
  }
  return shares.filter(({ length }) => length > 0).map((share) => share.join('\n\n'))
}

function cut(paragraph: string, longest: number): string[] {
  const whole = paragraph.trim()
  if (whole.length <= longest) return whole ? [whole] : []
  return [...sentences.segment(whole)].flatMap(({ segment }) => cutSentence(segment.trim(), longest))
}

function cutSentence(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return sentence ? [sentence] : []
  const space = sentence.lastIndexOf(' ', longest)
  const end = space > 0 ? space : longest
  return [sentence.slice(0, end).trim(), ...cutSentence(sentence.slice(end).trim(), longest)]
}
