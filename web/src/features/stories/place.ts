import type { StoryCard } from '@nightlight/contract'
import { placeKeys } from '../../lib/account-items.ts'
import { loadItem } from '../../lib/storage.ts'

/** Where somebody stopped in a story. */
export interface Place {
  readonly at: number
  readonly section: number
  readonly positionMs: number | null
}

/** The later of where this device stopped and where the account did on any; null for a story that was never played or read. */
export function placeOf({ id, place: saved }: Pick<StoryCard, 'id' | 'place'>): Place | null {
  const here = placeIn(id)
  // Cards that were saved on the device by an earlier release have no place.
  if (!saved) return here
  const at = Date.parse(saved.at)
  return here && here.at >= at ? here : { ...saved, at }
}

/** null for a story that was never played or read on this device. */
function placeIn(storyId: string): Place | null {
  const stored = loadItem(`${placeKeys}${storyId}`)
  if (typeof stored !== 'object' || stored === null) return null
  const { at, section, positionMs } = stored as Record<string, unknown>
  if (typeof at !== 'number' || typeof section !== 'number') return null
  return { at, section, positionMs: typeof positionMs === 'number' ? positionMs : null }
}
