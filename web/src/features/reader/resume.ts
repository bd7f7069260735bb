import { forget, recall, remember } from '../../lib/storage.ts'

const keyOf = (storyId: string) => `nightlight-place-${storyId}`
/** A place this close to either end is no place to come back to. */
const marginMs = 3000

/** Where this device stopped listening, in milliseconds; 0 at the beginning. */
export function placeIn(storyId: string): number {
  const kept = recall(keyOf(storyId))
  return typeof kept === 'number' && Number.isFinite(kept) && kept > 0 ? kept : 0
}

/** @param durationMs null while the story is still being recorded */
export function keepPlace(storyId: string, positionMs: number, durationMs: number | null): void {
  const nearEnd = durationMs !== null && positionMs > durationMs - marginMs
  if (positionMs < marginMs || nearEnd) forget(keyOf(storyId))
  else remember(keyOf(storyId), Math.round(positionMs))
}
