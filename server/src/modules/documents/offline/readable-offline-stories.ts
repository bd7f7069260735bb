import { createHash } from 'node:crypto'
import type { OfflineStoryState, Story } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import { presentStory, readableStory } from '../../stories/index.ts'

/** Those of the stories that the account may still read; deleted and no longer shared ones are left out. */
export async function readableOfflineStories(
  db: Kysely<Schema>,
  account: Account,
  ids: readonly string[],
): Promise<OfflineStoryState[]> {
  const states: OfflineStoryState[] = []
  // Sequentially: such a background request should not take all database connections.
  for (const id of new Set(ids)) {
    const story = await readStoryIfAllowed(db, account, id)
    if (story) states.push({ id, version: versionOf(story), readingPosition: story.readingPosition })
  }
  return states
}

async function readStoryIfAllowed(db: Kysely<Schema>, account: Account, id: string) {
  try {
    return await presentStory(db, account, await readableStory(db, account, id))
  } catch (error) {
    // Deleted, or in a family whose sharing has ended: either way this reader may no longer read it.
    if (error instanceof ExpectedError && error.status < 500) return null
    throw error
  }
}

/** The reading position is excluded, since it changes every evening. */
export function versionOf({ readingPosition: _, ...story }: Story): string {
  return createHash('sha256').update(JSON.stringify(story)).digest('hex').slice(0, 20)
}
