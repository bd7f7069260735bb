import { parentPort, workerData } from 'node:worker_threads'
import { decodeWav, UnreadableSound } from '@nightlight/lullaby/wav'
import { encodeMp3 } from '../../platform/audio/mp3.ts'
import { resample } from '../../platform/audio/resample.ts'
import { levelStereo } from './loudness-of-music.ts'

/** The same as that of the built-in music. */
const sampleRate = 32_000

export interface ImportTask {
  readonly bytes: Uint8Array
  readonly maxSeconds: number
}

export type ImportResult =
  | { readonly mp3: Uint8Array; readonly seconds: number; readonly loudness: number }
  | { readonly refused: 'unreadable' | 'too long' | 'too short' }

parentPort?.postMessage(await importMusic(workerData as ImportTask))

async function importMusic({ bytes, maxSeconds }: ImportTask): Promise<ImportResult> {
  try {
    const { channels: sourceChannels, sampleRate: sourceRate } = decodeWav(bytes)
    const [first = new Float32Array(), second = first] = sourceChannels
    const seconds = first.length / sourceRate
    if (seconds > maxSeconds) return { refused: 'too long' }
    if (seconds < 1) return { refused: 'too short' }
    const ratio = sampleRate / sourceRate
    const left = resample(first, ratio)
    const right = second === first ? left : resample(second, ratio)
    const { loudness, channels } = levelStereo(left, right, sampleRate)
    return { mp3: await encodeMp3(channels, { sampleRate, channels: 2, bitrate: 96 }), seconds, loudness }
  } catch (error) {
    if (error instanceof UnreadableSound) return { refused: 'unreadable' }
    throw error
  }
}
