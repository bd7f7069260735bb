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

const bell = melody(
  `-:8 | -:4 G5:4 | -:8 | E5:4 -:4 | -:8 | -:2 C5:6 | -:8 | D5:4 -:4 | -:8`.replace(/^-:8 \| /, '-:0 | '),
  8,
)

export const warmClouds: Piece = {
  tempo: 52,
  beats: 64,
  wet: 0.55,
  roomSeconds: 4,
  parts: [
    { instrument: 'pad', notes: heldChords(clouds, 8, 0), gain: 0.12, pan: 0 },
    { instrument: 'musicBox', notes: bell, gain: 0.08, pan: 0.3 },
  ],
}
