import type { Piece } from '../piece.ts'
import {
  brokenChords,
  heldChords,
  melody,
  moved,
  type Note,
  pitchOf,
  repeated,
  transposed,
} from '../score.ts'

const bar = 4

/** Johann Sebastian Bach, Prelude in C, BWV 846 (1722): the five notes of each bar but the last three. */
const preludeBars = `
  C4 E4 G4 C5 E5, C4 D4 A4 D5 F5, B3 D4 G4 D5 F5, C4 E4 G4 C5 E5, C4 E4 A4 E5 A5, C4 D4 F#4 A4 D5, B3 D4 G4 D5 G5,
  B3 C4 E4 G4 C5, A3 C4 E4 G4 C5, D3 A3 D4 F#4 C5, G3 B3 D4 G4 B4, G3 Bb3 E4 G4 C#5, F3 A3 D4 A4 D5, F3 Ab3 D4 F4 B4,
  E3 G3 C4 G4 C5, E3 F3 A3 C4 F4, D3 F3 A3 C4 F4, G2 D3 G3 B3 F4, C3 E3 G3 C4 E4, C3 G3 Bb3 C4 E4, F2 F3 A3 C4 E4,
  F#2 C3 A3 C4 Eb4, Ab2 F3 B3 C4 D4, G2 F3 G3 B3 D4, G2 E3 G3 C4 E4, G2 D3 G3 C4 F4, G2 D3 G3 B3 F4, G2 Eb3 A3 C4 F#4,
  G2 E3 G3 C4 G4, G2 D3 G3 C4 F4, G2 D3 G3 B3 F4, C2 C3 G3 Bb3 E4`
  .split(',')
  .map((names) => names.trim().split(' '))

/** The first two notes lie under the hand; the other three go up, and up again. */
const preludeFigure = preludeBars.map(([a, b, c, d, e]) => [a, b, c, d, e, c, d, e].join(' '))

const preludeEnding = ['C2 C3 F3 A3 C4 F4 C4 A3', 'C2 B2 G3 B3 D4 F4 E4 D4', 'C2 C3 G3 C4 E4 G4 E4 C4']

/** Two low notes of each bar are held, as the hand would hold them. */
const preludeBass: Note[] = [...preludeFigure, ...preludeEnding].flatMap((figure, index) =>
  figure
    .split(' ')
    .slice(0, 1)
    .map((name) => ({ at: index * bar, beats: bar, pitch: pitchOf(name) })),
)

/** The prelude at a quarter of its pace: each bar once in the time of two. */
export const slowPrelude: Piece = {
  tempo: 54,
  beats: 35 * bar,
  phrase: 4 * 35,
  wet: 0.4,
  roomSeconds: 2.6,
  parts: [
    {
      instrument: 'piano',
      notes: brokenChords([...preludeFigure, ...preludeEnding], bar, 0),
      gain: 0.3,
      pan: 0.04,
    },
    { instrument: 'pad', notes: preludeBass, gain: 0.035, pan: 0 },
  ],
}

const moonOpening = 'G4:1 F4:1 Bb4:1 A4:1 | G4:2 F4:1 A4:1 | A4:1 A4:1 D5:1 C5:1 | Bb4:2 A4:1 A4:1'

/** Johann Abraham Peter Schulz, "Der Mond ist aufgegangen", 1790, in F. */
const moon = melody(
  `F4:1 | ${moonOpening} | A4:1 A4:1 Bb4:1 A4:1 | G4:3 F4:1 | ${moonOpening} | A4:1 A4:1 Bb4:1 A4:1 | G4:1 G4:1 F4:2`,
  bar,
).map((note, index, all) => (index === all.length - 1 ? { ...note, beats: 1.5 } : note))

const moonChords = [
  'C3 Bb3, D3 A3, G2 D4, A2 C4',
  'Bb2 D4, C3 Bb3, F2 C3, F3 C4',
  'D3 A3, C3 A3, Bb2 F3, A2 F3',
  'G2 D3, C3 E3, F2 C3, F3 A3',
]

