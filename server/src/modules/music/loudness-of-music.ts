import { level } from '../../platform/audio/level.ts'
import { measureLoudness } from '../../platform/audio/loudness.ts'

/** Under a voice of −19 LUFS, and quiet enough to fall asleep to alone. */
export const musicLoudness = -26
const highestPeak = -3

/** Two channels of the same loudness add up: each is as much below the whole. */
export const stereoGain = 3

/**
 * Brings both channels to the loudness of all music with one gain, so that what is on the left stays there.
 * @returns the loudness before, in LUFS; −Infinity for silence
 */
export function levelStereo(left: Float32Array, right: Float32Array, sampleRate: number) {
  const each = [left, right].map((channel) => measureLoudness(channel, sampleRate))
  const loudness = 10 * Math.log10(each.reduce((sum, lufs) => sum + 10 ** (lufs / 10), 0))
  if (!Number.isFinite(loudness)) return { loudness, channels: [left.slice(), right.slice()] }
  const gain = musicLoudness - loudness
  const channels = [left, right].map((channel, index) =>
    level(channel, sampleRate, (each[index] ?? 0) + gain, highestPeak),
  )
  return { loudness, channels }
}
