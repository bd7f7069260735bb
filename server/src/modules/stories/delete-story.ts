import type { Deps } from '../../deps.ts'
import { releaseReservation } from '../plans/index.ts'
import type { OwnStory } from './readable-story.ts'
import { removeStory } from './stories.queries.ts'

/**
 * Deletes a story with its pictures and sound. A job that is at work on it finds nothing to save to and ends. The row goes
 * first: a story without files would be broken, files without a story are only out of sight.
 */
export async function deleteStory({ db, files }: Pick<Deps, 'db' | 'files'>, story: OwnStory): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await removeStory(trx, story.id)
    await releaseReservation(trx, story.id)
  })
  await files.removeAll(`stories/${story.id}/`)
}
