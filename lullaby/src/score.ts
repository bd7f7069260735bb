/** A note of a score. Times are in beats. */
export interface Note {
  readonly at: number
  readonly beats: number
  /** Hertz, equal temperament, A4 = 440. */
  readonly pitch: number
}

const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** Hertz of a name such as `C4`, `F#3` or `Bb5`. */
export function pitchOf(name: string): number {
  const [, letter = '', accidental = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const step = steps[letter]
  if (step === undefined) throw new Error(`Not a note: ${name}`)
  const semitones = step + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0) + (Number(octave) - 4) * 12
  return 440 * 2 ** ((semitones - 9) / 12)
}

/**
 * Reads a melody: `E4:.5 G4:1.5 -:1 | C5:3`. A note has a name and its beats, `-` is a rest, bar lines are for readers and
 * are checked: every bar but the first (an upbeat may be short) holds `barBeats`.
 */
export function melody(text: string, barBeats: number): Note[] {
  const notes: Note[] = []
  let at = 0
  for (const [index, bar] of text.split('|').entries()) {
    const start = at
    for (const word of bar.trim().split(/\s+/)) {
      const [name = '', beats = ''] = word.split(':')
      if (name !== '-') notes.push({ at, beats: Number(beats), pitch: pitchOf(name) })
      at += Number(beats)
    }
    if (index > 0 && Math.abs(at - start - barBeats) > 1e-9) {
      throw new Error(`Bar ${index} holds ${at - start} beats, not ${barBeats}: ${bar.trim()}`)
    }
  }
  return notes
}

/**
 * Broken chords: for each bar the names of its notes, played one after the other, each ringing to the bar's end, or to the
 * comma where the harmony changes within it.
 */
export function brokenChords(bars: readonly string[], barBeats: number, startAt: number): Note[] {
  return bars.flatMap((bar, index) => {
    const chords = bar.split(',').map((chord) => chord.trim().split(/\s+/))
    const step = barBeats / chords.flat().length
    let at = startAt + index * barBeats
    return chords.flatMap((names) => {
      const end = at + names.length * step
      return names.map((name) => {
        const note = { at, beats: end - at + ringsOn, pitch: pitchOf(name) }
        at += step
        return note
      })
    })
  })
}

/** Beats by which a chord overlaps the next. */
const ringsOn = 0.4

/** Held chords: for each bar the names of notes that sound together through it. */
export function heldChords(bars: readonly string[], barBeats: number, startAt: number): Note[] {
  return bars.flatMap((bar, index) =>
    bar
      .split(/\s+/)
      .map((name) => ({ at: startAt + index * barBeats, beats: barBeats, pitch: pitchOf(name) })),
  )
}

export const moved = (notes: readonly Note[], beats: number, octaves = 0): Note[] =>
  notes.map((note) => ({ ...note, at: note.at + beats, pitch: note.pitch * 2 ** octaves }))

/** The same in another key. */
export const transposed = (notes: readonly Note[], semitones: number): Note[] =>
  notes.map((note) => ({ ...note, pitch: note.pitch * 2 ** (semitones / 12) }))

/** Repeats notes, each time `beats` later. */
export const repeated = (notes: readonly Note[], times: number, beats: number): Note[] =>
  Array.from({ length: times }, (_, time) => moved(notes, time * beats)).flat()

/** A bass that is held through each bar, and from the second beat on the chord above it: `Bb2 / F3 A3 D4`. */
export function bassThenChord(bars: readonly string[], barBeats: number): Note[] {
  return bars.flatMap((bar, index) => {
    const [bass = '', chord = ''] = bar.split(' / ')
    const at = index * barBeats
    const above = chord.split(' ').map((name) => ({ at: at + 1, beats: barBeats - 1, pitch: pitchOf(name) }))
    return [{ at, beats: barBeats, pitch: pitchOf(bass) }, ...above]
  })
}
