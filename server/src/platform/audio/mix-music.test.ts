import { describe, expect, it } from 'vitest'
import { truePeak } from './level.ts'
import { measureLoudness } from './loudness.ts'
import { mixMusic } from './mix-music.ts'
import { encodeMp3 } from './mp3.ts'
import { decodeMp3 } from './mp3-decoder/decode-mp3.ts'
import { highestVoicePeak } from './voice-loudness.ts'

const rate = 24_000
const tone = (sampleRate: number, seconds: number, hertz: number, amplitude: number) =>
  Float32Array.from(
    { length: sampleRate * seconds },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  )

/** Three seconds of voice, four of silence, and three of voice again. */
const voice = tone(rate, 3, 600, 0.2)
const story = Float32Array.from([...voice, ...new Float32Array(4 * rate), ...voice])
/** A loop of two seconds that ends where it begins. */
const loop = tone(32_000, 2, 220, 0.08)

const narration = () => encodeMp3([story], { sampleRate: rate, channels: 1, bitrate: 64 })
const music = () => encodeMp3([loop, loop], { sampleRate: 32_000, channels: 2, bitrate: 96 })

/** Amplitude at 220 Hz, which the voice does not contain: one bin of a Fourier transform. */
function musicAt(pcm: Float32Array, seconds: number): number {
  const from = seconds * rate
  const length = rate / 2
  let [sine, cosine] = [0, 0]
  for (let at = from; at < from + length; at++) {
    const angle = (2 * Math.PI * 220 * at) / rate
    sine += (pcm[at] ?? 0) * Math.sin(angle)
    cosine += (pcm[at] ?? 0) * Math.cos(angle)
  }
  return (2 * Math.hypot(sine, cosine)) / length
}

describe('music under a story', async () => {
  const mixed = await mixMusic(await narration(), await music())
  const { channels, sampleRate } = decodeMp3(mixed)
  const [left = new Float32Array()] = channels

  it('lasts eight seconds longer than the story', () => {
    expect([channels.length, sampleRate]).toEqual([2, rate])
    expect(left.length).toBe(story.length + 8 * rate)
  })

  it('is quieter under the voice, louder in its pauses, and fades out after the end', () => {
    const [spoken, resting, after, late] = [2, 6, 11, 16].map((seconds) => musicAt(left, seconds))
    expect(Math.abs(20 * Math.log10((spoken ?? 0) / 0.08 / 0.375))).toBeLessThan(1.5)
    expect(20 * Math.log10((resting ?? 0) / (spoken ?? 1))).toBeGreaterThan(3)
    expect(after).toBeGreaterThan((late ?? 1) * 2)
    expect(musicAt(left, 17.5)).toBeLessThan(0.003)
  })

  it('loops without a click', () => {
    const rest = left.subarray(5.2 * rate, 6.8 * rate)
    const steps = rest.map((sample, at) => Math.abs(sample - (rest[at - 1] ?? sample)))
    // A wave of 220 Hz does not rise faster than this from one sample to the next.
    expect(Math.max(...steps)).toBeLessThan(0.06 * ((2 * Math.PI * 220) / rate) * 1.3)
  })

  it('does not change the loudness of the voice', () => {
    const loudness = measureLoudness(left.subarray(0, voice.length), rate)
    expect(Math.abs(loudness - measureLoudness(voice, rate))).toBeLessThan(1)
  })
})

// Encoding lifts the peaks of these steady tones by nothing.
it('music under a story keeps the room under the peak that every voice keeps, however loud both are', async () => {
  const loud = await encodeMp3([tone(rate, 4, 500, 0.83)], { sampleRate: rate, channels: 1, bitrate: 64 })
  const louder = tone(32_000, 2, 300, 0.7)
  const under = await encodeMp3([louder, louder], { sampleRate: 32_000, channels: 2, bitrate: 96 })
  const { channels } = decodeMp3(await mixMusic(loud, under))
  for (const channel of channels) expect(truePeak(channel)).toBeLessThan(highestVoicePeak)
})
