import type { OfflineStoryState } from '@nightlight/contract'
import type { OfflineStory } from './offline-stories.ts'

export interface Visit {
  /** Deleted, or more than the plan allows. */
  readonly remove: readonly OfflineStory[]
  /** Changed since they were saved. */
  readonly renew: readonly OfflineStory[]
  /** How many of the removed ones exceed the plan. */
  readonly beyondPlan: number
}

/** What to do when the device is online again. The stories that were saved last are removed first. */
export function planSync(
  saved: readonly OfflineStory[],
  now: { allowance: number | null; stories: readonly Pick<OfflineStoryState, 'id' | 'version'>[] },
): Visit {
  const versions = new Map(now.stories.map(({ id, version }) => [id, version]))
  const existing = saved.filter(({ id }) => versions.has(id))
  const stays = now.allowance === null ? existing : existing.slice(0, now.allowance)
  return {
    remove: saved.filter((story) => !stays.includes(story)),
    renew: stays.filter(({ id, version }) => versions.get(id) !== version),
    beyondPlan: existing.length - stays.length,
  }
}
