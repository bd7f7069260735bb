import { encodeWav } from '@nightlight/lullaby/wav'

/** The sample rate of the built-in music. */
const sampleRate = 32_000

/** The browser cannot decode the file. */
export class UnreadableAudio extends Error {
  constructor() {
    super('This browser cannot read that file. MP3, M4A, OGG, FLAC and WAV usually work.')
  }
}

/**
 * Converts any audio that this browser can play to a 16-bit stereo WAV, so that the server needs no decoders.
 * @throws {UnreadableAudio}
 */
export async function toStereoWav(file: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(2, 1, sampleRate)
  // Decoding resamples to the context's own rate.
  const sound = await context.decodeAudioData(await file.arrayBuffer()).catch(() => {
    throw new UnreadableAudio()
  })
  const left = sound.getChannelData(0)
  const right = sound.numberOfChannels > 1 ? sound.getChannelData(1) : left
  return new Blob([encodeWav({ sampleRate, channels: [left, right] })], { type: 'audio/wav' })
}
