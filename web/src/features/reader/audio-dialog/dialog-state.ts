import { useSyncExternalStore } from 'react'

/** Both the story page and its player open the dialog. */
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
