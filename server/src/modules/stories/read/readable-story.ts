import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { Account, ChildScreenSession } from '../../../platform/http/account.ts'
import { canShare, familyWith, requireOpen } from '../../families/index.ts'
import { type AccessRow, selectAccess } from '../stories.queries.ts'

declare const readable: unique symbol
declare const owned: unique symbol

/** The id of a story that the reader may see. Only this file makes one. */
export type ReadableStory = {
  readonly id: string
  readonly isOwner: boolean
  /** Every visitor may read it. */
  readonly isSample: boolean
  /** First name of the owner, for a member of the family; else null. */
  readonly familyOf: string | null
  readonly [readable]: true
}

/** The id of a story that the reader may change, share and delete. */
export type OwnStory = { readonly id: string; readonly [owned]: true }

/**
 * A story may be read by its owner, by members of the family, and by everybody if it is a sample or its owner shares it.
 * @throws {NotFound} for others, as if the story did not exist
 * @throws {FamilyClosed} for a member while the owner's plan has no family sharing
 */
export async function readableStory(
  db: Kysely<Schema>,
  reader: Account | null,
  id: string,
): Promise<ReadableStory> {
  const story = await selectAccess(db, id)
  if (!story) throw new NotFound('Story')
  const { userId, isSample } = story
  const screen = reader?.childScreen
  if (screen) return storyOfScreen(story, reader.id, screen)
  const isOwner = reader !== null && userId === reader.id
  if (story.awaitsParent && !isOwner) throw new NotFound('Story')
  const family = reader && userId && !isOwner ? await familyWith(db, reader, userId) : null
  const familyOf = family && canShare(family) ? family.firstName : null
  if (!(isOwner || familyOf !== null || isSample || story.isShared)) {
    if (family) requireOpen(family)
    throw new NotFound('Story')
  }
  return { id, isOwner, isSample, familyOf } as ReadableStory
}

/** On a child's screen: what is on that child's shelf, within its hours, and nothing that only an owner may do with it. */
function storyOfScreen(
  story: AccessRow,
  ownerId: number,
  { childId, isOpen }: ChildScreenSession,
): ReadableStory {
  const isAboutChild = story.childrenIncluded.some(({ id }) => id === childId && id !== null)
  const isOnShelf = story.userId === ownerId && story.status === 'ready' && !story.awaitsParent
  if (!isOpen || !isAboutChild || !isOnShelf) throw new NotFound('Story')
  return { id: story.id, isOwner: false, isSample: false, familyOf: null } as ReadableStory
}

export async function ownStory(db: Kysely<Schema>, account: Account, id: string): Promise<OwnStory> {
  const story = await readableStory(db, account, id)
  if (!story.isOwner) throw new NotFound('Story')
  return { id } as OwnStory
}
