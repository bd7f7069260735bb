import { level } from '../../platform/audio/level.ts'
import { measureLoudness } from '../../platform/audio/loudness.ts'

/** In LUFS. Voices have −19, and the music alone is quiet enough to fall asleep to. */
export const musicLoudness = -26
const maxPeak = -3

/** In dB. Two channels of equal loudness add up to 3 dB more, so each has to be that much quieter than the total. */
export const stereoGain = 3

/**
 * Normalizes both channels to the loudness of all music with the same gain, which preserves the stereo image.
 * @returns the channels, and the loudness before in LUFS, −Infinity for silence
 */
export function levelStereo(left: Float32Array, right: Float32Array, sampleRate: number) {
  const channelLoudness = [left, right].map((channel) => measureLoudness(channel, sampleRate))
  const loudness = 10 * Math.log10(channelLoudness.reduce((sum, lufs) => sum + 10 ** (lufs / 10), 0))
  if (!Number.isFinite(loudness)) return { loudness, channels: [left.slice(), right.slice()] }
  const gain = musicLoudness - loudness
  const channels = [left, right].map((channel, index) =>
    level(channel, sampleRate, (channelLoudness[index] ?? 0) + gain, maxPeak),
  )
  return { loudness, channels }
}
