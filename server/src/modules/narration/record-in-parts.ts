import type { WordTiming } from '@nightlight/contract'
import { joinMp3 } from '../../platform/audio/join-mp3.ts'
import { inParallel } from '../../platform/parallel.ts'
import type { Recording } from '../voices/index.ts'
import { partsOf, sharesOf } from './parts-of-text.ts'

/** Letters that are spoken in one go: some five minutes. A section of a story is shorter; a text that was pasted need not be. */
const longestTake = 4000

/**
 * Has a text spoken, a very long one part after part, so that neither memory nor patience grows with it.
 * @param record speaks one part
 * @param atOnce parts that are spoken at the same time: of a text that somebody waits for, above 1
 */
export async function recordInParts(
  text: string,
  record: (part: string) => Promise<Recording>,
  atOnce = 1,
): Promise<Recording> {
  const parts = text.length > longestTake ? partsOf(text, longestTake) : sharesOf(text, atOnce)
  if (parts.length < 2) return record(text)
  const takes: Recording[] = []
  await inParallel(atOnce, parts, async (part, index) => {
    takes[index] = await record(part)
  })
  const joined = joinMp3(
    takes.map(({ mp3 }) => mp3),
    '',
  )
  let from = 0
  const words = takes.flatMap((take, index) => {
    const places = placesOf(text, parts[index] ?? '', from)
    from = places.at(-1) ?? from
    return moved(take.words, places, Math.round(joined.starts[index] ?? 0))
  })
  return { mp3: joined.mp3, durationMs: joined.durationMs, words }
}

/** Where each unit of a part stands in the text, and the end of it. Only white space may differ between the two. */
function placesOf(text: string, part: string, from: number): number[] {
  let at = from
  const places = Array.from({ length: part.length }, (_, index) => {
    if (isSpace(part, index)) return at
    while (at < text.length && isSpace(text, at)) at++
    return at++
  })
  return [...places, at]
}

const isSpace = (text: string, at: number) => /\s/.test(text.charAt(at))

const moved = (words: readonly WordTiming[], places: readonly number[], startMs: number): WordTiming[] =>
  words.map(([start, end, fromMs, toMs]) => {
    const first = places[start] ?? 0
    // The place behind a word is next to its last letter, whatever white space follows.
    const last = places[end - 1] ?? first
    return [first, last + 1, fromMs + startMs, toMs + startMs]
  })
