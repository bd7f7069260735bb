import type { StoryCard } from '@nightlight/contract'
import { draftKey } from '../../lib/account-items.ts'
import { loadItem, removeItem, saveItem } from '../../lib/storage.ts'

/** Like a draft it belongs to an account, and goes when that signs out. */
const keyOf = (userId: number) => draftKey(userId, '-making')

/** Remembers which stories are being made, so that a page that is opened without a connection still says so. */
export function rememberMaking(userId: number, stories: readonly StoryCard[]): void {
  if (stories.length === 0) removeItem(keyOf(userId))
  else saveItem(keyOf(userId), stories)
}

export function rememberedMaking(userId: number): StoryCard[] {
  const stored = loadItem(keyOf(userId))
  // Written by this app alone, of whatever release: the id is all that the header cannot do without.
  return Array.isArray(stored) ? stored.filter((story) => typeof story?.id === 'string') : []
}
