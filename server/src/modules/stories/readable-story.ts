import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { selectAccess } from './stories.queries.ts'

declare const readable: unique symbol
declare const owned: unique symbol

/** The id of a story that the reader may see. Only this file makes one. */
export type ReadableStory = { readonly id: string; readonly isOwner: boolean; readonly [readable]: true }

/** The id of a story that the reader may change, share and delete. */
export type OwnStory = { readonly id: string; readonly [owned]: true }

/** Its owner may read a story, and everybody a sample or what its owner has shared. For others there is no such story. */
export async function readableStory(
  db: Kysely<Schema>,
  reader: Account | null,
  id: string,
): Promise<ReadableStory> {
  const story = await selectAccess(db, id)
  const isOwner = story !== undefined && reader !== null && story.userId === reader.id
  if (!story || !(isOwner || story.isSample || story.sharedAt)) throw new NotFound('Story')
  return { id, isOwner } as ReadableStory
}

export async function ownStory(db: Kysely<Schema>, account: Account, id: string): Promise<OwnStory> {
  const story = await readableStory(db, account, id)
  if (!story.isOwner) throw new NotFound('Story')
  return { id } as OwnStory
}
