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
})
export type OfflineStory = Readonly<z.infer<typeof OfflineStory>>

const OfflineState = z.object({
  /** The stories belong to this user; others who sign in here do not see them. */
  userId: z.number(),
  stories: z.array(OfflineStory),
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
  if (remaining.length === 0) return removeAllOfflineStories()
  const needed = new Set(remaining.flatMap(({ files }) => files))
  const removedFiles = current.stories.filter(({ id }) => ids.includes(id)).flatMap(({ files }) => files)
  const cache = await caches.open(offlineCache)
  for (const file of removedFiles) if (!needed.has(file)) await cache.delete(file, { ignoreVary: true })
  setOfflineStories({ ...current, stories: remaining })
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
