import { filter, highPass, highShelf } from './biquad.ts'

/** Level of the silence of a quiet room, in dBFS: exact zero sounds as if somebody had switched the reader off. */
const roomToneDb = -65

const loopSeconds = 4
const loops = new Map<number, Float32Array>()

/** Adds the silence of a room under a recording, in place. */
export function addRoomTone(pcm: Float32Array, sampleRate: number): Float32Array {
  const tone = loops.get(sampleRate) ?? makeLoop(sampleRate)
  loops.set(sampleRate, tone)
  for (let index = 0; index < pcm.length; index++)
    pcm[index] = (pcm[index] ?? 0) + (tone[index % tone.length] ?? 0)
  return pcm
}

/** Dark noise; the filters are settled before the part that is kept, so that it repeats without a click. */
function makeLoop(sampleRate: number): Float32Array {
  const length = loopSeconds * sampleRate
  let state = 0x2545f491
  const white = Float32Array.from({ length: 2 * length }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  })
  white.copyWithin(length, 0, length)
  const dark = filter(
    filter(filter(white, highPass(60, sampleRate)), highShelf(300, -14, sampleRate)),
    highShelf(1500, -14, sampleRate),
  ).subarray(length)
  const rms = Math.sqrt(dark.reduce((sum, sample) => sum + sample * sample, 0) / length)
  const gain = 10 ** (roomToneDb / 20) / rms
  return dark.map((sample) => sample * gain)
}
