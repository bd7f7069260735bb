import type { Token } from '../tokens.ts'

/** Which tokens stand in quotation marks, and where in them. */
export type Quotes = ReadonlyMap<Token, 'open' | 'inside' | 'close' | 'alone'>

/** Null where a quotation goes beyond these tokens. */
export function quotesIn(text: string, tokens: readonly Token[]): Quotes | null {
  const first = tokens[0]?.start ?? 0
  const last = tokens.at(-1)?.end ?? 0
  const spans = [...text.matchAll(/["“”][^"“”]*["“”]?/g)]
    .map(({ index, 0: span }) => ({ start: index, end: index + span.length }))
    .filter(({ start, end }) => start < last && end > first)
  if (spans.some(({ start, end }) => start < first - 1 || end > last + 1)) return null
  const quotes = new Map<Token, 'open' | 'inside' | 'close' | 'alone'>()
  for (const { start, end } of spans) {
    const quoted = tokens.filter((token) => token.start >= start && token.end <= end)
    for (const [at, token] of quoted.entries()) {
      const isLast = at === quoted.length - 1
      quotes.set(token, at === 0 ? (isLast ? 'alone' : 'open') : isLast ? 'close' : 'inside')
    }
  }
  return quotes
}
