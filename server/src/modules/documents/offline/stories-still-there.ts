import { createHash } from 'node:crypto'
import type { OfflineStoryState, Story } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import { presentStory, readableStory } from '../../stories/index.ts'

/** Those of the stories that the account may still read; deleted and unshared ones are left out. */
export async function storiesStillThere(
  db: Kysely<Schema>,
  account: Account,
  ids: readonly string[],
): Promise<OfflineStoryState[]> {
  const found: OfflineStoryState[] = []
  // One after the other: a device in no hurry should not hold every connection.
  for (const id of new Set(ids)) {
    const story = await readable(db, account, id)
    if (story) found.push({ id, version: versionOf(story), readingPosition: story.readingPosition })
  }
  return found
}

async function readable(db: Kysely<Schema>, account: Account, id: string) {
  try {
    return await presentStory(db, account, await readableStory(db, account, id))
  } catch (error) {
    // Gone, or of a family that is closed: either way it is not this reader's any more.
    if (error instanceof ExpectedError && error.status < 500) return null
    throw error
  }
}

/** Where somebody stopped is no part of it: that changes every evening. */
export function versionOf({ readingPosition: _, ...story }: Story): string {
  return createHash('sha256').update(JSON.stringify(story)).digest('hex').slice(0, 20)
}
