import { describe, expect, it } from 'vitest'
import { isAnyChanged, sample } from '../../scripts/test-sampling.mjs'
import { catalogue } from './catalogue.ts'
import { highPass } from './filters.ts'
import { categories, renderTrack, tracks } from './index.ts'
import { flute } from './instruments/flute.ts'
import { harp } from './instruments/harp.ts'
import { kalimba } from './instruments/kalimba.ts'
import { musicBox } from './instruments/music-box.ts'
import { piano } from './instruments/piano.ts'
import { secondsOf } from './piece.ts'
import { random } from './random.ts'
import { brokenChords, melody, type Note, pitchOf } from './score.ts'

/** Rendered low, which is quick and changes nothing of what is tested. */
const sampleRate = 16_000

/**
 * One piece, one of the textures, each of which makes its sound in its own way, and a sample of the others: twice as large where the
 * music has just been changed.
 */
const first = 'counting-sheep'
const textures = catalogue.flatMap((each) => ('texture' in each ? [each.id] : []))
const rest = tracks.flatMap(({ id }) => (id === first || textures.includes(id) ? [] : [id]))
const sampled = [first, ...sample(textures, 0.1), ...sample(rest, isAnyChanged('lullaby/') ? 0.15 : 0.07)]
const sampledTracks = tracks.filter(({ id }) => sampled.includes(id))

describe('a track', () => {
  const rendered = new Map(sampledTracks.map(({ id }) => [id, renderTrack(id, { sampleRate })]))

  it.each(sampledTracks.map(({ id }) => id))('%s is a clean loop', (id) => {
    const { left, right } = rendered.get(id) ?? renderTrack(id)
    for (const channel of [left, right]) {
      const peak = peakOf(channel)
      const mean = channel.reduce((sum, sample) => sum + sample, 0) / channel.length
      expect(peak).toBeGreaterThan(0.02)
      expect(peak).toBeLessThan(1)
      // Played at −26 LUFS, a peak this far above the mean stays well under −3 dB.
      expect(peak / rms(channel)).toBeLessThan(10)
      expect(Math.abs(mean)).toBeLessThan(0.001)
      // A click at the seam would be a step that is larger than the steps of the music beside it.
      const steps = [...stepsOf(channel.subarray(-4001)), ...stepsOf(channel.subarray(0, 4001))]
      const seam = Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0))
      expect(seam).toBeLessThanOrEqual(Math.max(...steps))
    }
  })

  it.each(sampledTracks.map((track) => [track.id, track.seconds] as const))(
    '%s has its stated length',
    (id, seconds) => {
      expect(rendered.get(id)?.left.length).toBe(Math.round(seconds * sampleRate))
      // Nothing repeats within two minutes.
      expect(seconds).toBeGreaterThanOrEqual(120)
      expect(seconds).toBeLessThanOrEqual(240)
    },
  )

  it('has no silence in it', () => {
    for (const [id, { left }] of rendered) {
      const whole = rms(left)
      for (let at = 0; at + 2 * sampleRate <= left.length; at += 2 * sampleRate) {
        expect(rms(left.subarray(at, at + 2 * sampleRate)), `${id} at ${at / sampleRate} s`).toBeGreaterThan(
          whole / 40,
        )
      }
    }
  })

  it.each(sampledTracks.map(({ id }) => id))('%s is soft, and ends as loud as it starts', (id) => {
    const { left } = rendered.get(id) ?? renderTrack(id)
    expect(rms(above(5000, left)) / rms(left)).toBeLessThan(0.03)
    const levels = windowsOf(left, 6).map(rms)
    expect(Math.max(...levels) / Math.min(...levels)).toBeLessThan(4)
  })

  // A piece and a texture, lower still.
  it.each(['sleeping-village', 'night-garden'])('%s is rendered to the same samples each time', (id) => {
    const [one, other] = [1, 2].map(() => renderTrack(id, { sampleRate: sampleRate / 4 }))
    if (!one || !other) throw new Error('Nothing was rendered')
    expect(peakOf(one.left)).toBeGreaterThan(0.02)
    expect(Buffer.compare(bytesOf(one.left), bytesOf(other.left))).toBe(0)
    expect(Buffer.compare(bytesOf(one.right), bytesOf(other.right))).toBe(0)
  })
})

describe('the list of tracks', () => {
  it('starts with the default and has tracks for every plan and category', () => {
    expect(tracks[0]?.id).toBe('gentle-lullaby')
    expect(new Set(tracks.map((track) => track.id)).size).toBe(tracks.length)
    const within = (...tiers: string[]) => tracks.filter((track) => tiers.includes(track.tier)).length
    expect(within('firefly')).toBe(3)
    expect(within('firefly', 'starlight')).toBe(8)
    expect(tracks.length).toBeGreaterThanOrEqual(24)
    for (const category of categories)
      expect(tracks.some((track) => track.category === category.id)).toBe(true)
    for (const tier of ['starlight', 'moonbeam'])
      expect(tracks.some((track) => track.tier === tier)).toBe(true)
  })

  it('contains no other track', () => {
    expect(() => renderTrack('silence')).toThrow('There is no track silence')
  })
})

const pieces = catalogue.flatMap((each) => ('piece' in each ? [each] : []))

