import { recordedRate } from '@nightlight/contract'

/** Sound of one channel as a WAV file of 16 bits. @param pcm samples from −1 to 1 */
export function toWav(pcm: Float32Array, sampleRate: number): Blob {
  const view = new DataView(new ArrayBuffer(44 + pcm.length * 2))
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + pcm.length * 2, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, pcm.length * 2, true)
  for (const [index, sample] of pcm.entries()) {
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}

/** How long such a file of ours is. */
export const secondsOfWav = ({ size }: Blob): number => (size - 44) / 2 / recordedRate
