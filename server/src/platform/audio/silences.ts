/** A stretch of sound, in milliseconds from its beginning. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Loudness is looked at in steps of so many milliseconds. */
const stepMs = 10

/** So far below the loud parts a voice is taken to be silent. */
const belowVoiceDb = 32

/**
 * Where nobody speaks: every quiet stretch of at least so long, the one before the first word and the one after the last
 * included.
 * @param pcm samples from −1 to 1
 */
export function findSilences(pcm: Float32Array, sampleRate: number, leastMs: number): Stretch[] {
  const levels = levelsOf(pcm, sampleRate)
  const threshold = thresholdOf(levels)
  const silences: Stretch[] = []
  let since: number | null = null
  for (let step = 0; step <= levels.length; step++) {
    const isQuiet = step < levels.length && (levels[step] ?? 0) < threshold
    if (isQuiet) since ??= step
    else if (since !== null) {
      if ((step - since) * stepMs >= leastMs) silences.push({ from: since * stepMs, to: step * stepMs })
      since = null
    }
  }
  return silences
}

/** How loud the very end is, in dB relative to the loud parts: a voice that has finished is far below them. */
export function endLevel(pcm: Float32Array, sampleRate: number): number {
  const levels = levelsOf(pcm, sampleRate)
  return (levels.at(-1) ?? Number.NEGATIVE_INFINITY) - loudOf(levels)
}

/** Loudness of each whole step in dB. */
function levelsOf(pcm: Float32Array, sampleRate: number): number[] {
  const step = Math.max(1, Math.round((stepMs / 1000) * sampleRate))
  const levels: number[] = []
  for (let start = 0; start + step <= pcm.length; start += step) {
    let sum = 0
    for (let index = start; index < start + step; index++) sum += (pcm[index] ?? 0) ** 2
    levels.push(10 * Math.log10(sum / step + 1e-12))
  }
  return levels
}

const loudOf = (levels: readonly number[]) => [...levels].sort((a, b) => b - a)[levels.length >> 3] ?? 0

/** Where a voice has a hiss behind it, silence is not as low. */
function thresholdOf(levels: readonly number[]): number {
  const loud = loudOf(levels)
  const floor = [...levels].sort((a, b) => a - b)[levels.length >> 5] ?? loud
  return Math.max(loud - belowVoiceDb, Math.min(floor + 6, loud - 15))
}