describe('every piece', () => {
  it.each(pieces.map(({ id, piece }) => [id, piece] as const))(
    '%s has the tempo of a lullaby',
    (_, piece) => {
      expect(piece.tempo).toBeGreaterThanOrEqual(50)
      expect(piece.tempo).toBeLessThanOrEqual(66)
      expect(piece.beats / piece.phrase).toBe(Math.round(piece.beats / piece.phrase))
      for (const note of piece.parts.flatMap((part) => part.notes)) {
        expect(note.at).toBeLessThan(piece.beats)
        expect(note.pitch * 2).toBeLessThan(4000)
      }
      expect(secondsOf(piece)).toBeLessThanOrEqual(240)
    },
  )

  // Bach's prelude has its own dissonances, and resolves them.
  it.each(pieces.filter(({ id }) => id !== 'slow-prelude').map(({ id, piece }) => [id, piece] as const))(
    '%s has no dissonant pairs of notes',
    (_, piece) => {
      const notes = piece.parts.flatMap((part) => part.notes)
      expect(notes.flatMap((note) => notes.filter((other) => rubs(note, other)))).toEqual([])
    },
  )
})

describe('instruments', () => {
  const chance = random(7)
  it.each([
    ['harp', (pitch: number) => harp(pitch, 2, 32_000, chance)],
    ['music box', (pitch: number) => musicBox(pitch, 32_000)],
    ['kalimba', (pitch: number) => kalimba(pitch, 32_000)],
    ['flute', (pitch: number) => flute(pitch, 2, 32_000, chance)],
    ['piano', (pitch: number) => piano(pitch, 2, 32_000)],
  ])('the %s is in tune within five cents', (_, sound) => {
    for (const name of ['G2', 'C4', 'A4', 'C5']) {
      const wanted = pitchOf(name)
      const heard = pitchIn(sound(wanted), wanted, 32_000)
      expect(Math.abs(1200 * Math.log2(heard / wanted)), name).toBeLessThan(5)
    }
  })
})

describe('scores', () => {
  it('name the bar whose notes do not fill it', () => {
    expect(() => melody('C4:1 | C4:4 | C4:3', 4)).toThrow('Bar 2 holds 3 beats, not 4')
  })

  it('sustain a chord until the next one', () => {
    const ends = (bar: string) => brokenChords([bar], 4, 0).map(({ at, beats }) => at + beats)
    expect(ends('C3 E3 G3 C4')).toEqual([4.4, 4.4, 4.4, 4.4])
    expect(ends('C3 E3, D3 F3')).toEqual([2.4, 2.4, 4.4, 4.4])
  })

  it('parse notes', () => {
    expect(pitchOf('A4')).toBe(440)
    expect(pitchOf('C4')).toBeCloseTo(261.63, 2)
    expect(pitchOf('Bb3')).toBeCloseTo(233.08, 2)
    expect(() => pitchOf('H4')).toThrow('Not a note: H4')
  })
})

const stepsOf = (channel: Float32Array) =>
  Array.from({ length: channel.length - 1 }, (_, index) =>
    Math.abs((channel[index + 1] ?? 0) - (channel[index] ?? 0)),
  )

const peakOf = (channel: Float32Array) => {
  let peak = 0
  for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
  return peak
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

const windowsOf = (samples: Float32Array, seconds: number) =>
  Array.from({ length: Math.floor(samples.length / sampleRate / seconds) }, (_, index) =>
    samples.subarray(index * seconds * sampleRate, (index + 1) * seconds * sampleRate),
  )

/** What a series of four simple high-passes leaves. */
function above(frequency: number, samples: Float32Array): Float32Array {
  const filters = Array.from({ length: 4 }, () => highPass(frequency, sampleRate))
  const heard = samples.slice()
  for (const filter of filters) for (let at = 0; at < heard.length; at++) heard[at] = filter(heard[at] ?? 0)
  return heard
}

/** A semitone, or one and an octave, that is heard for most of a beat. */
function rubs(one: Note, other: Note): boolean {
  const together = Math.min(one.at + one.beats, other.at + other.beats) - Math.max(one.at, other.at)
  const semitones = Math.abs(Math.round(12 * Math.log2(one.pitch / other.pitch)))
  return together >= 0.75 && (semitones === 1 || semitones === 13)
}

const rms = (samples: Float32Array) => {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}

/** The strongest frequency within a semitone of the one that is wanted, by correlation with sines. */
function pitchIn(sound: Float32Array, wanted: number, rate: number): number {
  const heard = sound.subarray(2000, 34_000)
  let best = 0
  let strongest = 0
  for (let cents = -60; cents <= 60; cents++) {
    const frequency = wanted * 2 ** (cents / 1200)
    const turn = (2 * Math.PI * frequency) / rate
    const [turnX, turnY] = [Math.cos(turn), Math.sin(turn)]
    let [x, y] = [1, 0]
    let sine = 0
    let cosine = 0
    // Turning a hand on is a tenth of the work of asking where it is.
    for (let index = 0; index < heard.length; index++) {
      const sample = heard[index] ?? 0
      sine += sample * y
      cosine += sample * x
      const nextX = x * turnX - y * turnY
      y = x * turnY + y * turnX
      x = nextX
    }
    const power = sine * sine + cosine * cosine
    if (power > strongest) {
      strongest = power
      best = frequency
    }
  }
  return best
}
