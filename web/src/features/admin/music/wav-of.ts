/** As our own music is kept. */
const sampleRate = 32_000

/** What this browser cannot make sound of. */
export class UnreadableSound extends Error {
  constructor() {
    super('This browser cannot read that file. MP3, M4A, OGG, FLAC and WAV usually work.')
  }
}

/**
 * Whatever this browser can play, as a WAV of two channels and 16 bits: the server needs no decoder for the formats of the
 * world then.
 * @throws {UnreadableSound}
 */
export async function wavOf(file: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(2, 1, sampleRate)
  // Decoding brings the sound to the context's own rate.
  const sound = await context.decodeAudioData(await file.arrayBuffer()).catch(() => {
    throw new UnreadableSound()
  })
  const left = sound.getChannelData(0)
  const right = sound.numberOfChannels > 1 ? sound.getChannelData(1) : left
  return new Blob([wavFile(left, right)], { type: 'audio/wav' })
}

/** @param left samples from −1 to 1 */
export function wavFile(left: Float32Array, right: Float32Array): ArrayBuffer {
  const bytes = new ArrayBuffer(44 + left.length * 4)
  const view = new DataView(bytes)
  const text = (at: number, letters: string) =>
    new Uint8Array(bytes, at).set(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, bytes.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, left.length * 4, true)
  for (let index = 0; index < left.length; index++) {
    view.setInt16(44 + index * 4, sixteenBits(left[index]), true)
    view.setInt16(46 + index * 4, sixteenBits(right[index]), true)
  }
  return bytes
}

const sixteenBits = (sample = 0) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
