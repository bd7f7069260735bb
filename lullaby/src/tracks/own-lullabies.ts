import type { Piece } from '../piece.ts'
import { brokenChords, heldChords, melody, moved, transposed } from '../score.ts'

/*
 * Our own, all on the five notes of C D E G A, so that whatever rings on never rubs against what comes next.
 */

const waltz = 3

const boat = melody(
  `E4:2 G4:1 | A4:3 | G4:2 E4:1 | D4:3 | E4:2 G4:1 | C5:2 A4:1 | G4:3 | -:3 |
   A4:2 C5:1 | D5:3 | C5:2 A4:1 | G4:3 | E4:2 G4:1 | D4:2 E4:1 | C4:3 | -:3`,
  waltz,
)

const boatChords = [
  ...['C3 G3 E4', 'A2 E3 C4', 'C3 G3 E4', 'G2 D3 G3', 'C3 G3 E4', 'A2 E3 C4', 'C3 G3 C4', 'G2 D3 G3'],
  ...['A2 E3 C4', 'D3 A3 D4', 'A2 E3 C4', 'C3 G3 E4', 'A2 E3 A3', 'G2 D3 G3', 'C3 G3 C4', 'C3 G3 E4'],
]

/** The rope answers from above in the second verse. */
const downwards = (chord: string) => chord.split(' ').toReversed().join(' ')

/** A boat that rocks at its rope: a harp, and a music box that answers an octave above. */
export const rockingBoat: Piece = {
  tempo: 56,
  beats: 2 * 16 * waltz,
  phrase: 4 * waltz,
  keys: [0, 5],
  wet: 0.44,
  roomSeconds: 2.6,
  parts: [
    { instrument: 'harp', notes: boat, gain: 0.3, pan: -0.1 },
    { instrument: 'musicBox', notes: moved(boat, 16 * waltz, 1), gain: 0.2, pan: 0.2 },
    {
      instrument: 'harp',
      notes: brokenChords([...boatChords, ...boatChords.map(downwards)], waltz, 0),
      gain: 0.18,
      pan: 0.12,
    },
    {
      instrument: 'pad',
      notes: heldChords(
        ['C3 G3', 'A2 E3', 'C3 G3', 'C3 G3', 'A2 E3', 'A2 E3', 'C3 G3', 'C3 G3'],
        4 * waltz,
        0,
      ),
      gain: 0.09,
      pan: 0,
    },
  ],
}

const bar = 4

const village = melody(
  `G4:2 E4:2 | D4:1 E4:1 G4:2 | A4:3 G4:1 | E4:4 | C5:2 A4:2 | G4:1 A4:1 E4:2 | D4:3 E4:1 | C4:4 |
   E4:1 G4:1 A4:2 | C5:3 D5:1 | E5:2 C5:2 | A4:4 | G4:2 A4:1 C5:1 | A4:1 G4:1 E4:2 | D4:2 G4:2 | C4:4`,
  bar,
)

const villageChords = [
  ...[
    'C3 G3 C4 E4',
    'G2 D3 G3 D4',
    'A2 E3 A3 C4',
    'C3 G3 C4 E4',
    'A2 E3 A3 C4',
    'C3 G3 C4 E4',
    'G2 D3 G3 D4',
    'C3 G3 C4 E4',
  ],
  ...[
    'C3 G3 C4 E4',
    'A2 E3 A3 C4',
    'C3 G3 C4 E4',
    'A2 E3 A3 E4',
    'C3 G3 C4 E4',
    'A2 E3 A3 C4',
    'G2 D3 G3 D4',
    'C3 G3 C4 E4',
  ],
]

/** Windows that go dark one after the other: a thumb piano alone over a harp. */
export const sleepingVillage: Piece = {
  tempo: 60,
  beats: 16 * bar,
  phrase: 4 * bar,
  keys: [0, -5],
  wet: 0.46,
  roomSeconds: 2.8,
  parts: [
    { instrument: 'kalimba', notes: village, gain: 0.36, pan: 0.1 },
    { instrument: 'harp', notes: brokenChords(villageChords, bar, 0), gain: 0.16, pan: -0.18 },
  ],
}

/** Of each chord a harp plays the notes up and down again, as a light goes round. */
const beams = [
  ...['C3 G3 E4', 'A2 E3 C4', 'D3 A3 E4', 'G2 D3 A3', 'C3 G3 D4', 'A2 E3 G3'],
  ...['D3 A3 D4', 'G2 D3 G3', 'A2 E3 C4', 'C3 G3 E4', 'G2 D3 A3', 'C3 G3 C4'],
]
const round = beams.map((chord) => {
  const [low, middle, high] = chord.split(' ')
  return [low, middle, high, middle].join(' ')
})
const waiting = melody(
  'G4:8 | -:4 E4:4 | A4:8 | -:3 D5:5 | E5:8 | -:4 C5:4 | A4:8 | -:2 G4:6 | C5:8 | -:4 E4:4 | D4:8 | -:3 G4:5',
  8,
)

/** Written in C; in E, so that it is not another Warm Clouds. */
const inE = 4

/** Chords like the turning of a light, and a piano that waits for it. */
export const lighthouse: Piece = {
  tempo: 50,
  beats: 12 * 8,
  phrase: 24,
  keys: [0, -5],
  wet: 0.58,
  roomSeconds: 4,
  parts: [
    { instrument: 'harp', notes: transposed(brokenChords(round, 8, 0), inE), gain: 0.24, pan: -0.2 },
    { instrument: 'piano', notes: transposed(waiting, inE), gain: 0.2, pan: 0.2 },
    { instrument: 'pad', notes: transposed(heldChords(beams, 8, 0), inE), gain: 0.06, pan: 0 },
  ],
}
