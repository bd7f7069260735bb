import { isPause, type Timeline } from '../player/timeline.ts'

/** In a pause of the voice music rises by 4 dB, as in the files that the server mixes. */
export const pauseGain = 10 ** (4 / 20)
const stepMs = 50
/** How long music takes to sink when the voice begins, and to come back when it pauses. */
const sinkMs = 100
const riseMs = 350

/** The music's gain a step later. @param gain before; 1 under the voice */
export function nextGain(gain: number, timeline: Timeline, positionMs: number): number {
  const target = isPause(timeline, positionMs) ? pauseGain : 1
  const step = (pauseGain - 1) * (stepMs / (target > gain ? riseMs : sinkMs))
  return target > gain ? Math.min(target, gain + step) : Math.max(target, gain - step)
}

interface Voice {
  readonly timeline: Timeline
  readonly positionMs: number
}

/**
 * Keeps music lower while somebody speaks, as long as it runs.
 * @param volume of the music under the voice, 0 to 1; null while something else sets it
 * @returns a function that ends it
 */
export function duckMusic(music: HTMLAudioElement, voice: Voice, volume: () => number | null): () => void {
  let gain = 1
  const timer = setInterval(() => {
    gain = nextGain(gain, voice.timeline, voice.positionMs)
    const base = volume()
    if (base !== null) music.volume = Math.min(1, base * gain)
  }, stepMs)
  return () => clearInterval(timer)
}
