import type { KeptNow } from '@nightlight/contract'
import type { KeptStory } from './kept.ts'

export interface Visit {
  /** Not there any more for this account, or more than its plan keeps. */
  readonly remove: readonly KeptStory[]
  /** Changed since they were kept. */
  readonly renew: readonly KeptStory[]
  /** Of those removed, how many the plan has no room for. */
  readonly beyondPlan: number
}

/** What a device does when it is back on a network. The stories that were kept last are given up first. */
export function planVisit(
  kept: readonly KeptStory[],
  now: { allowance: number | null; stories: readonly Pick<KeptNow, 'id' | 'version'>[] },
): Visit {
  const versions = new Map(now.stories.map(({ id, version }) => [id, version]))
  const there = kept.filter(({ id }) => versions.has(id))
  const stays = now.allowance === null ? there : there.slice(0, now.allowance)
  return {
    remove: kept.filter((story) => !stays.includes(story)),
    renew: stays.filter(({ id, version }) => versions.get(id) !== version),
    beyondPlan: there.length - stays.length,
  }
}
