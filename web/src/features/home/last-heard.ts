import type { StoryCard } from '@nightlight/contract'
import { type Place, placeOf } from '../stories/index.ts'

/** The story to go on with tonight, and where it stopped: null for one to begin. */
export interface Continued {
  readonly story: StoryCard
  readonly place: Place | null
}

/** The story that was stopped last and not at its end; else the newest. */
export function lastHeard(stories: readonly StoryCard[]): Continued | null {
  const ready = stories.filter(({ status }) => status === 'ready')
  const stopped = ready
    .map((story) => ({ story, place: placeOf(story) }))
    .filter(({ place }) => place !== null && (place.section > 0 || (place.positionMs ?? 0) > 0))
    .toSorted((one, other) => (other.place?.at ?? 0) - (one.place?.at ?? 0))
  const [newest] = ready
  return stopped[0] ?? (newest ? { story: newest, place: null } : null)
}

export function placeText(place: Place | null): string {
  if (!place) return 'From the beginning'
  if (!place.positionMs) return `Stopped on page ${place.section + 1}`
  return stoppedText(Math.round(place.positionMs / 1000))
}

/** 'Stopped after 2 min 10 s' */
export function stoppedText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `Stopped after ${[minutes > 0 && `${minutes} min`, `${seconds % 60} s`].filter(Boolean).join(' ')}`
}
