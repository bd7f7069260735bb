import { readWavHeader, UnreadableSound } from '@nightlight/lullaby/wav'
import { decodeSound, type Sound } from './decode-sound.ts'
import { measureLoudness } from './loudness.ts'

/** Below this, in LUFS, the microphone was far away or covered, and amplifying would amplify the noise of the room. */
const minLufs = -50

/** Share of samples at full scale above which a recording counts as clipped; a voice at a normal level has next to none. */
const maxClippedShare = 0.005

/**
 * Decodes a recording that a browser uploaded.
 * @param mostSeconds a longer one is refused by its header, before it takes any memory
 */
export function tryDecodeWav(wav: Uint8Array, mostSeconds: number): Sound | 'unreadable' | 'too long' {
  try {
    if (readWavHeader(wav).seconds > mostSeconds) return 'too long'
    return decodeSound(wav, { kind: 'wav' })
  } catch (error) {
    if (error instanceof UnreadableSound) return 'unreadable'
    throw error
  }
}

export const isTooQuiet = ({ pcm, sampleRate }: Sound): boolean => measureLoudness(pcm, sampleRate) < minLufs

export function isClipped({ pcm }: Sound): boolean {
  const clipped = pcm.reduce((count, sample) => count + (Math.abs(sample) > 0.99 ? 1 : 0), 0)
  return clipped / pcm.length > maxClippedShare
}
