import { parentPort, workerData } from 'node:worker_threads'
import { renderTrack } from '@nightlight/lullaby'
import { level } from '../../platform/audio/level.ts'
import { encodeMp3 } from '../../platform/audio/mp3.ts'

/** Under a voice of −19 LUFS, and quiet enough to fall asleep to alone. */
const loudness = -26
const highestPeak = -3

/** Two channels add up: each is as much below the whole. */
const stereoGain = 3

const { left, right } = renderTrack((workerData as { trackId: string }).trackId)
const levelled = [left, right].map((channel) => level(channel, 32_000, loudness - stereoGain, highestPeak))
const mp3 = await encodeMp3(levelled, { sampleRate: 32_000, channels: 2, bitrate: 96 })
parentPort?.postMessage(mp3)
