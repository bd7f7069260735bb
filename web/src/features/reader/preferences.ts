import { useSyncExternalStore } from 'react'
import { recall, remember } from '../../lib/storage.ts'
import { type StoryFont, storyFontNames } from './story-fonts.ts'

/** How this device likes its stories. */
export interface Preferences {
  /** 0 to 1. */
  readonly storyVolume: number
  /** Percent, 50 to 200 in steps of 5. */
  readonly speed: number
  readonly musicOn: boolean
  readonly musicVolume: number
  /** The track's slug. */
  readonly track: string
  readonly textSize: TextSize
  readonly wideLines: boolean
  readonly font: StoryFont
  /** The screen grows dark by itself while a story is heard. */
  readonly dims: boolean
}
export type TextSize = 'normal' | 'large' | 'largest'

const key = 'nightlight-reader'
const defaults: Preferences = {
  storyVolume: 0.8,
  speed: 100,
  musicOn: true,
  musicVolume: 0.3,
  track: 'gentle-lullaby',
  textSize: 'normal',
  wideLines: false,
  font: 'fraunces',
  dims: true,
}

/** What was kept, with everything in it that cannot be right put right. */
export function readPreferences(kept: unknown): Preferences {
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>
  const fraction = (value: unknown, fallback: number) =>
    typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback
  const { speed, musicOn, track, textSize, wideLines, dims } = found
  return {
    storyVolume: fraction(found.storyVolume, defaults.storyVolume),
    speed:
      typeof speed === 'number' && speed >= 50 && speed <= 200 && speed % 5 === 0 ? speed : defaults.speed,
    musicOn: typeof musicOn === 'boolean' ? musicOn : defaults.musicOn,
    musicVolume: fraction(found.musicVolume, defaults.musicVolume),
    track: typeof track === 'string' ? track : defaults.track,
    wideLines: typeof wideLines === 'boolean' ? wideLines : defaults.wideLines,
    font: storyFontNames.find((name) => name === found.font) ?? defaults.font,
    dims: typeof dims === 'boolean' ? dims : defaults.dims,
    textSize: textSize === 'large' || textSize === 'largest' ? textSize : defaults.textSize,
  }
}

let current: Preferences | null = null
const listeners = new Set<() => void>()

export function preferences(): Preferences {
  current ??= readPreferences(recall(key))
  return current
}

export function prefer(changes: Partial<Preferences>): void {
  current = { ...preferences(), ...changes }
  remember(key, current)
  for (const listener of listeners) listener()
}

export function onPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreferences = () => useSyncExternalStore(onPreferences, preferences)
