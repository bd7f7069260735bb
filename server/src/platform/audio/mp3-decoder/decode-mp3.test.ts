import { describe, expect, it } from 'vitest'
import { decode, hasFfmpeg } from '../../../../test/ffmpeg.ts'
import { joinMp3 } from '../join-mp3.ts'
import { encodeMp3, type Mp3Format } from '../mp3.ts'
import { decodeMp3 } from './decode-mp3.ts'

/** Something like a voice, with clicks that make the encoder use short blocks. */
function sound(sampleRate: number, seconds: number, pitch: number): Float32Array {
  return Float32Array.from({ length: Math.round(sampleRate * seconds) }, (_, index) => {
    const time = index / sampleRate
    const hum = [1, 2, 3, 7, 19].reduce((sum, n) => sum + Math.sin(2 * Math.PI * pitch * n * time) / n, 0)
    const click = index % Math.round(sampleRate / 3) < 40 ? Math.sin(index) : 0
    return 0.2 * hum * (0.5 + 0.5 * Math.sin(5 * time)) + 0.4 * click
  })
}

const decibels = (ratio: number) => 20 * Math.log10(ratio)
const rms = (pcm: Float32Array) => Math.sqrt(pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length)
const between = (one: Float32Array, other: Float32Array) => one.map((x, index) => x - (other[index] ?? 0))
/** Mixes two channels to one as ffmpeg does. */
const asOne = ([left = new Float32Array(), right]: Float32Array[]) =>
  right ? left.map((x, index) => (x + (right[index] ?? 0)) * Math.SQRT1_2) : left

interface TestedFormat extends Mp3Format {
  /** Twelve samples of the last channel, at even distances, as mpg123 decodes them. */
  readonly expected: readonly number[]
}

const formats: TestedFormat[] = [
  {
    sampleRate: 24_000,
    channels: 1,
    bitrate: 64,
    expected: [
      -0.03464, -0.13554, -0.19571, 0.10594, 0.00635, 0.00383, -0.02112, -0.11741, -0.22468, 0.15901, 0.02419,
      0.0002,
    ],
  },
  {
    sampleRate: 24_000,
    channels: 2,
    bitrate: 96,
    expected: [
      0.13499, -0.10789, 0.08573, -0.12026, 0.00246, 0.01042, -0.03883, 0.0907, -0.22001, -0.03405, 0.06623,
      -0.00022,
    ],
  },
  {
    sampleRate: 32_000,
    channels: 2,
    bitrate: 96,
    expected: [
      0.1282, -0.09508, 0.08596, -0.11924, 0.00332, 0.01042, -0.0386, 0.08383, -0.22327, -0.03977, 0.06628,
      -0.00021,
    ],
  },
  {
    sampleRate: 44_100,
    channels: 2,
    bitrate: 128,
    expected: [
      0.12876, -0.09541, 0.08387, -0.1193, 0.00291, 0.01025, -0.03874, 0.0836, -0.22171, -0.0388, 0.06604,
      -0.00021,
    ],
  },
  {
    sampleRate: 16_000,
    channels: 1,
    bitrate: 64,
    expected: [
      -0.03221, -0.1207, -0.1957, 0.1012, 0.00606, 0.00359, -0.01966, -0.10453, -0.22024, 0.15896, 0.02256,
      0.00021,
    ],
  },
]

describe.each(formats)('an MP3 file of $channels channels at $sampleRate Hz', (form) => {
  const left = sound(form.sampleRate, 2.3, 220)
  const right = sound(form.sampleRate, 2.3, 311)
  const original = form.channels === 1 ? [left] : [left, right]

  it('is decoded with the exact number of samples that were encoded', async () => {
    const { channels, sampleRate } = decodeMp3(await encodeMp3(original, form))
    expect(sampleRate).toBe(form.sampleRate)
    expect(channels.map(({ length }) => length)).toEqual(original.map(({ length }) => length))
    for (const [index, channel] of channels.entries()) {
      const before = original[index] ?? left
      expect(decibels(rms(between(channel, before)) / rms(before))).toBeLessThan(-20)
    }
  })

  it('is decoded to the samples of mpg123, to less than a step of 16 bits', async () => {
    const pcm = decodeMp3(await encodeMp3(original, form)).channels.at(-1) ?? new Float32Array()
    for (const [index, sample] of form.expected.entries()) {
      const at = Math.floor(((index + 0.37) * pcm.length) / form.expected.length)
      expect(Math.abs((pcm[at] ?? 0) - sample), `sample ${at}`).toBeLessThan(1 / 32_768)
    }
  })

  it.skipIf(!hasFfmpeg)('is decoded as ffmpeg decodes it', async () => {
    const mp3 = await encodeMp3(original, form)
    const ours = asOne(decodeMp3(mp3).channels)
    const theirs = decode(mp3)
    expect(ours.length).toBe(theirs.length)
    expect(decibels(rms(between(ours, theirs)) / rms(theirs))).toBeLessThan(-90)
  })
})

it('joined MP3 files are decoded without a gap', async () => {
  const form = formats[0] ?? { sampleRate: 24_000, channels: 1, bitrate: 64 }
  const parts = [sound(24_000, 1, 200), sound(24_000, 1.5, 300)]
  const joined = joinMp3(await Promise.all(parts.map((part) => encodeMp3([part], form))), 'Title')
  const [pcm = new Float32Array()] = decodeMp3(joined.mp3).channels
  expect(Math.abs(pcm.length / 24 - joined.durationMs)).toBeLessThan(1)
  const second = Math.round(((joined.starts[1] ?? 0) * 24_000) / 1000)
  const original = parts[1] ?? new Float32Array()
  const decoded = pcm.subarray(second, second + original.length)
  expect(decibels(rms(between(decoded, original)) / rms(original))).toBeLessThan(-20)
})
