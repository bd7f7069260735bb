import type { Piece } from '../piece.ts'
import { brokenChords, heldChords, melody, moved } from '../score.ts'

const waltz = 3

/** Johannes Brahms, Wiegenlied op. 49 no. 4 (1868), in C. */
const wiegenlied = melody(
  `E4:.5 E4:.5 | G4:1.5 E4:.5 E4:1 | G4:2 E4:.5 G4:.5 | C5:1 B4:1.5 A4:.5 | A4:1 G4:1 D4:.5 E4:.5 |
   F4:1.5 D4:.5 D4:.5 E4:.5 | F4:2 D4:.5 F4:.5 | B4:.5 A4:.5 G4:1 B4:1 | C5:2 C4:.5 C4:.5 |
   C5:2 A4:.5 F4:.5 | G4:2 E4:.5 C4:.5 | F4:1 G4:1 A4:1 | G4:2 C4:.5 C4:.5 |
   C5:2 A4:.5 F4:.5 | G4:2 E4:.5 C4:.5 | F4:1 E4:1 D4:1 | C4:3`,
  waltz,
)

const wiegenliedChords = [
  'C3 G3 E4',
  'C3 G3 E4',
  'C3 E3 G3',
  'C3 E3 G3',
  'G2 F3 B3',
  'G2 D3 B3',
  'G2 D3 F3',
  'C3 G3 E4',
  'F2 C3 A3',
  'C3 G3 E4',
  'G2 D3 B3',
  'C3 G3 E4',
  'F2 C3 A3',
  'C3 G3 E4',
  'G2 D3 F3',
  'C3 G3 E4',
]

const wiegenliedGround = [
  'C3 G3',
  'C3 G3',
  'C3 G3',
  'C3 G3',
  'G2 D3',
  'G2 D3',
  'G2 D3',
  'C3 G3',
  'F2 C3',
  'C3 G3',
  'G2 D3',
  'C3 G3',
  'F2 C3',
  'C3 G3',
  'G2 D3',
  'C3 G3',
]

const verse = 16 * waltz

/** Two verses: the harp sings, then the music box above it. The upbeat sounds at the loop's end. */
export const gentleLullaby: Piece = {
  tempo: 58,
  beats: 2 * verse,
  phrase: 4 * waltz,
  keys: [0, 5],
  wet: 0.42,
  roomSeconds: 2.4,
  parts: [
    { instrument: 'harp', notes: moved(wiegenlied, -1), gain: 0.5, pan: -0.12 },
    { instrument: 'musicBox', notes: moved(wiegenlied, verse - 1, 1), gain: 0.26, pan: 0.22 },
    { instrument: 'harp', notes: moved(wiegenlied, verse - 1), gain: 0.22, pan: -0.12 },
    {
      instrument: 'harp',
      notes: brokenChords([...wiegenliedChords, ...wiegenliedChords], waltz, 0),
      gain: 0.2,
      pan: 0.15,
    },
    {
      instrument: 'pad',
      notes: heldChords([...wiegenliedGround, ...wiegenliedGround], waltz, 0),
      gain: 0.055,
      pan: 0,
    },
  ],
}

/** "Ah ! vous dirai-je, maman", a French air printed in 1761, sung as Twinkle, Twinkle, Little Star. */
const twinkle = melody(
  `C5:1 C5:1 G5:1 G5:1 | A5:1 A5:1 G5:2 | F5:1 F5:1 E5:1 E5:1 | D5:1 D5:1 C5:2 |
   G5:1 G5:1 F5:1 F5:1 | E5:1 E5:1 D5:2 | G5:1 G5:1 F5:1 F5:1 | E5:1 E5:1 D5:2 |
   C5:1 C5:1 G5:1 G5:1 | A5:1 A5:1 G5:2 | F5:1 F5:1 E5:1 E5:1 | D5:1 D5:1 C5:2`,
  4,
)

const twinkleChords = [
  'C3 G3 E4 G3',
  'F3 C4 A4 C4',
  'F3 C4 C3 G3',
  'G3 D4 C3 G3',
  'C3 G3 F3 C4',
  'C3 G3 G3 D4',
  'C3 G3 F3 C4',
  'C3 G3 G3 D4',
  'C3 G3 E4 G3',
  'F3 C4 A4 C4',
  'F3 C4 C3 G3',
  'G3 D4 C3 E3',
]

export const starlightMusicBox: Piece = {
  tempo: 60,
  beats: 96,
  phrase: 16,
  keys: [0, -5],
  wet: 0.5,
  roomSeconds: 3,
  parts: [
    { instrument: 'musicBox', notes: twinkle, gain: 0.34, pan: 0.1 },
    { instrument: 'musicBox', notes: moved(twinkle, 48), gain: 0.24, pan: 0.18 },
    { instrument: 'harp', notes: moved(twinkle, 48, -1), gain: 0.26, pan: -0.2 },
    {
      instrument: 'harp',
      notes: brokenChords([...twinkleChords, ...twinkleChords], 4, 0),
      gain: 0.2,
      pan: -0.1,
    },
  ],
}
