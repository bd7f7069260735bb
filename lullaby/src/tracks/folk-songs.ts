import type { Piece } from '../piece.ts'
import { brokenChords, heldChords, melody, moved, repeated, transposed } from '../score.ts'

const bar = 4

const nightOpening = 'G4:1.5 F#4:.5 E4:1 G4:1 | A4:1.5 G4:.5 F#4:1 D4:1 | E4:2 F#4:1.5 F#4:.5 | G4:4'

/** "Ar hyd y nos", a Welsh air printed in 1784, written in G and sung in B flat. */
const inBFlat = 3
const night = transposed(
  melody(
    `${nightOpening} | ${nightOpening} |
     C5:1 B4:1 C5:1 D5:1 | E5:1.5 D5:.5 C5:1 B4:1 | C5:1 B4:1 A4:1 G4:1 | B4:1.5 A4:.5 G4:1 F#4:1 | ${nightOpening}`,
    bar,
  ),
  inBFlat,
)

const nightOpeningChords = [
  'G2 D3 G3 B3, C3 E3 G3 C4',
  'A2 E3 A3 C4, D3 F#3 A3 C4',
  'C3 E3 G3 C4, D3 F#3 A3 C4',
  'G2 D3 G3 B3 D4 B3 G3 D3',
]

const nightChords = [
  ...nightOpeningChords,
  ...nightOpeningChords,
  'C3 E3 G3 C4, A2 E3 A3 C4',
  'C3 G3 C4 E4, G2 D3 G3 B3',
  'A2 E3 A3 C4, C3 G3 C4 E4',
  'G2 D3 G3 B3, D3 A3 C4 F#4',
  ...nightOpeningChords,
]

/** The two lowest notes of each half bar. */
const nightGround = nightChords.flatMap((chords) => {
  const [first = '', second = first] = chords.split(', ')
  return [first, second].map((chord) => chord.split(' ').slice(0, 2).join(' '))
})

const nightVerse = 16 * bar

/** Under the second verse the chords are held, and only each fourth note of the harp goes on. */
const nightBroken = transposed(brokenChords(nightChords, bar, 0), inBFlat)
const nightHarp = [...nightBroken, ...moved(nightBroken, nightVerse).filter((_, index) => index % 4 === 0)]
const nightHeld = transposed(heldChords(nightGround, bar / 2, 0), inBFlat)

/** Two verses: the harp alone, then the flute with it. */
export const allThroughTheNight: Piece = {
  tempo: 56,
  beats: 2 * nightVerse,
  phrase: 16,
  wet: 0.45,
  roomSeconds: 2.6,
  parts: [
    { instrument: 'harp', notes: night, gain: 0.46, pan: -0.1 },
    { instrument: 'flute', notes: moved(night, nightVerse), gain: 0.13, pan: 0.16 },
    { instrument: 'harp', notes: nightHarp, gain: 0.17, pan: -0.16 },
    { instrument: 'pad', notes: moved(nightHeld, nightVerse), gain: 0.06, pan: 0 },
  ],
}

/** "Frère Jacques", French, before 1780, in F. */
const bells = melody(
  `F4:1 G4:1 A4:1 F4:1 | F4:1 G4:1 A4:1 F4:1 | A4:1 Bb4:1 C5:2 | A4:1 Bb4:1 C5:2 |
   C5:.5 D5:.5 C5:.5 Bb4:.5 A4:1 F4:1 | C5:.5 D5:.5 C5:.5 Bb4:.5 A4:1 F4:1 | F4:1 C4:1 F4:2 | F4:1 C4:1 F4:2`,
  bar,
)

const round = 8 * bar
const entry = 2 * bar

