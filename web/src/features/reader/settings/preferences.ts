import { brownNoise, tailMinutes } from '@nightlight/contract'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { loadItem, saveItem } from '../../../lib/storage.ts'
import { storyFontNames } from './story-fonts.ts'

const key = 'nightlight-reader'

const fraction = z.number().check(z.minimum(0), z.maximum(1))
const percent = z.number().check(z.minimum(50), z.maximum(200), z.multipleOf(5))
const textSizes = ['normal', 'large', 'largest'] as const
const letterSpacings = ['normal', 'wide', 'wider'] as const
const lineWidths = ['narrow', 'normal', 'wide'] as const
export const tints = ['none', 'peach', 'yellow', 'green', 'blue'] as const

/** How a story's text looks. */
const TextLook = z.object({
  textSize: z.catch(z.enum(textSizes), 'normal'),
  wideLines: z.catch(z.boolean(), false),
  font: z.catch(z.enum(storyFontNames), 'fraunces'),
  /** Between letters and between words together. */
  letterSpacing: z.catch(z.enum(letterSpacings), 'normal'),
  lineWidth: z.catch(z.enum(lineWidths), 'normal'),
  /** The colour of the page behind the text. */
  tint: z.catch(z.enum(tints), 'none'),
})
export type TextLook = Readonly<z.infer<typeof TextLook>>

/** The reader's preferences on this device. Missing or invalid values get their defaults. */
const Preferences = z.extend(TextLook, {
  /** 0 to 1. */
  storyVolume: z.catch(fraction, 0.8),
  /** Percent, 50 to 200 in steps of 5. */
  speed: z.catch(percent, 100),
  musicOn: z.catch(z.boolean(), true),
  musicVolume: z.catch(fraction, 0.3),
  /** The track's slug. */
  track: z.catch(z.string(), 'gentle-lullaby'),
  /** Dims the screen while a story plays. */
  dims: z.catch(z.boolean(), true),
  /** The sleep timer that comes on by itself in the evening; null for none. */
  eveningTimer: z.catch(z.nullable(z.literal(['two-stories', 5, 10, 15, 30])), null),
  /** How long sound goes on after a story, and which. */
  tailMinutes: z.catch(z.literal([0, ...tailMinutes]), 0),
  tailSound: z.catch(z.enum(['music', brownNoise]), 'music'),
  /** The look of stories about each child, by the child's id, where it was chosen; the fields above are that of all others. */
  looks: z.catch(z.record(z.string(), TextLook), {}),
})
export type Preferences = Readonly<z.infer<typeof Preferences>>
export type TextSize = TextLook['textSize']

export const readPreferences = (stored: unknown): Preferences =>
  Preferences.safeParse(stored).data ?? Preferences.parse({})

let current: Preferences | null = null
const listeners = new Set<() => void>()

export function preferences(): Preferences {
  current ??= readPreferences(loadItem(key))
  return current
}

export function setPreferences(changes: Partial<Preferences>): void {
  current = { ...preferences(), ...changes }
  saveItem(key, current)
  for (const listener of listeners) listener()
}

export function onPreferencesChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreferences = () => useSyncExternalStore(onPreferencesChange, preferences)
