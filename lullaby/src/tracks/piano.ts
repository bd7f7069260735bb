import type { Piece } from '../piece.ts'
import { brokenChords, melody } from '../score.ts'

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
  'G2 D3 G3 C4',
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
  'D3 A3 C4 F4',
  'C3 G3 B3 E4',
]

export const moonlitWindow: Piece = {
  tempo: 54,
  beats: 64,
  wet: 0.4,
  roomSeconds: 2.8,
  parts: [
    { instrument: 'piano', notes: song, gain: 0.4, pan: 0.12 },
    { instrument: 'piano', notes: brokenChords(hands, 4, 0), gain: 0.24, pan: -0.15 },
  ],
}
