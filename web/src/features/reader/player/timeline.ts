import type { NarrationSection, WordTiming } from '@nightlight/contract'

/** The sections that can be played, in order. */
export type Timeline = readonly Pick<NarrationSection, 'position' | 'startMs' | 'durationMs' | 'words'>[]

/** The end of the last section. */
export function endOf(timeline: Timeline): number {
  const last = timeline.at(-1)
  return last ? last.startMs + last.durationMs : 0
}

/** The index of the section that plays at a time of the whole story; a pause belongs to the section before it. -1 if there is none. */
export const sectionAt = (timeline: Timeline, ms: number): number =>
  lastStartedBy(timeline, ms, (section) => section.startMs, 0)

/** The index of the word that is spoken, or was spoken last, at a time within the section. -1 before the first. */
export const wordAt = (words: readonly WordTiming[], ms: number): number =>
  lastStartedBy(words, ms, ([, , from]) => from, -1)

/** A pause that is long enough for changing the file. */
const pauseMs = 300

/** Whether the voice is silent at a time of the whole story, and for a little longer. */
export function isPause(timeline: Timeline, ms: number): boolean {
  const section = timeline[sectionAt(timeline, ms)]
  if (!section) return true
  const at = ms - section.startMs
  const word = wordAt(section.words, at)
  const end = section.words[word]?.[3] ?? 0
  const next = section.words[word + 1]?.[2] ?? section.durationMs
  return at >= end && next - at >= pauseMs
}

function lastStartedBy<T>(
  list: readonly T[],
  ms: number,
  startOf: (entry: T) => number,
  before: number,
): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = list[middle]
    if (entry !== undefined && startOf(entry) <= ms) low = middle + 1
    else high = middle
  }
  return list.length === 0 ? -1 : Math.max(before, low - 1)
}

/** Minutes and seconds: 3:07. */
export function formatTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The same for screen readers: '3 minutes 7 seconds'. */
export function spokenTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const part = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0
    ? part(seconds, 'second')
    : `${part(minutes, 'minute')} ${part(seconds % 60, 'second')}`
}
