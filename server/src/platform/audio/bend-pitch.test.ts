import { expect, it } from 'vitest'
import { bendPitch } from './bend-pitch.ts'
import { trackPitch } from './pitch-track.ts'
import { addRoomTone } from './room-tone.ts'

const rate = 16_000

/** Like a voice: pulses through a resonance, with silence before and after. */
function voice(hertz: number, seconds: number): Float32Array {
  const pcm = new Float32Array(rate * (seconds + 0.4))
  const period = rate / hertz
  for (let pulse = 0.2 * rate; pulse < rate * (seconds + 0.2); pulse += period)
    for (let at = 0; at < 200; at++) {
      const place = Math.round(pulse) + at
      pcm[place] = (pcm[place] ?? 0) + 0.4 * Math.exp(-at / 40) * Math.sin((2 * Math.PI * 600 * at) / rate)
    }
  return pcm
}

const middle = (pcm: Float32Array) => {
  const pitches = trackPitch(pcm, rate)
    .flatMap(({ hertz }) => (hertz > 0 ? [hertz] : []))
    .sort((a, b) => a - b)
  return pitches[pitches.length >> 1] ?? 0
}

it.each([90, 130, 220])('moves a voice of %d Hz up and down, and leaves its time', (hertz) => {
  const pcm = voice(hertz, 0.6)
  expect(Math.abs(middle(pcm) / hertz - 1)).toBeLessThan(0.02)
  for (const semitones of [-3, -1, 2, 4]) {
    const moved = bendPitch(pcm, rate, () => semitones)
    expect(moved).toHaveLength(pcm.length)
    expect(Math.abs(12 * Math.log2(middle(moved) / hertz) - semitones)).toBeLessThan(0.35)
    const loud = moved.map(Math.abs)
    expect(loud.findIndex((each) => each > 0.02) / rate).toBeCloseTo(0.2, 2)
  }
})

it('changes nothing where nothing moves, in silence and in noise', () => {
  const noise = Float32Array.from({ length: rate }, (_, at) => Math.sin(at * at) * 0.2)
  for (const pcm of [voice(150, 0.5), noise, new Float32Array(rate), new Float32Array(3)]) {
    const same = bendPitch(pcm, rate, () => 0)
    expect(Math.max(0, ...same.map((sample, at) => Math.abs(sample - (pcm[at] ?? 0))))).toBeLessThan(1e-5)
  }
})

it('the room is heard at −65 dB, and repeats without a click', () => {
  const pcm = addRoomTone(new Float32Array(10 * 24_000), 24_000)
  const rms = Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length)
  expect(20 * Math.log10(rms)).toBeCloseTo(-65, 0)
  const steps = pcm.slice(1).map((sample, at) => Math.abs(sample - (pcm[at] ?? 0)))
  const seam = 4 * 24_000 - 1
  const usual = steps.reduce((most, step, at) => (at === seam ? most : Math.max(most, step)), 0)
  expect(steps[seam]).toBeLessThanOrEqual(usual)
})
