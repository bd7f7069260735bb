import { lowPass, room } from './filters.ts'
import { harp } from './instruments/harp.ts'
import { musicBox } from './instruments/music-box.ts'
import { pad } from './instruments/pad.ts'
import { piano } from './instruments/piano.ts'
import { Loop } from './loop.ts'
import { random } from './random.ts'
import type { Note } from './score.ts'

export interface Part {
  readonly instrument: 'musicBox' | 'harp' | 'piano' | 'pad'
  readonly notes: readonly Note[]
  readonly gain: number
  /** −1 left to 1 right. */
  readonly pan: number
}

export interface Piece {
  /** Beats a minute. */
  readonly tempo: number
  readonly beats: number
  readonly parts: readonly Part[]
  /** Share of the room in the sound, 0 to 1, and how long it rings. */
  readonly wet: number
  readonly roomSeconds: number
}

export const secondsOf = (piece: Pick<Piece, 'tempo' | 'beats'>) => (piece.beats * 60) / piece.tempo

/** Plays a piece as people would: never quite together, never twice equally strong. The same each time for a seed. */
export function play(piece: Piece, seed: number, sampleRate: number): Loop {
  const beat = 60 / piece.tempo
  const loop = new Loop(secondsOf(piece), sampleRate)
  const chance = random(seed)
  for (const part of piece.parts) {
    for (const note of part.notes) {
      const late = part.instrument === 'pad' ? 0 : (chance() - 0.5) * 0.024
      const strength = 1 + (chance() - 0.5) * 0.22
      const sound = soundOf(part, note, beat, sampleRate, chance)
      loop.add(sound, note.at * beat + late, part.gain * strength, part.pan + (chance() - 0.5) * 0.12)
    }
  }
  loop.pass((channel) => room(channel, piece.roomSeconds, piece.wet, sampleRate))
  loop.pass(() => gentle(sampleRate))
  return loop
}

function soundOf(
  part: Part,
  note: Note,
  beat: number,
  sampleRate: number,
  chance: () => number,
): Float32Array {
  const seconds = note.beats * beat
  if (part.instrument === 'musicBox') return musicBox(note.pitch, sampleRate)
  if (part.instrument === 'harp') return harp(note.pitch, Math.max(2.5, seconds + 1.5), sampleRate, chance)
  if (part.instrument === 'piano') return piano(note.pitch, seconds + 0.15, sampleRate)
  return pad(note.pitch, seconds, sampleRate)
}

/** Nothing bright comes through a closed door. */
function gentle(sampleRate: number): (sample: number) => number {
  const first = lowPass(4200, sampleRate)
  const second = lowPass(6500, sampleRate)
  return (sample) => second(first(sample))
}
