import { useSyncExternalStore } from 'react'
import type { NarrationPlayer } from './narration-player.ts'

/** A value from the player, updated on every change. `select` must return the same value for the same state. */
export function usePlayer<T>(player: NarrationPlayer, select: (player: NarrationPlayer) => T): T {
  return useSyncExternalStore(player.subscribe, () => select(player))
}
