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
  /** Semitones by which the passes are moved, one after the other: a piece that is played again is in another key. The first stays. */
  readonly keys?: readonly [0, ...number[]]
  readonly parts: readonly Part[]
  /** Share of reverb, 0 to 1, and its length. */
  readonly wet: number
  readonly roomSeconds: number
}

/** Nothing repeats within this time: a shorter piece is played again, and otherwise. */
const leastSeconds = 120

type Length = Pick<Piece, 'tempo' | 'beats'>

const passesOf = ({ beats, tempo }: Length) => Math.ceil((leastSeconds * tempo) / (beats * 60))

export const secondsOf = (piece: Length) => (passesOf(piece) * piece.beats * 60) / piece.tempo

/** Cut-off frequency in hertz: nothing bright at bedtime. */
const highest = 3800

/** Plays a piece with small random variations of time and strength. The same result for the same seed. */
export function play(piece: Piece, seed: number, sampleRate: number): Loop {
  const beat = 60 / piece.tempo
  const loop = new Loop(secondsOf(piece), sampleRate)
  const chance = random(seed)
  const soundOf = instruments(beat, sampleRate, chance)
  for (const [note, part] of varied(piece, chance)) {
    const late = part.instrument === 'pad' ? 0 : (chance() - 0.5) * 0.024
    const strength = (1 + (chance() - 0.5) * 0.2) * dynamics(note.at, piece)
    const sound = soundOf(part, note)
    const at = withRubato(note.at, piece) * beat + late
    loop.add(sound, at, part.gain * strength, part.pan + (chance() - 0.5) * 0.12)
  }
  loop.pass((channel) => room(channel, piece.roomSeconds, piece.wet, sampleRate))
  loop.pass(() => steepLowPass(highest, sampleRate))
  return loop
}

/** In how many notes of a later pass an octave above is heard, and how loud; and how many of the accompaniment rest. */
const octaveShare = 0.22
const octaveGain = 0.3
const restShare = 0.14

/** What leads on the next pass instead, and how much louder or quieter it is than what it stands for. */
const nextLead: Readonly<Record<Part['instrument'], readonly [Part['instrument'], number]>> = {
  harp: ['kalimba', 0.72],
  kalimba: ['harp', 1.35],
  musicBox: ['kalimba', 1.2],
  flute: ['harp', 3.2],
  piano: ['piano', 1],
  pad: ['pad', 1],
}

/** All notes of all passes. The first is as written; later ones are in another key, another instrument leads, and some notes rest or ring higher. */
function* varied(piece: Piece, chance: () => number): Generator<readonly [Note, Part]> {
  const { keys = [0] } = piece
  for (let pass = 0; pass < passesOf(piece); pass++) {
    const key = 2 ** ((keys[pass % keys.length] ?? 0) / 12)
    for (const [index, part] of piece.parts.entries()) {
      const [instrument, louder] =
        pass % 2 === 1 && index === 0 ? nextLead[part.instrument] : [part.instrument, 1]
      const played = { ...part, instrument, gain: part.gain * louder }
      for (const note of part.notes) {
        const later = { ...note, at: note.at + pass * piece.beats, pitch: note.pitch * key }
        const isHeld = part.instrument === 'pad'
        if (pass > 0 && index > 0 && !isHeld && chance() < restShare) continue
        yield [later, played]
        const isHigher = pass > 0 && index === 0 && !isHeld && note.pitch < 700 && chance() < octaveShare
        if (isHigher)
          yield [
            { ...later, pitch: later.pitch * 2 },
            { ...played, gain: played.gain * octaveGain },
          ]
      }
    }
  }
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
