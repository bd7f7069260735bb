import { restorableMinutes } from '@nightlight/contract'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { releaseReservation, restoreReservation } from '../plans/index.ts'
import { advanceStory, storyTopic } from './advance-story.ts'
import type { OwnStory } from './read/readable-story.ts'
import { removeEmptySeries } from './series/series.queries.ts'
import {
  lockDeleted,
  markDeleted,
  markRestored,
  removeStory,
  selectDeletedBefore,
} from './stories.queries.ts'

/**
 * Hides a story from everybody at once, with its pictures and sound. A story in the making gives its quota back; its jobs
 * continue, since it may be restored.
 */
export async function deleteStory({ db, events }: Pick<PlatformDeps, 'db' | 'events'>, story: OwnStory) {
  await db.transaction().execute(async (trx) => {
    await markDeleted(trx, story.id)
    await releaseReservation(trx, story.id)
    await events.publish(trx, storyTopic(story.id), {})
  })
}

/**
 * Restores a story that was deleted a few minutes ago.
 * @throws {NotFound} when it is too late, or the story is another family's
 * @throws {QuotaExceeded} for a story in the making whose quota has been used by another one since
 */
export async function restoreStory(
  deps: Pick<PlatformDeps, 'db' | 'events' | 'metrics'>,
  account: Account,
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const story = await lockDeleted(trx, account.id, id, restorableMinutes)
    if (!story) throw new NotFound('Story')
    if (story.status === 'generating') await restoreReservation(trx, account, id)
    await markRestored(trx, id)
  })
  // It may have been finished while nobody could see it.
  await advanceStory(deps, id)
}

/** How long a request to restore a story that was made at the last moment has to be completed. */
const graceMinutes = 1

/**
 * Removes for good what can no longer be restored. Files go first: the row is hidden already, and if the run is interrupted in
 * between, the next one finds it again.
 * @returns how many stories were removed
 */
export async function removeDeletedStories({
  db,
  files,
}: Pick<PlatformDeps, 'db' | 'files'>): Promise<number> {
  const stories = await selectDeletedBefore(db, restorableMinutes + graceMinutes)
  for (const { id } of stories) {
    await files.removeAll(`stories/${id}/`)
    await removeStory(db, id)
  }
  if (stories.length > 0) await removeEmptySeries(db)
  return stories.length
}