/** A round: each voice sings it twice, two bars after the one before, then others sing it once more, and the last is alone at the end. */
export const sleepyBells: Piece = {
  tempo: 54,
  beats: 3 * round + 2 * entry,
  phrase: 2 * bar,
  wet: 0.48,
  roomSeconds: 2.8,
  parts: [
    { instrument: 'kalimba', notes: repeated(bells, 2, round), gain: 0.3, pan: -0.25 },
    { instrument: 'musicBox', notes: moved(repeated(bells, 2, round), entry, 1), gain: 0.12, pan: 0.3 },
    { instrument: 'harp', notes: moved(repeated(bells, 2, round), 2 * entry, -1), gain: 0.3, pan: 0.05 },
    { instrument: 'flute', notes: moved(bells, 2 * round, -1), gain: 0.1, pan: -0.25 },
    { instrument: 'kalimba', notes: moved(bells, 2 * round + entry), gain: 0.2, pan: 0.3 },
    { instrument: 'musicBox', notes: moved(bells, 2 * round + 2 * entry), gain: 0.16, pan: 0.05 },
    {
      instrument: 'pad',
      notes: heldChords(
        Array.from({ length: 14 }, () => 'F2 C3'),
        2 * bar,
        0,
      ),
      gain: 0.03,
      pan: 0,
    },
  ],
}

/** "Schlaf, Kindlein, schlaf", Johann Friedrich Reichardt, 1781, in D and twice as slow; written in F. */
const inD = -3
const sheep = transposed(
  melody(
    `A4:2 G4:1 G4:1 | F4:3 C4:1 | A4:1 A4:1 G4:1 G4:1 | F4:3 F4:1 | Bb4:1 Bb4:1 G4:1 G4:1 |
     C5:1 C5:1 A4:1 A4:1 | Bb4:1 Bb4:1 G4:1 G4:1 | C5:1 C5:1 A4:2 | A4:2 G4:1 G4:1 | F4:4`,
    bar,
  ),
  inD,
)

const sheepChords = [
  'F2 C3 A3 C4, C3 G3 Bb3 E4',
  'F2 C3 F3 A3 C4 A3 F3 C3',
  'D3 A3 F3 A3, C3 G3 Bb3 E4',
  'F2 C3 F3 A3 C4 A3 F3 C3',
  'Bb2 F3 D4 F3, G2 D3 Bb3 D3',
  'A2 F3 C4 F3, D3 A3 F4 A3',
  'G2 D3 Bb3 D3, C3 G3 E4 G3',
  'A2 F3 C4 F3, F2 C3 A3 C3',
  'D3 A3 F3 A3, C3 G3 Bb3 E4',
  'F2 C3 F3 A3 C4 A3 F3 C3',
]

const sheepVerse = 10 * bar

/** Sheep have time: a note a beat, the first and the third of each chord. */
const sheepSteps = sheepChords.map((bars) =>
  bars
    .split(', ')
    .map((chord) => {
      const names = chord.split(' ')
      return names.filter((_, index) => index % 2 === 0).join(' ')
    })
    .join(', '),
)
const sheepBroken = transposed(brokenChords(sheepSteps, bar, 0), inD)

/** Three verses: the thumb piano, a music box in a key above it, and a flute until nobody counts any more. */
export const countingSheep: Piece = {
  tempo: 60,
  beats: 3 * sheepVerse,
  phrase: sheepVerse / 5,
  wet: 0.42,
  roomSeconds: 2.4,
  parts: [
    { instrument: 'kalimba', notes: sheep, gain: 0.34, pan: -0.14 },
    { instrument: 'musicBox', notes: moved(transposed(sheep, 5), sheepVerse, 1), gain: 0.14, pan: 0.2 },
    { instrument: 'kalimba', notes: moved(transposed(sheep, 5), sheepVerse), gain: 0.16, pan: -0.14 },
    { instrument: 'flute', notes: moved(sheep, 2 * sheepVerse), gain: 0.1, pan: -0.1 },
    { instrument: 'harp', notes: sheepBroken, gain: 0.2, pan: 0.1 },
    { instrument: 'harp', notes: moved(transposed(sheepBroken, 5), sheepVerse), gain: 0.2, pan: 0.1 },
    { instrument: 'kalimba', notes: moved(sheepBroken, 2 * sheepVerse), gain: 0.16, pan: 0.16 },
  ],
}
