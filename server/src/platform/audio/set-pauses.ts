import type { WordTiming } from '@nightlight/contract'
import type { PlannedPhrase } from '../prosody/plan-reading.ts'
import type { Sound } from './decode-sound.ts'
import { findSilences, type Stretch } from './silences.ts'
import { type Gap, wordsOf } from './words-of.ts'

/** After a paragraph, and at the end, a reader pauses longer than after a sentence. */
const paragraphPause = 1.5

/** Silence that is left before the first sound and after the last. */
const edgeMs = { before: 30, after: 90 }

/** How far the silence after a word may be from the word's stated end. */
const toleranceMs = 150

export interface Paced extends Sound {
  readonly words: readonly WordTiming[]
}

/**
 * Makes the pauses between sentences at least as long as the pace requires, and adds one at the end. Pauses that are already
 * longer stay. Where no silence is found between two sentences nothing is inserted, because it might be in the middle of a word.
 * @param words one for each word of `wordsOf(text)`
 * @param pauseMs silence after a sentence of which nothing is planned
 */
export function setPauses(
  text: string,
  { pcm, sampleRate }: Sound,
  words: readonly WordTiming[],
  pauseMs: number,
  plan: readonly PlannedPhrase[] = [],
): Paced {
  const samples = (ms: number) => Math.round((ms / 1000) * sampleRate)
  const silences = findSilences(pcm, sampleRate, 30)
  const { from, to } = audiblePart(silences, (pcm.length / sampleRate) * 1000)
  const cuts = pausesBetween(text, words, silences, { pauseMs, plan }).filter(
    ({ at }) => at > from && at < to,
  )
  const pieces = stretchesBetween([from, ...cuts.map(({ at }) => at), to]).map((piece) =>
    fadeEdges(pcm.slice(samples(piece.from), samples(piece.to)), sampleRate),
  )
  const silencesMs = [...cuts.map(({ ms }) => ms), plan.at(-1)?.pauseMs ?? pauseMs * paragraphPause]
  const length = pieces.reduce((sum, piece, at) => sum + piece.length + samples(silencesMs[at] ?? 0), 0)
  const paced = new Float32Array(length)
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    paced.set(piece, at)
    at += piece.length + samples(silencesMs[index] ?? 0)
  }
  return { pcm: paced, sampleRate, words: shiftTimings(words, cuts, from) }
}

interface Cut {
  /** Where silence is inserted, in milliseconds, how much, and which word follows it. */
  readonly at: number
  readonly ms: number
  readonly word: number
}

function audiblePart(silences: readonly Stretch[], lengthMs: number): Stretch {
  const [first] = silences
  const last = silences.at(-1)
  const from = first?.from === 0 ? Math.max(0, first.to - edgeMs.before) : 0
  const isTail = last !== undefined && last.to >= lengthMs - 20
  return { from, to: isTail ? Math.max(from, Math.min(lengthMs, last.from + edgeMs.after)) : lengthMs }
}

function pausesBetween(
  text: string,
  words: readonly WordTiming[],
  silences: readonly Stretch[],
  { pauseMs, plan }: { readonly pauseMs: number; readonly plan: readonly PlannedPhrase[] },
): Cut[] {
  return wordsOf(text).flatMap(({ before }, word) => {
    const last = words[word - 1]
    const next = words[word]
    const planned = plan.find(({ end }) => last && next && end >= last[1] && end <= next[0])
    const factor = pauseFactors[before]
    const wanted = factor > 0 && planned?.endsSentence ? planned.pauseMs : pauseMs * factor
    if (wanted === 0 || !last || !next) return []
    const silence = longest(
      silences.filter(({ from, to }) => to > last[3] - toleranceMs && from < next[2] + toleranceMs),
    )
    const ms = silence ? wanted - (silence.to - silence.from) : 0
    return silence && ms > 20 ? [{ at: (silence.from + silence.to) / 2, ms, word }] : []
  })
}

const pauseFactors: Readonly<Record<Gap, number>> = {
  none: 0,
  breath: 0,
  sentence: 1,
  paragraph: paragraphPause,
}

function longest(silences: readonly Stretch[]): Stretch | null {
  return silences.reduce<Stretch | null>(
    (best, one) => (best && best.to - best.from >= one.to - one.from ? best : one),
    null,
  )
}

function stretchesBetween(edges: readonly number[]): Stretch[] {
  return edges.slice(1).map((to, index) => ({ from: edges[index] ?? 0, to }))
}

/** A recording with background noise would click at the cuts without a fade. */
function fadeEdges(pcm: Float32Array, sampleRate: number): Float32Array {
  const edge = Math.min(Math.round(0.005 * sampleRate), pcm.length >> 1)
  for (let index = 0; index < edge; index++) {
    const gain = index / edge
    const mirrored = pcm.length - 1 - index
    pcm[index] = (pcm[index] ?? 0) * gain
    pcm[mirrored] = (pcm[mirrored] ?? 0) * gain
  }
  return pcm
}

function shiftTimings(words: readonly WordTiming[], cuts: readonly Cut[], from: number): WordTiming[] {
  return words.map(([start, end, begins, ends], index) => {
    const later = cuts.reduce((sum, { ms, word }) => sum + (word <= index ? ms : 0), 0) - from
    const shifted = (ms: number) => Math.max(0, Math.round(ms + later))
    return [start, end, shifted(begins), shifted(ends)]
  })
}
