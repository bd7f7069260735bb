import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { releaseReservation, spendReservation } from '../plans/index.ts'
import { isReady } from './read/story-progress.ts'
import { lockStory } from './stories.queries.ts'
import { markStory } from './written-story.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'events' | 'metrics'>

export const storyTopic = (id: string) => `story:${id}`

/**
 * Called after every step. The last step finds everything complete, marks the story ready and spends the quota: only once,
 * because the row is locked. Subscribers are notified of each step when it is committed. A deleted story is left as it is:
 * restoring it calls this too.
 */
export async function advanceStory({ db, events, metrics }: Deps, id: string): Promise<void> {
  const isSettled = await db.transaction().execute(async (trx) => {
    const story = await lockStory(trx, id)
    if (!story || story.deletedAt) return false
    const becomesReady = story.status === 'generating' && (await isReady(trx, id))
    if (becomesReady) await settle(trx, id, 'ready')
    await events.publish(trx, storyTopic(id), {})
    return becomesReady
  })
  if (isSettled) metrics.storySettled('ready')
}

/** Marks a story that cannot be made as failed, and gives the quota back. A story that is ready stays ready. */
export async function failStory({ db, events, metrics }: Deps, id: string, failure: string): Promise<void> {
  const isSettled = await db.transaction().execute(async (trx) => {
    const story = await lockStory(trx, id)
    if (story?.status !== 'generating') return false
    await settle(trx, id, 'failed', failure)
    await events.publish(trx, storyTopic(id), {})
    return true
  })
  if (isSettled) metrics.storySettled('failed')
}

async function settle(trx: Transaction<Schema>, id: string, status: 'ready' | 'failed', failure?: string) {
  await markStory(trx, id, status, failure)
  if (status === 'ready') await spendReservation(trx, id)
  else await releaseReservation(trx, id)
}
