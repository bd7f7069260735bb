import { expect, it } from 'vitest'
import { fadeOut } from './fade-out.ts'
import { encodeMp3 } from './mp3.ts'
import { decodeMp3 } from './mp3-decoder/decode-mp3.ts'

const rate = 24_000
/** Six seconds of a tone that rises, so that every moment is unlike the others. */
const wave = Float32Array.from(
  { length: 6 * rate },
  (_, at) => 0.3 * Math.sin((at / rate) ** 2 * 400 + at / 30),
)

it.each([1, 2] as const)(
  'fades a part of a file with %i channels out, and leaves nothing else of it',
  async (count) => {
    const channels = Array.from({ length: count }, () => wave)
    const mp3 = await encodeMp3(channels, {
      sampleRate: rate,
      channels: count,
      bitrate: count === 1 ? 64 : 96,
    })
    const ending = decodeMp3(await fadeOut(mp3, { fromMs: 2500, toMs: 5500 }))
    expect([ending.channels.length, ending.channels[0]?.length]).toEqual([count, 3 * rate])
    for (const channel of ending.channels) {
      const expected = wave
        .subarray(2.5 * rate, 5.5 * rate)
        .map((sample, at) => sample * (1 - at / (3 * rate)))
      const error = channel.map((sample, at) => sample - (expected[at] ?? 0))
      expect(rms(error)).toBeLessThan(0.15 * rms(expected))
      expect(rms(channel.subarray(-rate / 10))).toBeLessThan(0.01)
    }
  },
)

it('ends with the file', async () => {
  const mp3 = await encodeMp3([wave], { sampleRate: rate, channels: 1, bitrate: 64 })
  const { channels } = decodeMp3(await fadeOut(mp3, { fromMs: 5000, toMs: 9000 }))
  expect(channels[0]?.length).toBe(rate)
})

const rms = (pcm: Float32Array) => Math.sqrt(pcm.reduce((sum, sample) => sum + sample ** 2, 0) / pcm.length)