const moonVerseChords = [
  ...moonChords,
  'D3 F3, C3 F3, Bb2 D3, A2 F3',
  'G2 D3, C3 E3, C3 G3, A2 C4',
  ...moonChords,
  'F3 C4, D3 F#3, G2 D3, A2 C4',
  'Bb2 D3, C3 E3, F2 C3, F3 A3',
]

const moonVerse = 12 * bar

/** Written in F; in E flat, and the second verse a fourth higher. */
const inEFlat = -2
const inAFlat = 3
const moonHalf = 6

/** Both hands strike together, as in a hymn, and in the second half of a verse one after the other. */
const moonHands = [
  ...heldChords(
    moonVerseChords.slice(0, moonHalf).flatMap((chords) => chords.split(', ')),
    1,
    0,
  ),
  ...brokenChords(moonVerseChords.slice(moonHalf), bar, moonHalf * bar),
]
const moonLow = transposed(moon, inEFlat)
const moonHigh = transposed(moon, inAFlat)

/** Two verses at the piano; in the second, somebody hums along. The upbeat sounds at the loop's end. */
export const eveningSong: Piece = {
  tempo: 56,
  beats: 2 * moonVerse,
  phrase: 6 * bar,
  keys: [0, -3],
  wet: 0.42,
  roomSeconds: 2.6,
  parts: [
    {
      instrument: 'piano',
      notes: [...moved(moonLow, -1), ...moved(moonHigh, moonVerse - 1)],
      gain: 0.4,
      pan: 0.1,
    },
    {
      instrument: 'piano',
      notes: [...transposed(moonHands, inEFlat), ...moved(transposed(moonHands, inAFlat), moonVerse)],
      gain: 0.2,
      pan: -0.14,
    },
    { instrument: 'flute', notes: moved(moonHigh, moonVerse - 1, -1), gain: 0.07, pan: -0.05 },
  ],
}

const ground = [
  'D3 A3 F#4',
  'A2 E3 C#4',
  'B2 F#3 D4',
  'F#2 C#3 A3',
  'G2 D3 B3',
  'D2 A2 F#3',
  'G2 D3 B3',
  'A2 E3 C#4',
]

/** Johann Pachelbel, Canon in D (about 1690): the first three turns of its song. */
const canon = melody(
  `F#5:2 E5:2 | D5:2 C#5:2 | B4:2 A4:2 | B4:2 C#5:2 | D5:2 C#5:2 | B4:2 A4:2 | G4:2 F#4:2 | G4:2 E4:2 |
   D4:1 F#4:1 A4:1 G4:1 | F#4:1 D4:1 F#4:1 E4:1 | D4:1 B3:1 D4:1 A4:1 | G4:1 B4:1 A4:1 G4:1`,
  bar,
)

const turn = 16

/** The ground six times; the song comes in three voices, one turn after the other, and the last is heard alone. */
export const driftingCanon: Piece = {
  tempo: 52,
  beats: 6 * turn,
  phrase: turn,
  keys: [0, -5],
  wet: 0.55,
  roomSeconds: 3.6,
  parts: [
    { instrument: 'pad', notes: repeated(heldChords(ground, 2, 0), 6, turn), gain: 0.07, pan: 0 },
    {
      instrument: 'harp',
      notes: repeated(brokenChords(ground.map(broken), 2, 0), 6, turn),
      gain: 0.12,
      pan: -0.2,
    },
    { instrument: 'flute', notes: moved(canon, turn), gain: 0.11, pan: 0.22 },
    { instrument: 'harp', notes: moved(canon, 2 * turn), gain: 0.26, pan: -0.12 },
    { instrument: 'kalimba', notes: moved(canon, 3 * turn), gain: 0.2, pan: 0.08 },
  ],
}

function broken(chord: string): string {
  const [low, middle, high] = chord.split(' ')
  return [low, middle, high, middle].join(' ')
}
