import type { SentenceSpan, WordTiming } from '@nightlight/contract'

/** A sentence of a section and the part of the audio in which it is spoken, in milliseconds. */
export interface Clip {
  readonly sentence: number
  readonly fromMs: number
  readonly toMs: number
}

/**
 * The clips of a section's audio, one after the other without gaps: pauses belong to the sentence before them. A sentence without
 * a spoken word has none.
 */
export function clipsOf(
  sentences: readonly SentenceSpan[],
  words: readonly WordTiming[],
  durationMs: number,
): Clip[] {
  const starts: { sentence: number; fromMs: number }[] = []
  for (const [sentence, { start, end }] of sentences.entries()) {
    const fromMs = words.find(([from]) => from >= start && from < end)?.[2]
    const last = starts.at(-1)?.fromMs
    if (fromMs !== undefined && fromMs < durationMs && (last === undefined || fromMs > last)) {
      starts.push({ sentence, fromMs: starts.length === 0 ? 0 : fromMs })
    }
  }
  return starts.map((clip, index) => ({ ...clip, toMs: starts[index + 1]?.fromMs ?? durationMs }))
}
