import { measureLoudness } from './loudness.ts'

/** A difference in LU that nobody hears. */
const toleranceLu = 0.3

/** How far ahead the limiter looks, and its release time. */
const lookAheadSeconds = 0.005
const releaseSeconds = 0.08

/**
 * Brings a recording to a loudness, and its peaks under a ceiling.
 * @param pcm samples from −1 to 1; not changed
 * @param targetLufs integrated loudness by BS.1770
 * @param ceilingDb highest true peak in dBTP
 */
export function level(
  pcm: Float32Array,
  sampleRate: number,
  targetLufs: number,
  ceilingDb: number,
): Float32Array {
  return levelled(pcm, sampleRate, targetLufs, ceilingDb).pcm
}

/** The gain in decibels that `level` would give a recording, for others that are to keep their distance from it; null for silence. */
export function gainTo(
  pcm: Float32Array,
  sampleRate: number,
  targetLufs: number,
  ceilingDb: number,
): number | null {
  return levelled(pcm, sampleRate, targetLufs, ceilingDb).gainDb
}

function levelled(pcm: Float32Array, sampleRate: number, targetLufs: number, ceilingDb: number) {
  const loudness = measureLoudness(pcm, sampleRate)
  if (!Number.isFinite(loudness)) return { pcm: pcm.slice(), gainDb: null }
  let gainDb = targetLufs - loudness
  let limited = limit(scaled(pcm, gainDb), sampleRate, ceilingDb)
  // Limiting lowers the loudness; each round makes up for that, until it is near enough or hardly anything can be gained.
  for (let round = 0; round < 4; round++) {
    const missing = targetLufs - measureLoudness(limited, sampleRate)
    if (Math.abs(missing) < toleranceLu) break
    gainDb += missing
    limited = limit(scaled(limited, missing), sampleRate, ceilingDb)
  }
  return { pcm: limited, gainDb }
}

/** Highest peak of the curve through the samples, in dB; measured at four times the rate. Source: BS.1770-5, annex 2. */
export function truePeak(pcm: Float32Array): number {
  let highest = 0
  for (let index = 0; index < pcm.length; index++) highest = Math.max(highest, Math.abs(pcm[index] ?? 0))
  // The curve rises above its samples by a few decibels at most, so its peak is near one of the highest samples.
  const threshold = highest / 2
  for (let index = 0; index < pcm.length; index++) {
    if (Math.abs(pcm[index] ?? 0) > threshold) highest = Math.max(highest, peakAround(pcm, index))
  }
  return 20 * Math.log10(highest)
}

/** A recording that is louder by so many decibels. */
export function scaled(pcm: Float32Array, gainDb: number): Float32Array {
  const gain = 10 ** (gainDb / 20)
  return pcm.map((sample) => sample * gain)
}

/** Keeps peaks under a ceiling: lowers the gain smoothly before a peak that would exceed the ceiling, and raises it slowly afterwards. */
export function limit(pcm: Float32Array, sampleRate: number, ceilingDb: number): Float32Array {
  const over = truePeak(pcm)
  if (over <= ceilingDb) return pcm
  const ceiling = 10 ** ((ceilingDb - 0.3) / 20)
  const ahead = Math.round(lookAheadSeconds * sampleRate)
  const release = 1 - Math.exp(-1 / (releaseSeconds * sampleRate))
  const needed = neededGain(pcm, ceiling)
  const lowest = lowestAhead(needed, ahead)
  const output = new Float32Array(pcm.length)
  let gain = 1
  let target = 1
  for (let index = 0; index < pcm.length; index++) {
    target = lowest[index] ?? 1
    gain = target < gain ? gain + (target - gain) * (3 / ahead) : gain + (target - gain) * release
    output[index] = (pcm[index] ?? 0) * Math.min(gain, needed[index] ?? 1)
  }
  return output
}

/** Gain that keeps each sample and the curve between it and its neighbours under the ceiling. */
function neededGain(pcm: Float32Array, ceiling: number): Float32Array {
  return pcm.map((sample, index) => {
    if (Math.abs(sample) < ceiling / 2) return 1
    const peak = peakAround(pcm, index)
    return peak > ceiling ? ceiling / peak : 1
  })
}

/** Highest point of the curve from half a sample before to half a sample after, at quarters of a sample. */
function peakAround(pcm: Float32Array, index: number): number {
  let peak = 0
  for (const kernel of quarterKernels) {
    let sum = 0
    for (let tap = 0; tap < kernel.length; tap++)
      sum += (pcm[index + tap - kernelReach] ?? 0) * (kernel[tap] ?? 0)
    peak = Math.max(peak, Math.abs(sum))
  }
  return peak
}

const kernelReach = 8
const quarterKernels = [-0.5, -0.25, 0, 0.25, 0.5].map((shift) =>
  Array.from({ length: 2 * kernelReach + 1 }, (_, tap) => windowedSinc(tap - kernelReach - shift)),
)

function windowedSinc(x: number): number {
  if (x === 0) return 1
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (kernelReach + 1)))
}

/** Of each sample, the lowest of the gains from it to `ahead` samples later. */
function lowestAhead(needed: Float32Array, ahead: number): Float32Array {
  const lowest = new Float32Array(needed.length)
  // Where gains are that are lower than all before them up to the present sample: the first is the lowest of those ahead.
  const falling = new Int32Array(needed.length)
  let [first, end] = [0, 0]
  for (let index = needed.length - 1; index >= 0; index--) {
    const gain = needed[index] ?? 1
    while (end > first && (needed[falling[end - 1] ?? 0] ?? 1) >= gain) end--
    falling[end++] = index
    if ((falling[first] ?? 0) >= index + ahead) first++
    lowest[index] = needed[falling[first] ?? index] ?? 1
  }
  return lowest
}
