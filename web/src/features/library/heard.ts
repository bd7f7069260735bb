import type { StoryCard } from '@nightlight/contract'
import { placeOf } from '../stories/index.ts'

/** For as many days a story that nobody has opened is marked as new. */
const newForMs = 3 * 86_400_000

export interface Heard {
  readonly isNew: boolean
  /** Up to where it was heard, in percent; null at its beginning and once it has ended. */
  readonly percent: number | null
}

/** How far a story was heard, on any device of the account. */
export function heardOf(story: StoryCard): Heard {
  const { duration, isSample, createdAt } = story
  const place = placeOf(story)
  if (!place) return { isNew: !isSample && Date.now() - Date.parse(createdAt) < newForMs, percent: null }
  const share = (place.positionMs ?? 0) / (duration * 60_000)
  return { isNew: false, percent: share > 0 ? Math.min(99, Math.max(1, Math.round(share * 100))) : null }
}
