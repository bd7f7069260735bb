import { useSyncExternalStore } from 'react'

/** The dialog belongs to the story page, and both the page and its player open it. */
let open = false
const listeners = new Set<() => void>()

export function showAudioDialog(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export const useAudioDialogOpen = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
