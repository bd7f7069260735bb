import type { WordTiming } from '@nightlight/contract'
import { type PitchFrame, trackPitch } from '../src/platform/audio/pitch-track.ts'

/** Pitch of a voice: its mean in hertz, and how far it moves around that, as a standard deviation in semitones. */
export function pitchOf(pcm: Float32Array, sampleRate: number): { hertz: number; semitones: number } {
  const pitches = semitonesIn(trackPitch(pcm, sampleRate), 0, Number.POSITIVE_INFINITY).map(
    ([, height]) => height,
  )
  const mean = meanOf(pitches)
  return { hertz: 2 ** (mean / 12), semitones: spreadOf(pitches) }
}

/** Semitones between two frames that no voice moves: an octave was taken for another. One such frame at an end tilts the whole line. */
const octaveApart = 8

/**
 * Semitones that the melody rises from the beginning of a stretch to its end, by the line through it; null where it is not voiced.
 * @param track of the whole recording, as `trackPitch` gives it
 */
export function riseWithin(track: readonly PitchFrame[], fromMs: number, toMs: number): number | null {
  const heard = semitonesIn(track, fromMs / 1000, toMs / 1000)
  const points = heard.filter(([, pitch], index) =>
    [heard[index - 1], heard[index + 1]].some((next) => next && Math.abs(next[1] - pitch) < octaveApart),
  )
  if (points.length < 4) return null
  const [time, height] = [meanOf(points.map(([at]) => at)), meanOf(points.map(([, pitch]) => pitch))]
  const over = points.reduce((sum, [at]) => sum + (at - time) ** 2, 0)
  const slope = points.reduce((sum, [at, pitch]) => sum + (at - time) * (pitch - height), 0) / over
  return slope * ((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0))
}

function semitonesIn(track: readonly PitchFrame[], from: number, to: number) {
  return track.flatMap(({ at, hertz }): [number, number][] =>
    hertz > 0 && at >= from && at <= to ? [[at, 12 * Math.log2(hertz)]] : [],
  )
}

/**
 * How far word times are from the sound, in milliseconds, one figure for each word after a pause: where a word follows silence, the
 * moment at which energy rises (louder than −45 dB for five milliseconds) can be seen. The times know nothing of that.
 */
export function onsetErrors(pcm: Float32Array, words: readonly WordTiming[], sampleRate: number): number[] {
  return words.flatMap(([, , from], index) => {
    const before = words[index - 1]?.[3] ?? 0
    const onset = from - before < 400 ? null : onsetAfter(pcm, before + 150, sampleRate)
    return onset === null ? [] : [Math.abs(onset - from)]
  })
}

function onsetAfter(pcm: Float32Array, fromMs: number, sampleRate: number): number | null {
  const frame = (5 * sampleRate) / 1000
  for (let at = Math.round((fromMs * sampleRate) / 1000); at + frame < pcm.length; at += frame / 5) {
    const power = pcm.subarray(at, at + frame).reduce((sum, sample) => sum + sample * sample, 0) / frame
    if (10 * Math.log10(power) > -45) return (at * 1000) / sampleRate
  }
  return null
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
