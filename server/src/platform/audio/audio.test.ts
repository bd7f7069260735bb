import { describe, expect, it, vi } from 'vitest'
import { decode, hasFfmpeg } from '../../../test/ffmpeg.ts'
import { joinMp3 } from './join-mp3.ts'
import { level, limit, truePeak } from './level.ts'
import { measureLoudness } from './loudness.ts'
import { countFrames, encodeMp3, framesOf } from './mp3.ts'
import { resample } from './resample.ts'

const sampleRate = 24_000
const format = { sampleRate, channels: 1, bitrate: 64 } as const

const tone = (seconds: number, frequency: number, gain = 0.5) =>
  Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => gain * Math.sin((2 * Math.PI * frequency * index) / sampleRate),
  )

const rms = (pcm: Float32Array) =>
  Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length)

describe('loudness', () => {
  it('of a sine of 997 Hz at −20 dBFS is −23 LUFS, as the standard defines', () => {
    // BS.1770: 0 dBFS of 997 Hz in one channel reads −3.01 LKFS.
    expect(measureLoudness(tone(5, 997, 0.1), sampleRate)).toBeCloseTo(-23.01, 1)
  })

  it('ignores silence', () => {
    const spoken = tone(4, 997, 0.1)
    const withSilence = new Float32Array(spoken.length * 3)
    withSilence.set(spoken)
    expect(measureLoudness(withSilence, sampleRate)).toBeCloseTo(measureLoudness(spoken, sampleRate), 0)
    expect(measureLoudness(new Float32Array(sampleRate), sampleRate)).toBe(Number.NEGATIVE_INFINITY)
  })

  it('is raised to the target, with peaks under the ceiling', () => {
    const uneven = tone(6, 300, 0.05)
    for (let at = 0; at < uneven.length; at += 12_000) uneven.set(tone(0.01, 1000, 0.95), at)
    const levelled = level(uneven, sampleRate, -19, -1.5)
    expect(measureLoudness(levelled, sampleRate)).toBeGreaterThan(-20)
    expect(measureLoudness(levelled, sampleRate)).toBeLessThan(-18)
    expect(truePeak(levelled)).toBeLessThanOrEqual(-1.5)
  })

  it('falls within the 5 ms before a peak, and not earlier, however many peaks there are', () => {
    const ahead = 0.005 * sampleRate
    const pcm = new Float32Array(4000).fill(0.1)
    // Each of another height: one after the other, close together, falling and rising.
    const peaks = [500, 1500, 1530, 1560, 1700, 1760, 2600, 2601, 2640]
    for (const [index, at] of peaks.entries()) pcm[at] = 0.9 + 0.1 * ((index * 5) % 9)
    const limited = limit(pcm, sampleRate, -6)
    const falls = (at: number) => (limited[at] ?? 0) < (limited[at - 1] ?? 0)
    const until = (at: number) => peaks.find((peak) => peak >= at) ?? Number.POSITIVE_INFINITY
    for (let at = 1; at < pcm.length; at++) {
      if (peaks.includes(at) || peaks.includes(at - 1)) continue
      // The curve around a peak is high a few samples before it already.
      if (until(at) - at >= ahead + 8) expect(falls(at)).toBe(false)
    }
    for (const at of [500, 1500, 2600]) expect(falls(at - ahead / 2)).toBe(true)
    expect(truePeak(limited)).toBeLessThanOrEqual(-6)
  })

  it('has a true peak between the samples', () => {
    // A quarter of the rate, sampled at 45 degrees: every sample is 3 dB below the curve.
    const pcm = Float32Array.from({ length: 4000 }, (_, index) => (index % 4 < 2 ? 1 : -1) * Math.SQRT1_2)
    expect(truePeak(pcm)).toBeGreaterThan(-0.4)
    expect(truePeak(pcm)).toBeLessThan(0.4)
  })
})

describe('resampling', () => {
  it('keeps length, level and pitch', () => {
    const up = resample(tone(1, 440), 1.5)
    expect(up.length).toBe(36_000)
    expect(rms(up)).toBeCloseTo(rms(tone(1, 440)), 2)
    const crossings = up.reduce(
      (count, sample, index) => (index > 0 && sample >= 0 && (up[index - 1] ?? 0) < 0 ? count + 1 : count),
      0,
    )
    expect(Math.abs(crossings - 440)).toBeLessThanOrEqual(1)
  })

  it('removes frequencies that the lower rate cannot represent', () => {
    expect(rms(resample(tone(1, 10_000), 0.5))).toBeLessThan(0.01)
  })
})

describe('MP3', () => {
  it.skipIf(!hasFfmpeg)('decodes to exactly the samples that were encoded', async () => {
    const pcm = tone(1.2345, 700)
    const decoded = decode(await encodeMp3([pcm], format))
    expect(Math.abs(decoded.length - pcm.length)).toBeLessThanOrEqual(1)
    expect(decoded.reduce((sum, sample, index) => sum + sample * (pcm[index] ?? 0), 0)).toBeGreaterThan(
      0.9 * pcm.reduce((sum, sample) => sum + sample * sample, 0),
    )
  })

  it.skipIf(!hasFfmpeg)('joins any number of parts without an added or lost sample', async () => {
    const parts = await Promise.all(
      [0.71, 1.03, 0.4, 2.2, 0.9].map(async (seconds) => encodeMp3([burstThenSilence(seconds)], format)),
    )
    const joined = joinMp3(parts, 'Ein Märchen & mehr')
    const decoded = decode(joined.mp3)
    expect(decoded.length / sampleRate).toBeCloseTo(joined.durationMs / 1000, 2)
    for (const start of joined.starts) {
      const begins = onset(decoded, Math.round((start / 1000) * sampleRate))
      expect(Math.abs(begins - (start / 1000) * sampleRate)).toBeLessThan(sampleRate * 0.012)
    }
  })

  it('is encoded without loading the encoder through the network', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    await encodeMp3([tone(0.1, 500)], format)
    expect(fetch).not.toHaveBeenCalled()
    fetch.mockRestore()
  })

  it('states its length in the first frame', async () => {
    const mp3 = await encodeMp3([tone(0.5, 500)], format)
    const text = Buffer.from(mp3.subarray(0, 200)).toString('latin1')
    expect(text).toContain('Info')
    expect(text).toContain('LAME')
    const frames = countFrames(framesOf(mp3))
    expect(new DataView(mp3.buffer, mp3.byteOffset).getUint32(text.indexOf('Info') + 8)).toBe(frames)
    expect(frames * 576).toBeGreaterThanOrEqual(12_000)
  })
})

function burstThenSilence(seconds: number): Float32Array {
  const pcm = new Float32Array(Math.round(seconds * sampleRate))
  pcm.set(tone(0.2, 900, 0.8))
  return pcm
}

/** The first loud sample at or shortly before a position, or after it. */
function onset(pcm: Float32Array, near: number): number {
  for (let index = Math.max(0, near - 600); index < pcm.length; index++)
    if (Math.abs(pcm[index] ?? 0) > 0.3) return index
  return Number.NaN
}
