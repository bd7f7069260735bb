import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { loadItem, removeItem, saveItem } from '../../lib/storage.ts'
import { offlineCache } from './cache-names.ts'

/** A story that this device can play offline. */
const OfflineStory = z.object({
  id: z.string(),
  title: z.string(),
  /** Changes with everything that a reader can see or hear. */
  version: z.string(),
  bytes: z.number(),
  /** URLs of its files in the cache. */
  files: z.array(z.string()),
  /** Not asked for: it is here because it is one of the last, and makes room for others. */
  byItself: z.optional(z.boolean()),
})
export type OfflineStory = Readonly<z.infer<typeof OfflineStory>>

const OfflineState = z.object({
  /** The stories belong to this user; others who sign in here do not see them. */
  userId: z.number(),
  stories: z.array(OfflineStory),
  /** Ids of stories that were removed here by hand: these are not kept by themselves again. */
  declined: z.optional(z.array(z.string())),
  /** When the server last said which of them may stay, in milliseconds since 1970. */
  checkedAt: z.optional(z.number()),
})
export type OfflineState = Readonly<z.infer<typeof OfflineState>>

const key = 'nightlight-kept'
const listeners = new Set<() => void>()
let current: OfflineState | null = readOfflineState(loadItem(key))

export const offlineStories = (): OfflineState | null => current

/** The offline stories of this device. */
export const useOfflineStories = (): OfflineState | null =>
  useSyncExternalStore(subscribe, offlineStories, () => null)

export const isSavedOffline = (state: OfflineState | null, id: string): boolean =>
  state?.stories.some((story) => story.id === id) ?? false

export function setOfflineStories(state: OfflineState | null): void {
  current = state
  if (state) saveItem(key, state)
  else removeItem(key)
  for (const listener of listeners) listener()
}

/** Removes stories, and those of their files that no other story needs. */
export async function removeOfflineStories(ids: readonly string[]): Promise<void> {
  if (!current) return
  const remaining = current.stories.filter(({ id }) => !ids.includes(id))
  if (remaining.length === current.stories.length) return
  const needed = new Set(remaining.flatMap(({ files }) => files))
  const removedFiles = current.stories.filter(({ id }) => ids.includes(id)).flatMap(({ files }) => files)
  setOfflineStories({ ...current, stories: remaining })
  const cache = await caches.open(offlineCache)
  for (const file of removedFiles) if (!needed.has(file)) await cache.delete(file, { ignoreVary: true })
}

/** How many removed stories are remembered. */
const maxDeclined = 50

/** Removes a story that its parent does not want here, so that it does not come back by itself. */
export async function declineOfflineStory(id: string): Promise<void> {
  if (!current) return
  const declined = [id, ...(current.declined ?? []).filter((other) => other !== id)].slice(0, maxDeclined)
  setOfflineStories({ ...current, declined })
  await removeOfflineStories([id])
}

/** Removes all stories, and who was signed in. */
export function removeAllOfflineStories(): Promise<void> {
  setOfflineStories(null)
  if ('caches' in globalThis) removal = caches.delete(offlineCache).then(() => {})
  return removal
}

let removal = Promise.resolve()

/** Resolves once everything that was to be removed is. */
export const removalOfStories = (): Promise<void> => removal

/** Other tabs save and remove stories as well. */
function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    current = readOfflineState(loadItem(key))
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

/** The stored state, or null if it is invalid. */
export function readOfflineState(stored: unknown): OfflineState | null {
  return OfflineState.safeParse(stored).data ?? null
}
