import { type PitchFrame, trackPitch } from './pitch-track.ts'

/** Where nothing is voiced, sound is taken over in pieces of this length. */
const unvoicedSeconds = 0.005

/**
 * Moves the pitch of a voice along a curve and leaves everything where it is in time: periods of the voice are cut out, and laid
 * nearer to each other or farther apart (pitch-synchronous overlap and add; Moulines and Charpentier, 1990).
 * @param pcm one voice, samples from −1 to 1
 * @param semitonesAt how far it is to be moved, by the time in seconds and how many semitones it is there above its middle
 */
export function bendPitch(
  pcm: Float32Array,
  sampleRate: number,
  semitonesAt: (seconds: number, aboveMiddle: number) => number,
): Float32Array {
  const frames = trackPitch(pcm, sampleRate)
  const middle = middleOf(frames)
  const marks = marksOf(pcm, sampleRate, frames)
  const output = new Float32Array(pcm.length)
  const weights = new Float32Array(pcm.length)
  let nearest = 0
  let at = marks[0]?.at ?? 0
  while (nearest < marks.length && at < pcm.length) {
    while (
      nearest + 1 < marks.length &&
      Math.abs((marks[nearest + 1]?.at ?? 0) - at) <= Math.abs((marks[nearest]?.at ?? 0) - at)
    )
      nearest++
    const mark = marks[nearest]
    if (!mark) break
    const semitones = mark.isVoiced
      ? semitonesAt(at / sampleRate, 12 * Math.log2(sampleRate / mark.period / middle))
      : 0
    addGrain({ pcm, output, weights }, mark, Math.round(at), madeUp(semitones))
    const next = marks[nearest + 1]
    if (!next) break
    if (!mark.isVoiced) {
      // Noise stays where it is.
      at = Math.max(next.at, at + 1)
      continue
    }
    at += mark.period / 2 ** (semitones / 12)
    if (!next.isVoiced && at >= next.at) at = next.at
  }
  return output.map((sample, index) => {
    const weight = weights[index] ?? 0
    return weight > 0.05 ? sample / weight : (pcm[index] ?? 0)
  })
}

/** Periods that overlap otherwise than they did cancel each other in part, by about half a decibel for a semitone upwards. */
const madeUp = (semitones: number) => 1 + (semitones > 0 ? 0.064 : -0.034) * semitones

function middleOf(frames: readonly PitchFrame[]): number {
  const pitches = frames.flatMap(({ hertz }) => (hertz > 0 ? [hertz] : [])).sort((a, b) => a - b)
  return pitches[pitches.length >> 1] ?? 150
}

interface Mark {
  readonly at: number
  /** Samples to the next one. */
  readonly period: number
  readonly isVoiced: boolean
}

interface Sounds {
  readonly pcm: Float32Array
  readonly output: Float32Array
  readonly weights: Float32Array
}

function addGrain({ pcm, output, weights }: Sounds, { at, period }: Mark, to: number, gain: number): void {
  const reach = Math.round(period)
  for (let offset = -reach; offset <= reach; offset++) {
    const from = at + offset
    const place = to + offset
    if (from < 0 || from >= pcm.length || place < 0 || place >= output.length) continue
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * offset) / (reach + 1))
    output[place] = (output[place] as number) + gain * weight * (pcm[from] as number)
    weights[place] = (weights[place] as number) + weight
  }
}

/** Marks at the same point of each period where there is a voice, and evenly elsewhere. */
function marksOf(pcm: Float32Array, sampleRate: number, frames: readonly PitchFrame[]): Mark[] {
  const marks: Mark[] = []
  const even = Math.round(unvoicedSeconds * sampleRate)
  let at = 0
  const fillUpTo = (end: number) => {
    for (; at < end; at += even) marks.push({ at, period: even, isVoiced: false })
  }
  for (const { from, to, frames: run } of voicedRuns(frames, sampleRate)) {
    const places = voicedMarks(pcm, Math.max(from, at), Math.min(to, pcm.length), run, sampleRate)
    if (places.length < 3) continue
    fillUpTo((places[0] ?? 0) - even / 2)
    for (const [index, place] of places.slice(0, -1).entries())
      marks.push({ at: place, period: (places[index + 1] ?? place) - place, isVoiced: true })
    at = places.at(-1) ?? at
  }
  fillUpTo(pcm.length)
  return marks
}

function voicedRuns(frames: readonly PitchFrame[], sampleRate: number) {
  const runs: { from: number; to: number; frames: PitchFrame[] }[] = []
  let run: PitchFrame[] = []
  const end = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && run.length > 2)
      runs.push({
        from: Math.round(first.at * sampleRate),
        to: Math.round(last.at * sampleRate),
        frames: run,
      })
    run = []
  }
  for (const frame of frames) {
    if (frame.hertz > 0) run.push(frame)
    else end()
  }
  end()
  return runs
}

/** From the highest peak to both sides, each mark where the wave is most like that around the last one. */
function voicedMarks(
  pcm: Float32Array,
  from: number,
  to: number,
  frames: readonly PitchFrame[],
  sampleRate: number,
): number[] {
  const periodAt = (at: number) => {
    const first = frames[0]
    const index = Math.round((at / sampleRate - (first?.at ?? 0)) * 100)
    const frame = frames[Math.max(0, Math.min(frames.length - 1, index))]
    return sampleRate / (frame?.hertz || 150)
  }
  let peak = from
  for (let at = from; at < to; at++) if ((pcm[at] ?? 0) > (pcm[peak] ?? 0)) peak = at
  const later: number[] = []
  for (let at = peak; ; ) {
    at = mostAlike(pcm, at, periodAt(at))
    if (at >= to) break
    later.push(at)
  }
  const earlier: number[] = []
  for (let at = peak; ; ) {
    at = mostAlike(pcm, at, -periodAt(at))
    if (at <= from) break
    earlier.push(at)
  }
  return [...earlier.reverse(), peak, ...later]
}

/** How far from where a period should end it is looked for. */
const searchShare = 0.15

function mostAlike(pcm: Float32Array, at: number, period: number): number {
  const size = Math.abs(period)
  const reach = Math.max(1, Math.round(size * searchShare))
  const half = Math.round(size / 2)
  const expected = Math.round(at + period)
  let best = expected
  let most = Number.NEGATIVE_INFINITY
  for (let place = expected - reach; place <= expected + reach; place++) {
    let sum = 0
    for (let offset = -half; offset < half; offset += 2)
      sum += (pcm[at + offset] ?? 0) * (pcm[place + offset] ?? 0)
    if (sum > most) {
      most = sum
      best = place
    }
  }
  return best
}
