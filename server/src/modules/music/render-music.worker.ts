import { parentPort, workerData } from 'node:worker_threads'
import { renderTrack } from '@nightlight/lullaby'
import { level } from '../../platform/audio/level.ts'
import { encodeMp3 } from '../../platform/audio/mp3.ts'
import { maxPeak, musicLoudness, stereoGain } from './loudness-of-music.ts'

const { left, right } = renderTrack((workerData as { trackId: string }).trackId)
const channels = [left, right].map((channel) => level(channel, 32_000, musicLoudness - stereoGain, maxPeak))
const mp3 = await encodeMp3(channels, { sampleRate: 32_000, channels: 2, bitrate: 96 })
parentPort?.postMessage(mp3)
