import { expect, it } from 'vitest'
import { LoudnessMeter } from './loudness.ts'
import { makeTail } from './make-tail.ts'
import { encodeMp3 } from './mp3.ts'
import { decodeMp3 } from './mp3-decoder/decode-mp3.ts'

const lufsBetween = (pcm: Float32Array, rate: number, from: number, to: number) => {
  const meter = new LoudnessMeter(rate)
  meter.add(pcm.subarray(from * rate, to * rate))
  return meter.lufs
}

it.each(['brown noise', 'music'])(
  'goes on evenly as %s, as quiet as music in a pause, and sinks over the last minute to nothing',
  async (kind) => {
    const tone = Float32Array.from(
      { length: 32_000 * 5 },
      (_, at) => 0.2 * Math.sin((at * 220 * Math.PI) / 16_000),
    )
    const music =
      kind === 'music'
        ? await encodeMp3([tone, tone], { sampleRate: 32_000, channels: 2, bitrate: 96 })
        : null
    const { channels, sampleRate } = decodeMp3(await makeTail(music, 90))
    const [pcm = new Float32Array()] = channels
    expect(channels).toHaveLength(1)
    expect(pcm.length / sampleRate).toBeCloseTo(90, 1)
    const even = [10, 15, 20].map((from) => lufsBetween(pcm, sampleRate, from, from + 5))
    for (const lufs of even) expect(Math.abs(lufs + 31)).toBeLessThan(1.5)
    expect(lufsBetween(pcm, sampleRate, 55, 60)).toBeLessThan(-36)
    expect(lufsBetween(pcm, sampleRate, 80, 90)).toBeLessThan(-50)
    expect(pcm.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(0.5)
  },
)
