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
    const channels = decode(source)
    const loudness = loudnessOf(channels)
    return { mp3: await encode(channels, loudness), seconds, loudness }
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

/** Two channels at our rate; the same one twice if there is only one. */
function decode(source: WavSource): readonly [Float32Array, Float32Array] {
  const header = readWavHeader(source)
  const ratio = sampleRate / header.sampleRate
  const length = Math.ceil(header.seconds * sampleRate)
  const channels = Array.from({ length: Math.min(2, header.channels) }, () => ({
    pcm: new Float32Array(length),
    resampler: new Resampler(ratio),
    at: 0,
  }))
  const append = (channel: (typeof channels)[number], pcm: Float32Array) => {
    channel.pcm.set(pcm.subarray(0, length - channel.at), channel.at)
    channel.at += pcm.length
  }
  for (const chunk of decodeWavChunks(source)) {
    for (const [index, channel] of channels.entries())
      append(channel, channel.resampler.add(chunk[index] ?? new Float32Array()))
  }
  for (const channel of channels) append(channel, channel.resampler.flush())
  const [left = { pcm: new Float32Array() }, right = left] = channels
  return [left.pcm, right.pcm]
}

/** LUFS of both channels together; −Infinity for silence. */
function loudnessOf(channels: readonly Float32Array[]): number {
  const powers = channels.map((channel) => {
    const meter = new LoudnessMeter(sampleRate)
    meter.add(channel)
    return 10 ** (meter.lufs / 10)
  })
  return 10 * Math.log10(powers.reduce((sum, power) => sum + power, 0))
}

/** Samples that are levelled and encoded at a time. */
const chunkSamples = 65_536

/** Brings the music to the loudness of all music, with one gain for both channels, which preserves the stereo image. */
async function encode(
  channels: readonly [Float32Array, Float32Array],
  loudness: number,
): Promise<Uint8Array> {
  const gain = Number.isFinite(loudness) ? 10 ** ((musicLoudness - loudness) / 20) : 1
  const encoder = await openMp3Encoder({ sampleRate, channels: 2, bitrate: 96 })
  const limiter = new PeakLimiter(2, maxPeak)
  for (let at = 0; at < channels[0].length; at += chunkSamples) {
    const chunk = channels.map((channel) =>
      channel.subarray(at, at + chunkSamples).map((sample) => sample * gain),
    )
    encoder.add(limiter.add(chunk))
  }
  encoder.add(limiter.flush())
  return encoder.file()
}

parentPort?.postMessage(await importMusic(workerData as ImportTask))
