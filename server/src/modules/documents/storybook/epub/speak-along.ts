import type { SentenceSpan, WordTiming } from '@nightlight/contract'

/** A sentence of a section and the part of its sound in which it is said, in milliseconds. */
export interface Clip {
  readonly sentence: number
  readonly fromMs: number
  readonly toMs: number
}

/**
 * Parts of a section's sound, one after the other without a gap: pauses belong to the sentence before them. A sentence without a
 * spoken word has none.
 */
export function clipsOf(
  sentences: readonly SentenceSpan[],
  words: readonly WordTiming[],
  durationMs: number,
): Clip[] {
  const begun: { sentence: number; fromMs: number }[] = []
  for (const [sentence, { start, end }] of sentences.entries()) {
    const fromMs = words.find(([from]) => from >= start && from < end)?.[2]
    const last = begun.at(-1)?.fromMs
    if (fromMs !== undefined && fromMs < durationMs && (last === undefined || fromMs > last)) {
      begun.push({ sentence, fromMs: begun.length === 0 ? 0 : fromMs })
    }
  }
  return begun.map((clip, index) => ({ ...clip, toMs: begun[index + 1]?.fromMs ?? durationMs }))
}
