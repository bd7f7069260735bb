/** The pitch of a voice at one moment. */
export interface PitchFrame {
  /** In seconds from the beginning: the middle of what was looked at. */
  readonly at: number
  /** In hertz; 0 where nothing is voiced. */
  readonly hertz: number
}

const lowestHertz = 55
const highestHertz = 420
/** Pitch is looked for at about this rate: its harmonics do not need more. */
const lowRate = 4000
const stepSeconds = 0.01
const windowSeconds = 0.03

/** Likeness of a wave with itself a period later, from which on it is a voice, and how much a shorter period may be less like. */
const leastLikeness = 0.55
const nearlyAsLike = 0.88

/**
 * Follows the pitch of one voice, every 10 ms, by normalised correlation of the wave with itself.
 * @param pcm samples from −1 to 1
 */
export function trackPitch(pcm: Float32Array, sampleRate: number): PitchFrame[] {
  const step = Math.max(1, Math.round(sampleRate / lowRate))
  const rate = sampleRate / step
  const low = averaged(pcm, step)
  const frames: PitchFrame[] = []
  const window = Math.round(windowSeconds * rate)
  const longest = Math.ceil(rate / lowestHertz)
  const loudest = low.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  for (let from = 0; from + window + longest < low.length; from += stepSeconds * rate) {
    const start = Math.round(from)
    const at = (start + window / 2) / rate
    frames.push({ at, hertz: pitchAt(low, start, window, rate, loudest * 0.02) })
  }
  return withoutOutliers(frames)
}

function averaged(pcm: Float32Array, step: number): Float32Array {
  return Float32Array.from({ length: Math.floor(pcm.length / step) }, (_, index) => {
    let sum = 0
    for (let at = 0; at < step; at++) sum += pcm[index * step + at] as number
    return sum / step
  })
}

function pitchAt(low: Float32Array, start: number, window: number, rate: number, quiet: number): number {
  const energy = energyOf(low, start, window)
  if (Math.sqrt(energy / window) < quiet) return 0
  const shortest = Math.floor(rate / highestHertz)
  const longest = Math.ceil(rate / lowestHertz)
  const likeness = new Float32Array(longest + 2)
  let most = 0
  let other = energyOf(low, start + shortest - 1, window)
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    let sum = 0
    for (let at = start; at < start + window; at++) sum += (low[at] as number) * (low[at + lag] as number)
    likeness[lag] = sum / Math.sqrt(energy * other + 1e-12)
    most = Math.max(most, likeness[lag] as number)
    other += (low[start + lag + window] ?? 0) ** 2 - (low[start + lag] ?? 0) ** 2
  }
  if (most < leastLikeness) return 0
  for (let lag = shortest; lag <= longest; lag++) {
    const [before = 0, here = 0, after = 0] = likeness.subarray(lag - 1, lag + 2)
    if (here < most * nearlyAsLike || here < before || here < after) continue
    const bend = before - 2 * here + after
    return rate / (lag + (bend < 0 ? (before - after) / 2 / bend : 0))
  }
  return 0
}

function energyOf(low: Float32Array, start: number, window: number): number {
  let sum = 0
  for (let at = start; at < start + window; at++) sum += (low[at] ?? 0) ** 2
  return sum
}

/** A single frame that jumps is an octave taken for another; a single voiced one is no voice. */
function withoutOutliers(frames: readonly PitchFrame[]): PitchFrame[] {
  return frames.map((frame, index) => {
    const near = frames
      .slice(Math.max(0, index - 2), index + 3)
      .map(({ hertz }) => hertz)
      .sort((a, b) => a - b)
    const middle = near[near.length >> 1] ?? 0
    const isJump = frame.hertz > 0 && middle > 0 && Math.abs(Math.log2(frame.hertz / middle)) > 0.25
    return isJump || middle === 0 ? { ...frame, hertz: middle } : frame
  })
}
