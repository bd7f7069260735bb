import { useSyncExternalStore } from 'react'
import type { Playback } from './playback.ts'

/** A story that follows the one that plays. */
export interface QueuedStory {
  readonly id: string
  readonly title: string
  readonly thumbnailUrl: string | null
}

interface NowPlaying {
  /** What sounds, or would if somebody pressed Play; null until a story with a voice is opened. */
  readonly playback: Playback | null
  readonly queue: readonly QueuedStory[]
  /** Counts how often everything was stopped, as on signing out. */
  readonly stops: number
}

let state: NowPlaying = { playback: null, queue: [], stops: 0 }
const listeners = new Set<() => void>()

export const nowPlaying = (): NowPlaying => state

export const useNowPlaying = (): NowPlaying => useSyncExternalStore(subscribe, nowPlaying, nowPlaying)

/** Only one story plays: another one that did is closed. */
export function makeCurrent(playback: Playback): void {
  if (state.playback === playback) return
  if (state.playback) playback.sleep.takeOver(state.playback.sleep)
  state.playback?.close()
  change({ playback })
}

export function setQueue(queue: readonly QueuedStory[]): void {
  change({ queue })
}

/** Silence, and no bar. */
export function stopPlaying(): void {
  closeCurrent()
  change({ stops: state.stops + 1 })
}

/** The same for a page that is left, or has another text: nothing that is open has to be opened anew. */
export function closeCurrent(): void {
  state.playback?.close()
  change({ playback: null, queue: [] })
}

/** For a form with buttons at the bottom: what nobody listens to is no longer in their way. */
export function closePaused(): void {
  if (state.playback && !state.playback.player.wantsToPlay) closeCurrent()
}

function change(changes: Partial<NowPlaying>): void {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
