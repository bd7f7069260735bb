import { recordingSampleRate } from '@nightlight/contract'
import { toWav } from './wav.ts'

/**
 * Converts audio in any format that this browser can decode to a mono WAV, so that uploads are always the same.
 * @throws if the file is not audio
 */
export async function toMonoWav(recording: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, recordingSampleRate)
  const sound = await context.decodeAudioData(await recording.arrayBuffer())
  const pcm = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    for (const [index, sample] of sound.getChannelData(channel).entries()) {
      pcm[index] = (pcm[index] ?? 0) + sample / sound.numberOfChannels
    }
  }
  return toWav(pcm, recordingSampleRate)
}
