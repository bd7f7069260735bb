import type { StoryCard } from '@nightlight/contract'
import { placeIn } from '../stories/index.ts'

/** For as many days a story that nobody has opened here is marked as new. */
const newForMs = 3 * 86_400_000

export interface Heard {
  readonly isNew: boolean
  /** Up to where it was heard on this device, in percent; null at its beginning and once it has ended. */
  readonly percent: number | null
}

/** How far a story was heard on this device. */
export function heardOf({ id, duration, isSample, createdAt }: StoryCard): Heard {
  const place = placeIn(id)
  if (!place) return { isNew: !isSample && Date.now() - Date.parse(createdAt) < newForMs, percent: null }
  const share = (place.positionMs ?? 0) / (duration * 60_000)
  return { isNew: false, percent: share > 0 ? Math.min(99, Math.max(1, Math.round(share * 100))) : null }
}
