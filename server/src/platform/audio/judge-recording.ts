import { UnreadableSound } from '@nightlight/lullaby/wav'
import { decodeSound, type Sound } from './decode-sound.ts'
import { measureLoudness } from './loudness.ts'

/** A microphone that is far away or covered: raising it further would raise the room. In LUFS. */
const quietest = -50

/** Samples at the very edge are cut off; a voice that is not too loud has next to none. */
const mostAtTheEdge = 0.005

/** What a browser handed in; null where it is no WAV file, or half of one. */
export function decodedWav(wav: Uint8Array): Sound | null {
  try {
    return decodeSound(wav, { kind: 'wav' })
  } catch (error) {
    if (error instanceof UnreadableSound) return null
    throw error
  }
}

export const isTooQuiet = ({ pcm, sampleRate }: Sound): boolean => measureLoudness(pcm, sampleRate) < quietest

export function isOverdriven({ pcm }: Sound): boolean {
  const atTheEdge = pcm.reduce((count, sample) => count + (Math.abs(sample) > 0.99 ? 1 : 0), 0)
  return atTheEdge / pcm.length > mostAtTheEdge
}
