import { room, steepLowPass } from './filters.ts'
import { flute } from './instruments/flute.ts'
import { harp } from './instruments/harp.ts'
import { kalimba } from './instruments/kalimba.ts'
import { musicBox } from './instruments/music-box.ts'
import { pad } from './instruments/pad.ts'
import { piano } from './instruments/piano.ts'
import { Loop } from './loop.ts'
import { random } from './random.ts'
import type { Note } from './score.ts'

export interface Part {
  readonly instrument: 'musicBox' | 'kalimba' | 'harp' | 'piano' | 'flute' | 'pad'
  readonly notes: readonly Note[]
  readonly gain: number
  /** −1 left to 1 right. */
  readonly pan: number
}

export interface Piece {
  /** Beats a minute. */
  readonly tempo: number
  readonly beats: number
  /** Beats of a phrase, which ends a little slower; a divisor of `beats`. */
  readonly phrase: number
  readonly parts: readonly Part[]
  /** Share of reverb, 0 to 1, and its length. */
  readonly wet: number
  readonly roomSeconds: number
}

export const secondsOf = (piece: Pick<Piece, 'tempo' | 'beats'>) => (piece.beats * 60) / piece.tempo

/** Cut-off frequency in hertz: nothing bright at bedtime. */
const highest = 3800

/** Plays a piece with small random variations of time and strength. The same result for the same seed. */
export function play(piece: Piece, seed: number, sampleRate: number): Loop {
  const beat = 60 / piece.tempo
  const loop = new Loop(secondsOf(piece), sampleRate)
  const chance = random(seed)
  const soundOf = instruments(beat, sampleRate, chance)
  for (const part of piece.parts) {
    for (const note of part.notes) {
      const late = part.instrument === 'pad' ? 0 : (chance() - 0.5) * 0.024
      const strength = (1 + (chance() - 0.5) * 0.2) * dynamics(note.at, piece)
      const sound = soundOf(part, note)
      loop.add(
        sound,
        withRubato(note.at, piece) * beat + late,
        part.gain * strength,
        part.pan + (chance() - 0.5) * 0.12,
      )
    }
  }
  loop.pass((channel) => room(channel, piece.roomSeconds, piece.wet, sampleRate))
  loop.pass(() => steepLowPass(highest, sampleRate))
  return loop
}

/** The time of a beat with a rubato at the ends of phrases. The loop keeps its length. */
function withRubato(at: number, { phrase }: Piece): number {
  return at + 0.012 * phrase * Math.sin((2 * Math.PI * at) / phrase)
}

/** A phrase gets a little louder towards its middle. */
function dynamics(at: number, { phrase }: Piece): number {
  return 1 - 0.1 * Math.cos((2 * Math.PI * at) / phrase)
}

/** The instruments. Notes that sound the same each time are rendered once. */
function instruments(beat: number, sampleRate: number, chance: () => number) {
  const rendered = new Map<string, Float32Array>()
  const once = (key: string, make: () => Float32Array) => {
    const note = rendered.get(key) ?? make()
    rendered.set(key, note)
    return note
  }
  return ({ instrument }: Part, { pitch, beats }: Note): Float32Array => {
    const seconds = beats * beat
    const key = `${instrument} ${pitch} ${beats}`
    switch (instrument) {
      case 'harp':
        return harp(pitch, Math.max(1.8, seconds + 0.8), sampleRate, chance)
      case 'flute':
        return flute(pitch, seconds, sampleRate, chance)
      case 'musicBox':
        return once(key, () => musicBox(pitch, sampleRate))
      case 'kalimba':
        return once(key, () => kalimba(pitch, sampleRate))
      case 'piano':
        return once(key, () => piano(pitch, seconds + 0.15, sampleRate))
      case 'pad':
        return once(key, () => pad(pitch, seconds, sampleRate))
    }
  }
}
