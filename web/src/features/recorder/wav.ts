import { recordingSampleRate } from '@nightlight/contract'
import { encodeWav, wavHeaderBytes } from '@nightlight/lullaby/wav'

/** Encodes mono audio as 16-bit WAV. @param pcm samples from −1 to 1 */
export const toWav = (pcm: Float32Array, sampleRate: number): Blob =>
  new Blob([encodeWav({ sampleRate, channels: [pcm] })], { type: 'audio/wav' })

/** The duration of a file that `toWav` made. */
export const wavSeconds = ({ size }: Blob): number => (size - wavHeaderBytes) / 2 / recordingSampleRate
