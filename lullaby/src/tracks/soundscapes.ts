import type { Piece } from '../piece.ts'
import { heldChords, melody } from '../score.ts'

/** Our own: chords that change one note at a time, and a bell far away. */
const clouds = [
  'C3 G3 D4 E4',
  'C3 G3 C4 E4',
  'A2 G3 C4 E4',
  'A2 E3 C4 D4',
  'F2 E3 A3 C4',
  'F2 C3 G3 A3',
  'G2 D3 G3 C4',
  'G2 D3 G3 B3',
]

const cloudTops = ['G4', 'C5', 'E5', 'D5', 'C5', 'A4', 'C5', 'B4']

const cloudBell = melody('-:8 | -:4 G5:4 | -:3 E5:5 | -:8 | -:2 C5:6 | -:8 | D5:4 -:4 | -:8', 8)

export const warmClouds: Piece = {
  tempo: 52,
  beats: 64,
  phrase: 16,
  keys: [0, 5],
  wet: 0.55,
  roomSeconds: 4,
  parts: [
    { instrument: 'pad', notes: heldChords(clouds, 8, 0), gain: 0.12, pan: 0 },
    { instrument: 'pad', notes: heldChords(cloudTops, 8, 0), gain: 0.035, pan: -0.2 },
    { instrument: 'musicBox', notes: cloudBell, gain: 0.1, pan: 0.3 },
  ],
}

/** Our own: eight chords so slow that nobody can tell when one becomes the next, and stars that come out one by one. */
const night = [
  'Eb2 Bb2 G3 D4',
  'Ab2 Eb3 G3 C4',
  'F2 C3 Ab3 Eb4',
  'Bb2 F3 Ab3 Eb4',
  'G2 D3 Bb3 F4',
  'C3 G3 Bb3 Eb4',
  'Ab2 Eb3 C4 G4',
  'Bb2 F3 Bb3 D4',
]

const stars = melody(
  `-:3 Bb4:3 G5:6 | -:4 Eb5:8 | -:2 C5:4 Ab4:6 | -:5 F5:7 |
   -:3 D5:3 Bb4:6 | -:4 G5:8 | -:2 Eb5:4 C5:6 | -:5 F5:3 D5:4`,
  12,
)

const fartherStars = melody(
  '-:8 D5:4 | -:9 G4:3 | -:8 Eb5:4 | -:2 Bb4:10 | -:8 F5:4 | -:9 Bb4:3 | -:8 G5:4 | -:2 Bb4:10',
  12,
)

export const betweenTheStars: Piece = {
  tempo: 50,
  beats: 96,
  phrase: 24,
  keys: [0, 5],
  wet: 0.6,
  roomSeconds: 4.5,
  parts: [
    { instrument: 'pad', notes: heldChords(night, 12, 0), gain: 0.11, pan: 0 },
    { instrument: 'kalimba', notes: stars, gain: 0.14, pan: -0.3 },
    { instrument: 'musicBox', notes: fartherStars, gain: 0.05, pan: 0.35 },
  ],
}
