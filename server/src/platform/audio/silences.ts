/** A stretch of sound, in milliseconds from its beginning. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Loudness is measured in steps of this many milliseconds. */
const stepMs = 10

/** This far below its loud parts, a voice counts as silent. */
const belowVoiceDb = 32

/**
 * Finds every quiet stretch of at least `minMs`, including those before the first and after the last word.
 * @param pcm samples from −1 to 1
 */
export function findSilences(pcm: Float32Array, sampleRate: number, minMs: number): Stretch[] {
  const levels = levelsOf(pcm, sampleRate)
  const threshold = thresholdOf(levels)
  const silences: Stretch[] = []
  let quietFrom: number | null = null
  for (let step = 0; step <= levels.length; step++) {
    const isQuiet = step < levels.length && (levels[step] ?? 0) < threshold
    if (isQuiet) quietFrom ??= step
    else if (quietFrom !== null) {
      if ((step - quietFrom) * stepMs >= minMs) silences.push({ from: quietFrom * stepMs, to: step * stepMs })
      quietFrom = null
    }
  }
  return silences
}

/** How loud the very end is, in dB relative to the loud parts: a voice that has finished is far below them. */
export function endLevel(pcm: Float32Array, sampleRate: number): number {
  const levels = levelsOf(pcm, sampleRate)
  return (levels.at(-1) ?? Number.NEGATIVE_INFINITY) - loudLevel(levels)
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

const loudLevel = (levels: readonly number[]) => [...levels].sort((a, b) => b - a)[levels.length >> 3] ?? 0

/** With background noise, silence is louder. */
function thresholdOf(levels: readonly number[]): number {
  const loud = loudLevel(levels)
  const floor = [...levels].sort((a, b) => a - b)[levels.length >> 5] ?? loud
  return Math.max(loud - belowVoiceDb, Math.min(floor + 6, loud - 15))
}
