import type { Piece } from '../piece.ts'
import { bassThenChord, brokenChords, melody } from '../score.ts'

/** Our own: sixteen bars that lean on the fourth and come home each time a little later. */
const song = melody(
  `E5:2 D5:1 B4:1 | C5:3 -:1 | A4:2 C5:1 E5:1 | D5:3 -:1 | E5:2 G5:1 E5:1 | C5:2 A4:2 | F4:1 A4:1 C5:1 B4:1 | G4:3 -:1 |
   A4:1 B4:1 C5:2 | E5:2 D5:2 | B4:1 C5:1 D5:2 | G4:3 -:1 | F4:1 A4:1 C5:2 | B4:1 A4:1 G4:2 | A4:1 G4:1 E4:1 D4:1 | C4:4`,
  4,
)

const hands = [
  'C3 G3 B3 E4',
  'A2 E3 G3 C4',
  'F2 C3 E3 A3',
  'G2 D3 C4, B3',
  'C3 G3 B3 E4',
  'A2 E3 G3 C4',
  'F2 C3 E3 A3',
  'E3 B3 D4 G4',
  'F2 C3 E3 A3',
  'C3 G3 C4 E4',
  'G2 D3 F3 B3',
  'C3 G3 C4 E4',
  'F2 C3 E3 A3',
  'E2 B2 E3 G3',
  'D3 A3, G2 B3',
  'C3 G3 D4 E4',
]

export const moonlitWindow: Piece = {
  tempo: 54,
  beats: 64,
  phrase: 16,
  keys: [0, -5],
  wet: 0.4,
  roomSeconds: 2.8,
  parts: [
    { instrument: 'piano', notes: song, gain: 0.4, pan: 0.12 },
    { instrument: 'piano', notes: brokenChords(hands, 4, 0), gain: 0.24, pan: -0.15 },
  ],
}

const waltz = 3

/** Our own, in the manner of Satie's slow dances: a bass, a chord that answers it, and a melody that has nowhere to go. */
const snow = melody(
  `-:3 | -:3 | -:3 | -:3 |
   -:1 A4:1 C5:1 | E5:3 | D5:1 C5:1 A4:1 | C5:3 | -:1 Bb4:1 D5:1 | C5:1 Bb4:1 G4:1 | A4:3 | F4:3 |
   -:1 F4:1 A4:1 | C5:2 A4:1 | Bb4:1 A4:1 G4:1 | E4:3 | -:1 A4:1 C5:1 | E5:3 | F5:1 D5:1 C5:1 | A4:3 |
   -:1 Bb4:1 D5:1 | E5:1 C5:1 A4:1 | D5:2 C5:1 | G4:3 | F4:1 A4:1 D5:1 | C5:2 A4:1 | Bb4:1 A4:1 F4:1 | A4:3 |
   G4:1 Bb4:1 D5:1 | C5:1 G4:2 | F4:3 | -:3`,
  waltz,
)

const bFlat = 'Bb2 / F3 A3 D4'
const f = 'F2 / E3 A3 C4'
const gMinor = 'G2 / F3 Bb3 D4'
const aMinor = 'A2 / E3 G3 C4'
const dMinor = 'D3 / F3 A3 C4'
const c = 'C3 / E3 Bb3 D4'
const cWaiting = 'C3 / F3 Bb3 D4'
const home = 'F2 / C3 F3 A3'

const snowChords = [
  ...[bFlat, f, bFlat, f],
  ...[bFlat, f, bFlat, f, gMinor, cWaiting, f, dMinor],
  ...[bFlat, aMinor, gMinor, c, bFlat, f, bFlat, f],
  ...[gMinor, aMinor, bFlat, cWaiting, dMinor, aMinor, bFlat, 'A2 / F3 A3 C4'],
  ...[gMinor, c, home, home],
]

export const snowOnTheSill: Piece = {
  tempo: 52,
  beats: 32 * waltz,
  phrase: 4 * waltz,
  keys: [0, -5],
  wet: 0.44,
  roomSeconds: 3,
  parts: [
    { instrument: 'musicBox', notes: snow, gain: 0.19, pan: 0.1 },
    { instrument: 'piano', notes: bassThenChord(snowChords, waltz), gain: 0.17, pan: -0.12 },
  ],
}
