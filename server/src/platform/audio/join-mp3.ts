import { id3Tag } from './id3.ts'
import {
  concat,
  countFrames,
  frameAt,
  framesOf,
  type Mp3Format,
  startOffsetSamples,
  withInfoFrame,
} from './mp3.ts'

export interface Joined {
  readonly mp3: Uint8Array
  readonly durationMs: number
  /** Where each part begins, in milliseconds, to the sample. */
  readonly starts: readonly number[]
}

/**
 * Joins files that we encoded without decoding them, by appending their frames. Each file was encoded on its own, so no frame
 * depends on one of another file, and each has the same delay, so that a part begins exactly where the frames before it end. The
 * last frame of a part is padded with silence.
 */
export function joinMp3(files: readonly Uint8Array[], title: string): Joined {
  const parts = files.map(framesOf)
  const first = parts[0] && frameAt(parts[0], 0)
  if (!first) throw new Error('There are no files to join')
  const milliseconds = (frames: number) => (frames * first.samples * 1000) / first.sampleRate
  const starts: number[] = []
  let frames = 0
  for (const part of parts) {
    starts.push(milliseconds(frames))
    frames += countFrames(part)
  }
  const format: Mp3Format = {
    sampleRate: first.sampleRate as Mp3Format['sampleRate'],
    channels: first.channels,
    bitrate: first.bitrate as Mp3Format['bitrate'],
  }
  // Players cut the first part's delay, which makes the whole shorter by that much.
  const samples = frames * first.samples - startOffsetSamples
  const joined = withInfoFrame(concat(parts), format, samples)
  const durationMs = (samples * 1000) / first.sampleRate
  return { mp3: concat([id3Tag({ title }), joined]), durationMs, starts }
}
