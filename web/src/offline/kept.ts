import { useSyncExternalStore } from 'react'
import { forget, recall, remember } from '../lib/storage.ts'
import { keptCache } from './names.ts'

/** A story that this device can play without a network. */
export interface KeptStory {
  readonly id: string
  readonly title: string
  /** Changes with everything that a reader sees or hears. */
  readonly version: string
  readonly bytes: number
  /** Addresses of its files in the cache. */
  readonly files: readonly string[]
}

export interface Kept {
  /** Whose stories they are: nobody else who signs in here sees them. */
  readonly userId: number
  readonly stories: readonly KeptStory[]
}

const key = 'nightlight-kept'
const listeners = new Set<() => void>()
let current: Kept | null = readKept(recall(key))

export const keptNow = (): Kept | null => current

/** What lies on this device. */
export const useKept = (): Kept | null => useSyncExternalStore(subscribe, keptNow, () => null)

export const isKept = (kept: Kept | null, id: string): boolean =>
  kept?.stories.some((story) => story.id === id) ?? false

export function setKept(kept: Kept | null): void {
  current = kept
  if (kept) remember(key, kept)
  else forget(key)
  for (const listener of listeners) listener()
}

/** Takes stories off this device, with the files that no other one needs. */
export async function removeKept(ids: readonly string[]): Promise<void> {
  if (!current) return
  const stays = current.stories.filter(({ id }) => !ids.includes(id))
  if (stays.length === 0) return removeAllKept()
  const needed = new Set(stays.flatMap(({ files }) => files))
  const gone = current.stories.filter(({ id }) => ids.includes(id)).flatMap(({ files }) => files)
  const cache = await caches.open(keptCache)
  for (const file of gone) if (!needed.has(file)) await cache.delete(file, { ignoreVary: true })
  setKept({ ...current, stories: stays })
}

/** Leaves nothing of anybody's stories on this device. */
export async function removeAllKept(): Promise<void> {
  setKept(null)
  if ('caches' in globalThis) await caches.delete(keptCache)
}

/** Another tab keeps and removes as well. */
function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key) return
    current = readKept(recall(key))
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

/** What was kept, or nothing where it cannot be right. */
export function readKept(found: unknown): Kept | null {
  if (typeof found !== 'object' || found === null) return null
  const { userId, stories } = found as Record<string, unknown>
  if (typeof userId !== 'number' || !Array.isArray(stories) || !stories.every(isStory)) return null
  return { userId, stories }
}

function isStory(found: unknown): found is KeptStory {
  const { id, title, version, bytes, files } = (found ?? {}) as Record<string, unknown>
  return (
    [id, title, version].every((text) => typeof text === 'string') &&
    typeof bytes === 'number' &&
    Array.isArray(files)
  )
}
