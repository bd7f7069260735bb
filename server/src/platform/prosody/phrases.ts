/** A stretch of a text that a reader says in one breath: a sentence, or the part of it that is speech or stands around speech. */
export interface Phrase {
  /** UTF-16 code units of the text, from and to. */
  readonly start: number
  readonly end: number
  readonly isSpeech: boolean
  readonly endsSentence: boolean
  /** The paragraph it is in, counted from 0, and its sentence there. */
  readonly paragraph: number
  readonly sentence: number
}

/** Takes a text apart into what is said in one breath, so that a question inside a sentence can be asked as a question. */
export function phrasesOf(text: string): Phrase[] {
  return paragraphsOf(text).flatMap((paragraph, index) => {
    const speech = speechIn(text, paragraph)
    return sentencesOf(text, paragraph.start, paragraph.end).flatMap((sentence, at) => {
      const parts = dividedAt(text, sentence, speech)
      return parts.map((part, place) => ({
        ...part,
        isSpeech: speech.some(({ start, end }) => start < part.end && end > part.start),
        endsSentence: place === parts.length - 1,
        paragraph: index,
        sentence: at,
      }))
    })
  })
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** Paragraphs are divided by a blank line. */
export const paragraphsOf = (text: string): Span[] =>
  [...text.matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Speech of a paragraph with its quotation marks. A quotation that is not closed goes on to the paragraph's end. */
export function speechIn(text: string, { start, end }: Span): Span[] {
  const quotations = [...text.slice(start, end).matchAll(/“[^“”]*(?:”|$)|"[^"]*(?:"|$)/g)]
  return quotations
    .filter(([quotation]) => isSpoken(quotation))
    .map((match) => ({ start: start + match.index, end: start + match.index + match[0].length }))
}

/** A word that is only called so stands in quotation marks as well, and has no mark of its own before the closing one. */
const isSpoken = (quotation: string) => /[,.!?…—–-]["”]$/.test(quotation) || !/["”]$/.test(quotation.slice(1))

/** A breath longer than this is cut at a word, so that no reader runs out of it. */
const longestBreath = 400

/** The end of a sentence with its closing quotes and brackets, unless the next word is in lower case: "Stop!" said Mia. */
const sentenceEnd = /[.!?…]+["'”’»)\]]*(?=\s+(?!["'“‘«(]*\p{Ll}))/gu

function sentencesOf(text: string, start: number, end: number): Span[] {
  const paragraph = text.slice(start, end)
  const spans: Span[] = []
  let from = 0
  for (const match of paragraph.matchAll(sentenceEnd)) {
    const to = match.index + match[0].length
    if (isAbbreviation(paragraph.slice(from, to))) continue
    spans.push(...cut(text, start + from, start + to))
    from = to
  }
  spans.push(...cut(text, start + from, end))
  return spans
}

/** Whether a text ends with a short form whose full stop ends no sentence. */
export const isAbbreviation = (sentence: string) =>
  /(?:^|\s)["'“‘(]*(?:Mr|Mrs|Ms|Dr|St|Prof|e\.g|i\.e)\.$/.test(sentence)

function cut(text: string, start: number, end: number): Span[] {
  if (end - start <= longestBreath) return [{ start, end }]
  const space = text.lastIndexOf(' ', start + longestBreath)
  const at = space > start ? space : start + longestBreath
  return [{ start, end: at }, ...cut(text, at, end)]
}

/** Divides a sentence where speech begins and ends; what has no letter stays with what is before it. */
function dividedAt(text: string, { start, end }: Span, speech: readonly Span[]): Span[] {
  const edges = speech.flatMap((span) => [span.start, span.end]).filter((edge) => edge > start && edge < end)
  const parts: Span[] = []
  let from = start
  for (const edge of [...edges, end]) {
    const last = parts.at(-1)
    if (/[\p{L}\p{N}]/u.test(text.slice(from, edge))) parts.push({ start: from, end: edge })
    else if (last) parts[parts.length - 1] = { start: last.start, end: edge }
    else continue
    from = edge
  }
  return parts
}
