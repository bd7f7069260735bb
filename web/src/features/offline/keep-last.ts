import { plans, type StoryCard, type User } from '@nightlight/contract'
import { isApiError } from '../../lib/api-error.ts'
import { keepsLast } from './keeps-last.ts'
import { type Connection, lastStories, lastStoriesKept, storiesFor } from './last-stories.ts'
import { offlineStories, removeOfflineStories } from './offline-stories.ts'
import { isSignedIn } from './remember-user.ts'
import { CannotSave, NoSpace, saveApiResponses, saveOffline } from './save-offline.ts'

interface KeepOptions {
  /** The slug of the music that this device plays under stories. */
  readonly musicTrack: string
  /** Whether it plays music at all. */
  readonly musicOn: boolean
  readonly listStories: () => Promise<readonly StoryCard[]>
  /** When a story was last played or read; null for never. */
  readonly heardAt: (story: StoryCard) => number | null
  /** The id of a story that is known to be whole. */
  readonly whole?: string | undefined
}

/** A device with less room than this keeps nothing that nobody asked for. */
const bytesLeftFree = 200_000_000

let isRunning = false

/**
 * Keeps the last stories on this device without being asked, as many as the plan and the connection allow, and removes those that are
 * no longer among them. Whatever fails is tried again at the next visit.
 */
export async function keepLastStories(user: User, options: KeepOptions): Promise<void> {
  if (isRunning || !('caches' in globalThis) || !keepsLast()) return
  const allowance = plans[user.tier].offlineStories
  if (allowance === 0) return
  isRunning = true
  try {
    await keep(user, allowance ?? Number.POSITIVE_INFINITY, options)
  } catch {
    // Offline again, or no room.
  } finally {
    isRunning = false
  }
}

async function keep(
  user: User,
  allowance: number,
  { musicTrack, musicOn, listStories, heardAt, whole }: KeepOptions,
): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const stories = await listStories()
  const saved = () => offlineStories()?.stories ?? []
  const asked = new Set(saved().flatMap(({ id, byItself }) => (byItself ? [] : [id])))
  const wanted = lastStories(stories, {
    room: Math.min(lastStoriesKept, allowance - asked.size),
    asked,
    declined: offlineStories()?.declined ?? [],
    heardAt,
    whole,
  })
  const surplus = saved().filter(({ id, byItself }) => byItself && !wanted.includes(id))
  await removeOfflineStories(surplus.map(({ id }) => id))
  const missing = wanted
    .slice(0, storiesFor(connection))
    .filter((id) => !saved().some((story) => story.id === id))
  if (missing.length === 0 || !(await hasRoom())) return
  for (const id of missing) {
    if (!isSignedIn(user) || !keepsLast()) return
    await saveOffline(user.id, id, { musicTrack, musicOn, byItself: true }).catch(ignoreUnfinished)
  }
  // Whoever has removed all stories meanwhile has removed the cache: it must not be opened anew.
  if (isSignedIn(user) && saved().length > 0) await saveApiResponses()
}

/** It is still being recorded, or a part of it has just been replaced: the next time it is there. */
function ignoreUnfinished(error: unknown): void {
  if (error instanceof NoSpace) throw error
  if (error instanceof CannotSave || (isApiError(error) && [404, 409].includes(error.status))) return
  throw error
}

/** Browsers that do not say are trusted to refuse. */
async function hasRoom(): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || quota - usage > bytesLeftFree
}
