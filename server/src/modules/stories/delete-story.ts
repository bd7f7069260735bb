import { restorableMinutes } from '@nightlight/contract'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { releaseReservation, takeReservationAgain } from '../plans/index.ts'
import { advanceStory, storyTopic } from './advance-story.ts'
import type { OwnStory } from './read/readable-story.ts'
import { removeEmptySeries } from './series/series.queries.ts'
import {
  lockDeleted,
  markDeleted,
  markRestored,
  removeStory,
  selectDeletedLongAgo,
} from './stories.queries.ts'

/**
 * Takes a story out of every sight at once, with its pictures and sound. A story in the making gives its quota back; the work
 * on it goes on, since it may be brought back.
 */
export async function deleteStory({ db, events }: Pick<PlatformDeps, 'db' | 'events'>, story: OwnStory) {
  await db.transaction().execute(async (trx) => {
    await markDeleted(trx, story.id)
    await releaseReservation(trx, story.id)
    await events.publish(trx, storyTopic(story.id), {})
  })
}

/**
 * Brings back what was deleted a few minutes ago.
 * @throws {NotFound} when it is too late, or it was another family's
 * @throws {QuotaExceeded} for a story in the making whose quota has gone into another one since
 */
export async function restoreStory(
  deps: Pick<PlatformDeps, 'db' | 'events' | 'metrics'>,
  account: Account,
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const story = await lockDeleted(trx, account.id, id, restorableMinutes)
    if (!story) throw new NotFound('Story')
    if (story.status === 'generating') await takeReservationAgain(trx, account, id)
    await markRestored(trx, id)
  })
  // It may have been finished while nobody could see it.
  await advanceStory(deps, id)
}

/** A wish to bring a story back that was made in the last moment has this long to be fulfilled. */
const graceMinutes = 1

/**
 * Removes for good what nobody can bring back any more. Files go first: while they go the row is out of sight already, and if
 * something breaks in between, the next run finds it again.
 * @returns how many stories went
 */
export async function removeDeletedStories({
  db,
  files,
}: Pick<PlatformDeps, 'db' | 'files'>): Promise<number> {
  const stories = await selectDeletedLongAgo(db, restorableMinutes + graceMinutes)
  for (const { id } of stories) {
    await files.removeAll(`stories/${id}/`)
    await removeStory(db, id)
  }
  if (stories.length > 0) await removeEmptySeries(db)
  return stories.length
}
