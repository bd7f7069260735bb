import type { OfflineStoryState } from '@nightlight/contract'
import type { OfflineStory } from './offline-stories.ts'

export interface SyncPlan {
  /** Deleted, or more than the plan allows. */
  readonly remove: readonly OfflineStory[]
  /** Changed since they were saved. */
  readonly update: readonly OfflineStory[]
  /** How many of the removed ones exceed the plan. */
  readonly beyondPlan: number
}

/** Plans the sync when the device is online again. What nobody asked for is removed first, then the stories that were saved last. */
export function planSync(
  saved: readonly OfflineStory[],
  latest: { allowance: number | null; stories: readonly Pick<OfflineStoryState, 'id' | 'version'>[] },
): SyncPlan {
  const versions = new Map(latest.stories.map(({ id, version }) => [id, version]))
  const existing = saved
    .filter(({ id }) => versions.has(id))
    .toSorted((a, b) => Number(a.byItself ?? false) - Number(b.byItself ?? false))
  const retained = latest.allowance === null ? existing : existing.slice(0, latest.allowance)
  return {
    remove: saved.filter((story) => !retained.includes(story)),
    update: retained.filter(({ id, version }) => versions.get(id) !== version),
    beyondPlan: existing.length - retained.length,
  }
}
