import { type Mp3Format, openMp3Encoder } from './mp3.ts'
import { decodeChunks, readFormat } from './mp3-decoder/decode-mp3.ts'

/** In milliseconds of the file. */
export interface Part {
  readonly fromMs: number
  readonly toMs: number
}

/**
 * A part of a file, fading out from its first sample to its last.
 * @param mp3 a file that we encoded
 * @returns MP3 with as many channels, shorter if the file ends earlier
 */
export async function fadeOut(mp3: Uint8Array, { fromMs, toMs }: Part): Promise<Uint8Array> {
  const { sampleRate, count, samples } = readFormat(mp3)
  const sampleAt = (ms: number) => Math.min(samples, Math.round((ms * sampleRate) / 1000))
  const [from, to] = [sampleAt(fromMs), sampleAt(toMs)]
  const encoder = await openMp3Encoder({
    sampleRate: sampleRate as Mp3Format['sampleRate'],
    channels: count,
    bitrate: count === 1 ? 64 : 96,
  })
  let at = 0
  for (const chunk of decodeChunks(mp3, { from, to })) {
    const start = at
    encoder.add(
      chunk.map((channel) =>
        channel.map((sample, index) => sample * (1 - (start + index) / Math.max(1, to - from))),
      ),
    )
    at += chunk[0]?.length ?? 0
  }
  return encoder.file()
}
