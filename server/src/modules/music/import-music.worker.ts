import { readSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { decodeWavChunks, readWavHeader, UnreadableSound, type WavSource } from '@nightlight/lullaby/wav'
import { LoudnessMeter } from '../../platform/audio/loudness.ts'
import { openMp3Encoder } from '../../platform/audio/mp3.ts'
import { PeakLimiter } from '../../platform/audio/peak-limiter.ts'
import { Resampler } from '../../platform/audio/resample.ts'
import { maxPeak, musicLoudness } from './loudness-of-music.ts'

/** The same as that of the built-in music. */
const sampleRate = 32_000

export interface ImportTask {
  /** An open file. It is read piece by piece: ten minutes of music are a hundred megabytes. */
  readonly file: number
  /** Bytes. */
  readonly size: number
  readonly maxSeconds: number
}

export type ImportResult =
  | { readonly mp3: Uint8Array; readonly seconds: number; readonly loudness: number }
  | { readonly refused: 'unreadable' | 'too long' | 'too short' }

async function importMusic({ file, size, maxSeconds }: ImportTask): Promise<ImportResult> {
  try {
    const source = sourceOf(file, size)
    const { seconds } = readWavHeader(source)
    if (seconds > maxSeconds) return { refused: 'too long' }
    if (seconds < 1) return { refused: 'too short' }
    const loudness = loudnessOf(source)
    return { mp3: await encode(source, loudness), seconds, loudness }
  } catch (error) {
    if (error instanceof UnreadableSound) return { refused: 'unreadable' }
    throw error
  }
}

const sourceOf = (file: number, size: number): WavSource => ({
  size,
  read(at, length) {
    const bytes = new Uint8Array(Math.min(length, Math.max(0, size - at)))
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, at))
  },
})

/**
 * Two channels at our rate, piece by piece; the same one twice if there is only one. Ten minutes would be 150 MB, so that the file is
 * rather read twice: once to measure it, and once to encode it.
 */
function* resampled(source: WavSource): Generator<readonly [Float32Array, Float32Array]> {
  const header = readWavHeader(source)
  const resamplers = Array.from(
    { length: Math.min(2, header.channels) },
    () => new Resampler(sampleRate / header.sampleRate),
  )
  const asPair = ([left = new Float32Array(), right = left]: readonly Float32Array[]) =>
    [left, right] as const
  for (const chunk of decodeWavChunks(source)) {
    yield asPair(resamplers.map((resampler, index) => resampler.add(chunk[index] ?? new Float32Array())))
  }
  yield asPair(resamplers.map((resampler) => resampler.flush()))
}

/** LUFS of both channels together; −Infinity for silence. */
function loudnessOf(source: WavSource): number {
  const meters = [new LoudnessMeter(sampleRate), new LoudnessMeter(sampleRate)]
  for (const chunk of resampled(source)) {
    for (const [index, meter] of meters.entries()) meter.add(chunk[index] ?? new Float32Array())
  }
  return 10 * Math.log10(meters.reduce((sum, { lufs }) => sum + 10 ** (lufs / 10), 0))
}

/** Brings the music to the loudness of all music, with one gain for both channels, which preserves the stereo image. */
async function encode(source: WavSource, loudness: number): Promise<Uint8Array> {
  const gain = Number.isFinite(loudness) ? 10 ** ((musicLoudness - loudness) / 20) : 1
  const encoder = await openMp3Encoder({ sampleRate, channels: 2, bitrate: 96 })
  const limiter = new PeakLimiter(2, maxPeak)
  for (const chunk of resampled(source)) {
    encoder.add(limiter.add(chunk.map((channel) => channel.map((sample) => sample * gain))))
  }
  encoder.add(limiter.flush())
  return encoder.file()
}

parentPort?.postMessage(await importMusic(workerData as ImportTask))
