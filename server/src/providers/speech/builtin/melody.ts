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

/** Semitones by which the last word's end is raised. The engine's own melody falls by two to four there, whatever the mark is. */
const finalRise: Readonly<Record<PhraseKind, number>> = {
  question: 7.5,
  'wh-question': 4.5,
  cry: -1.5,
  open: 2,
  whisper: 0,
  list: 0,
  statement: 0,
}

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
  if (!semitones && range === 1 && rise === 0 && kind !== 'cry' && commas.length === 0) return pcm
  const [from, to] = lastWord
  return bendPitch(pcm, engineRate, (at, aboveMiddle) => {
    let move = semitones + (range - 1) * aboveMiddle
    move += rise * sigmoid((at - from) / Math.max(0.15, to - from))
    if (kind === 'cry') move += cryFall * Math.max(0, 1 - (2 * at) / Math.max(0.4, to))
    const comma = commas.find((pause) => at < pause && at > pause - commaSeconds)
    if (comma) move += commaRise * (1 - (comma - at) / commaSeconds)
    return Math.max(-6, Math.min(9, move))
  })
}

/** From 0 at the beginning of the last word to 1 a little before its end. */
const sigmoid = (share: number) => {
  const at = Math.max(0, Math.min(1, (share + 0.1) / 0.95))
  return at * at * (3 - 2 * at)
}

function pausesIn(sounds: Utterance['sounds']): number[] {
  return sounds.slice(1, -1).flatMap(({ name }, index) => (name === 'pau' ? [sounds[index]?.end ?? 0] : []))
}
