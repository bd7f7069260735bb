import { recordedRate } from '@nightlight/contract'
import { toWav } from './wav.ts'

/**
 * Sound in any format that this browser reads, as WAV of one channel: what leaves it is the same from all.
 * @throws for what is no sound
 */
export async function toOneChannel(recording: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, recordedRate)
  const sound = await context.decodeAudioData(await recording.arrayBuffer())
  const pcm = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    for (const [index, sample] of sound.getChannelData(channel).entries()) {
      pcm[index] = (pcm[index] ?? 0) + sample / sound.numberOfChannels
    }
  }
  return toWav(pcm, recordedRate)
}
