import { currentUser, type User } from '@nightlight/contract'
import { currentUserKey, queryClient } from '../../lib/query-client.ts'
import { offlineCache } from './cache-names.ts'
import { putReply } from './cached-reply.ts'
import { removalOfStories } from './offline-stories.ts'

/** Stores who is signed in, on every plan, so that Nightlight opens as theirs without a connection. */
export async function rememberUser(user: User): Promise<void> {
  // Over http:// in a home network browsers have no caches.
  if (!('caches' in globalThis)) return
  await removalOfStories()
  if (!isSignedIn(user)) return
  await putReply(await caches.open(offlineCache), currentUser.url, user)
  // Whoever signed out meanwhile has removed the cache before it was opened.
  if (!isSignedIn(user)) await caches.delete(offlineCache)
}

const isSignedIn = (user: User) => queryClient.getQueryData<User | null>(currentUserKey)?.id === user.id
