import { renderBrownNoise } from '@nightlight/lullaby'
import { LoudnessMeter } from './loudness.ts'
import { type Mp3Format, openMp3Encoder } from './mp3.ts'
import { decodeMp3 } from './mp3-decoder/decode-mp3.ts'

/** As loud as music is in the pauses of a story: what follows a story wakes nobody. */
const tailLufs = -31
const fadeInSeconds = 6
/** Nobody notices the end of something that gets quieter for a minute. */
const fadeOutSeconds = 60

const brownNoiseSeconds = 47
const brownNoiseRate = 24_000

/**
 * Sound that goes on after a story: music or brown noise, at an even level, fading in and slowly out.
 * @param music a loop that we encoded; null for brown noise
 * @returns MP3 of one channel
 */
export async function makeTail(music: Uint8Array | null, seconds: number): Promise<Uint8Array> {
  const { loop, sampleRate } = music ? musicLoop(music) : noiseLoop()
  const meter = new LoudnessMeter(sampleRate)
  meter.add(loop)
  const level = 10 ** ((tailLufs - meter.lufs) / 20)
  const encoder = await openMp3Encoder({ sampleRate, channels: 1, bitrate: 64 })
  const total = Math.round(seconds * sampleRate)
  for (let start = 0; start < total; start += sampleRate) {
    const chunk = new Float32Array(Math.min(sampleRate, total - start))
    for (let index = 0; index < chunk.length; index++) {
      const at = start + index
      chunk[index] = level * fadeGain(at / sampleRate, seconds) * (loop[at % loop.length] ?? 0)
    }
    encoder.add([chunk])
  }
  return encoder.file()
}

const fadeGain = (at: number, seconds: number): number =>
  Math.min(1, at / fadeInSeconds) * Math.max(0, Math.min(1, (seconds - at) / fadeOutSeconds)) ** 2

interface OneChannel {
  readonly loop: Float32Array
  readonly sampleRate: Mp3Format['sampleRate']
}

function musicLoop(mp3: Uint8Array): OneChannel {
  const { channels, sampleRate } = decodeMp3(mp3)
  const [left = new Float32Array(1), right = left] = channels
  return { loop: middleOf(left, right), sampleRate: sampleRate as Mp3Format['sampleRate'] }
}

function noiseLoop(): OneChannel {
  const { left, right } = renderBrownNoise(brownNoiseSeconds, brownNoiseRate)
  return { loop: middleOf(left, right), sampleRate: brownNoiseRate }
}

const middleOf = (left: Float32Array, right: Float32Array): Float32Array =>
  left.map((sample, index) => (sample + (right[index] ?? 0)) / 2)
