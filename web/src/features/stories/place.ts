import { placeKeys } from '../../lib/account-items.ts'
import { loadItem } from '../../lib/storage.ts'

/** Where somebody stopped in a story, on this device. */
export interface Place {
  readonly at: number
  readonly section: number
  readonly positionMs: number | null
}

/** null for a story that was never played or read on this device. */
export function placeIn(storyId: string): Place | null {
  const stored = loadItem(`${placeKeys}${storyId}`)
  if (typeof stored !== 'object' || stored === null) return null
  const { at, section, positionMs } = stored as Record<string, unknown>
  if (typeof at !== 'number' || typeof section !== 'number') return null
  return { at, section, positionMs: typeof positionMs === 'number' ? positionMs : null }
}
