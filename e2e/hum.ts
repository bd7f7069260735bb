import { encodeWav } from '../lullaby/src/wav.ts'

/** Seconds that sound like a voice, as a WAV file. */
export function aHum(seconds = 2): Buffer {
  const sampleRate = 24_000
  const pcm = Float32Array.from(
    { length: sampleRate * seconds },
    (_, at) => 0.09 * Math.sin(at / 20) * Math.sin(at / 2000),
  )
  return Buffer.from(encodeWav({ sampleRate, channels: [pcm] }))
}
