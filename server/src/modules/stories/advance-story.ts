import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Events } from '../../platform/events/index.ts'
import { releaseReservation, spendReservation } from '../plans/index.ts'
import { lockStory, markStory } from './stories.queries.ts'
import { isReady } from './story-progress.ts'

interface Needs {
  readonly db: Kysely<Schema>
  readonly events: Events
}

export const storyTopic = (id: string) => `story:${id}`

/**
 * Called after every step. Whoever finishes last finds everything there, makes the story ready and spends the quota: once,
 * because the row is locked. Whoever follows the story hears of each step when it is committed. A story that was deleted waits
 * as it is: bringing it back comes here too.
 */
export async function advanceStory({ db, events }: Needs, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const story = await lockStory(trx, id)
    if (!story || story.deletedAt) return
    if (story.status === 'generating' && (await isReady(trx, id))) await settle(trx, id, 'ready')
    await events.publish(trx, storyTopic(id), {})
  })
}

/** No story comes of it: says so, and gives the quota back. A story that is ready stays ready. */
export async function failStory({ db, events }: Needs, id: string, failure: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const story = await lockStory(trx, id)
    if (story?.status !== 'generating') return
    await settle(trx, id, 'failed', failure)
    await events.publish(trx, storyTopic(id), {})
  })
}

async function settle(trx: Transaction<Schema>, id: string, status: 'ready' | 'failed', failure?: string) {
  await markStory(trx, id, status, failure)
  if (status === 'ready') await spendReservation(trx, id)
  else await releaseReservation(trx, id)
}
