import { bendPitch } from '../../../platform/audio/bend-pitch.ts'
import type { PhraseKind } from '../../../platform/prosody/plan-reading.ts'
import { engineRate, type Utterance } from './flite.ts'

/** What the engine itself cannot do with the melody of a phrase. */
export interface Bend {
  readonly kind: PhraseKind
  /** Moves the whole phrase. */
  readonly semitones: number
  /** Widens the melody around its middle. */
  readonly range: number
  /** When the last word begins and ends, in seconds. */
  readonly lastWord: readonly [number, number]
}

/**
 * Semitones by which the last word's end is raised, as the engine's own melody falls there, whatever the mark is. What can be answered with
 * yes or no is not raised: it gets a melody of its own, `asked`.
 */
const finalRise: Readonly<Record<PhraseKind, number>> = {
  question: 0,
  'wh-question': 4.5,
  cry: -1.5,
  open: 2,
  whisper: 0,
  list: 0,
  statement: 0,
}

/**
 * The last word of a question that can be answered with yes or no: where it begins and ends, in semitones above the middle, and how much of
 * the engine's own melody stays in it. That one is put aside, because it falls by up to eight semitones where the word has one syllable
 * ("Is it far?"), and rises by itself in other words: a rise on top of it would be none in the first and a yelp in the others.
 */
const asked = { from: -1, to: 5.5, ownShare: 0.2, settledAt: 0.25 }

/** A cry begins high, and comes down over its first half. */
const cryFall = 1.8
/** Before a comma of a list a reader goes up a little. */
const commaRise = 2
const commaSeconds = 0.35

/** Gives a phrase the melody of what it is: the engine says a question, a cry and a statement alike. */
export function withMelody({ pcm, sounds }: Utterance, bend: Bend): Float32Array {
  const { kind, semitones, range, lastWord } = bend
  const rise = finalRise[kind]
  const commas = kind === 'list' || kind === 'question' ? pausesIn(sounds) : []
  const isPlain = rise === 0 && kind !== 'cry' && kind !== 'question'
  if (!semitones && range === 1 && isPlain && commas.length === 0) return pcm
  const [from, to] = lastWord
  return bendPitch(pcm, engineRate, (at, aboveMiddle) => {
    let move = semitones + (range - 1) * aboveMiddle
    move += rise * sigmoid((at - from) / Math.max(0.15, to - from))
    if (kind === 'question') move += askedMove((at - from) / Math.max(0.15, to - from), aboveMiddle)
    if (kind === 'cry') move += cryFall * Math.max(0, 1 - (2 * at) / Math.max(0.4, to))
    const comma = commas.find((pause) => at < pause && at > pause - commaSeconds)
    if (comma) move += commaRise * (1 - (comma - at) / commaSeconds)
    return Math.max(-6, Math.min(12, move))
  })
}

/** What brings the engine's melody to that of a question. @param share of the last word that is over; below 0 before it */
function askedMove(share: number, aboveMiddle: number): number {
  const at = Math.max(0, Math.min(1, share))
  const weight = Math.min(1, at / asked.settledAt)
  return weight * (asked.from + (asked.to - asked.from) * at - (1 - asked.ownShare) * aboveMiddle)
}

/** From 0 at the beginning of the last word to 1 a little before its end. */
const sigmoid = (share: number) => {
  const at = Math.max(0, Math.min(1, (share + 0.1) / 0.95))
  return at * at * (3 - 2 * at)
}

function pausesIn(sounds: Utterance['sounds']): number[] {
  return sounds.slice(1, -1).flatMap(({ name }, index) => (name === 'pau' ? [sounds[index]?.end ?? 0] : []))
}
