import { currentUser, type User } from '@nightlight/contract'
import { mayBeSignedIn } from '../../lib/current-user.ts'
import { currentUserKey, queryClient } from '../../lib/query-client.ts'
import { offlineCache } from './cache-names.ts'
import { putReply } from './cached-reply.ts'
import { removalOfStories } from './offline-stories.ts'

/**
 * Stores who is signed in, on every plan, so that Nightlight opens as theirs without a connection. A device without room remembers
 * nobody: then it opens as a visitor's.
 */
export const rememberUser = (user: User): Promise<void> => rememberReply(user, currentUser.url, user)

/** Stores what a call answered to this user, for when there is no connection. */
export async function rememberReply(user: User, url: string, body: unknown): Promise<void> {
  // Over http:// in a home network browsers have no caches.
  if (!('caches' in globalThis)) return
  try {
    await removalOfStories()
    if (!isSignedIn(user)) return
    await putReply(await caches.open(offlineCache), url, body)
  } catch {
    return
  }
  // Whoever signed out meanwhile has removed the cache before it was opened.
  if (!isSignedIn(user)) await caches.delete(offlineCache)
}

/** Whether this is still who uses this browser, in this tab and by the cookie that all tabs share. */
export const isSignedIn = ({ id }: Pick<User, 'id'>): boolean =>
  mayBeSignedIn() && queryClient.getQueryData<User | null>(currentUserKey)?.id === id
