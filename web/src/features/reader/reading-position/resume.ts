import { type ReadingPosition, type Story, StoryPosition } from '@nightlight/contract'
import * as z from 'zod/mini'
import { placeKeys } from '../../../lib/account-items.ts'
import { loadItem, saveItem } from '../../../lib/storage.ts'
import { sentenceStart } from '../read-along/sentence-start.ts'
import { sentenceAt, spokenSentences } from '../read-along/spoken-sentences.ts'

/** The position stored on this device. Without a position in the audio, the sentence is enough. */
const StoredPosition = z.extend(StoryPosition, {
  positionMs: z.catch(StoryPosition.shape.positionMs, null),
  narrationId: z.catch(StoryPosition.shape.narrationId, null),
  /** By this device's clock, in milliseconds. */
  at: z.int().check(z.minimum(0)),
  /** The server's `updatedAt` when both last agreed. */
  synced: z.catch(z.nullable(z.string()), null),
})
export type StoredPosition = Readonly<z.infer<typeof StoredPosition>>

export const storyStart: StoryPosition = { section: 0, sentenceStart: 0, positionMs: 0, narrationId: null }

/** A position this close to the start or the end counts as the start. */
const marginMs = 3000

const keyOf = (storyId: string) => `${placeKeys}${storyId}`

export const storePosition = (storyId: string, position: StoredPosition): void =>
  saveItem(keyOf(storyId), position)

export const storedPosition = (storyId: string): StoredPosition | null =>
  parseStoredPosition(loadItem(keyOf(storyId)))

/** The stored position, or null if it is invalid. */
export const parseStoredPosition = (stored: unknown): StoredPosition | null =>
  StoredPosition.safeParse(stored).data ?? null

/**
 * The newer of the device's and the server's position. If the server's has not changed since both agreed, the device's wins regardless
 * of clocks.
 */
export function newerPosition(
  device: StoredPosition | null,
  account: ReadingPosition | null,
): StoryPosition | null {
  if (!device || !account) return device ?? account
  if (device.synced === account.updatedAt) return device
  return device.at >= Date.parse(account.updatedAt) ? device : account
}

/** The position at a given time of the narration, in a form that other devices and other narrations can resolve. */
export function positionAt(story: Story, ms: number): StoryPosition {
  const { narration } = story
  const nearEnd = typeof narration?.durationMs === 'number' && ms > narration.durationMs - marginMs
  if (ms < marginMs || nearEnd) return storyStart
  const sentences = spokenSentences(story)
  const sentence = sentences[sentenceAt(sentences, ms)]
  return {
    section: sentence?.section ?? 0,
    sentenceStart: sentence?.start ?? 0,
    positionMs: Math.round(ms),
    narrationId: narration?.id ?? null,
  }
}

/** The time at which the sentence of a position starts in this narration; 0 for the beginning. */
export function resumeTime(story: Story, position: StoryPosition | null): number {
  if (!position) return 0
  if (position.positionMs !== null && position.narrationId === story.narration?.id) {
    return sentenceStart(story, position.positionMs)
  }
  const spokenSentence = spokenSentences(story).findLast(
    ({ section, start }) => section === position.section && start <= position.sentenceStart,
  )
  return spokenSentence && (position.section > 0 || position.sentenceStart > 0) ? spokenSentence.fromMs : 0
}

/** Where to resume the story. */
export const resumePosition = (story: Story): StoryPosition | null =>
  newerPosition(storedPosition(story.id), story.readingPosition)
