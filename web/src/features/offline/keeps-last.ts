import { useSyncExternalStore } from 'react'
import { loadItem, removeItem, saveItem } from '../../lib/storage.ts'

const key = 'nightlight-keeps-last'
const listeners = new Set<() => void>()

/** Whether this device keeps the last stories by itself. It does unless somebody has switched it off here. */
export const keepsLast = (): boolean => loadItem(key) !== false

export const useKeepsLast = (): boolean => useSyncExternalStore(subscribe, keepsLast, () => true)

export function setKeepsLast(keeps: boolean): void {
  if (keeps) removeItem(key)
  else saveItem(key, false)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
