import type { WordTiming } from '@nightlight/contract'
import { joinMp3 } from '../../platform/audio/join-mp3.ts'
import { inParallel } from '../../platform/parallel.ts'
import type { Recording } from '../voices/index.ts'
import { splitIntoShares, splitText } from './split-text.ts'

/** Characters that are recorded at once: about five minutes. A section of a story is shorter; a pasted text need not be. */
const longestRecording = 4000

/** Which part of a text: from 0, its beginning, to 1, its end. */
export interface Share {
  readonly from: number
  readonly to: number
}

/**
 * Records a text, a very long one part by part, so that neither memory nor the time for one call grows with it.
 * @param record records one part; `earlier` is the first part, if that is recorded already
 * @param atOnce parts that are recorded at the same time: above 1 for a text that somebody is waiting for
 */
export async function recordInParts(
  text: string,
  record: (part: string, share: Share, earlier?: Recording) => Promise<Recording>,
  atOnce = 1,
): Promise<Recording> {
  const parts =
    text.length > longestRecording ? splitText(text, longestRecording) : splitIntoShares(text, atOnce)
  if (parts.length < 2) return record(text, { from: 0, to: 1 })
  const recordings: Recording[] = []
  await inParallel(atOnce, parts, async (part, index) => {
    recordings[index] = await record(part, shareOf(parts, index), recordings[0])
  })
  const joined = joinMp3(
    recordings.map(({ mp3 }) => mp3),
    '',
  )
  let from = 0
  const words = recordings.flatMap((recording, index) => {
    const offsets = offsetsOf(text, parts[index] ?? '', from)
    from = offsets.at(-1) ?? from
    return shiftWords(recording.words, offsets, Math.round(joined.starts[index] ?? 0))
  })
  const gainDb = recordings[0]?.gainDb
  const leftOut = [...new Set(recordings.flatMap((recording) => recording.leftOut ?? []))]
  return {
    mp3: joined.mp3,
    durationMs: joined.durationMs,
    words,
    ...(gainDb !== undefined && { gainDb }),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

function shareOf(parts: readonly string[], index: number): Share {
  const lengthOf = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length, 0)
  const total = lengthOf(parts)
  const isLast = index === parts.length - 1
  return {
    from: lengthOf(parts.slice(0, index)) / total,
    to: isLast ? 1 : lengthOf(parts.slice(0, index + 1)) / total,
  }
}

/** The offset of each code unit of a part in the text, and of its end. Only white space may differ between the two. */
function offsetsOf(text: string, part: string, from: number): number[] {
  let at = from
  const offsets = Array.from({ length: part.length }, (_, index) => {
    if (isSpace(part, index)) return at
    while (at < text.length && isSpace(text, at)) at++
    return at++
  })
  return [...offsets, at]
}

const isSpace = (text: string, at: number) => /\s/.test(text.charAt(at))

const shiftWords = (
  words: readonly WordTiming[],
  offsets: readonly number[],
  startMs: number,
): WordTiming[] =>
  words.map(([start, end, fromMs, toMs]) => {
    const first = offsets[start] ?? 0
    // The end of a word is right after its last character, whatever white space follows.
    const last = offsets[end - 1] ?? first
    return [first, last + 1, fromMs + startMs, toMs + startMs]
  })
