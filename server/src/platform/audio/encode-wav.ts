import type { Sound } from './decode-sound.ts'

/** Sound of one channel as a WAV file of 16 bits. Samples beyond −1 and 1 are cut off. */
export function encodeWav({ pcm, sampleRate }: Sound): Uint8Array {
  const bytes = Buffer.alloc(44 + pcm.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + pcm.length * 2, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(pcm.length * 2, 40)
  for (const [at, sample] of pcm.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2)
  }
  return bytes
}
