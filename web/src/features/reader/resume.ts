import type { ReadingPlace, ReadingPosition, Story } from '@nightlight/contract'
import { recall, remember } from '../../lib/storage.ts'
import { sentenceStart } from './sentence-start.ts'
import { sentenceAt, spokenSentences } from './spoken-sentences.ts'

/** What this device remembers. */
export interface KeptPlace extends ReadingPlace {
  /** By this device's clock, in milliseconds. */
  readonly at: number
  /** The account's `updatedAt` when the two last agreed. */
  readonly synced: string | null
}

export const beginning: ReadingPlace = { section: 0, sentenceStart: 0, positionMs: 0, narrationId: null }

/** A place this close to either end is no place to come back to. */
const marginMs = 3000

const keyOf = (storyId: string) => `nightlight-place-${storyId}`

export const rememberPlace = (storyId: string, kept: KeptPlace): void => remember(keyOf(storyId), kept)

export const placeIn = (storyId: string): KeptPlace | null => readPlace(recall(keyOf(storyId)))

/** What was kept, or nothing where it cannot be right. */
export function readPlace(kept: unknown): KeptPlace | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { section, sentenceStart, positionMs, narrationId, at, synced } = kept as Record<string, unknown>
  if (!isCount(section) || !isCount(sentenceStart) || !isCount(at)) return null
  return {
    section,
    sentenceStart,
    positionMs: isCount(positionMs) ? positionMs : null,
    narrationId: isCount(narrationId) ? narrationId : null,
    at,
    synced: typeof synced === 'string' ? synced : null,
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/**
 * The newer of what this device remembers and what the account knows. Where the account has not changed since the two agreed,
 * the device is ahead, whatever the two clocks say.
 */
export function newerPlace(device: KeptPlace | null, account: ReadingPosition | null): ReadingPlace | null {
  if (!device || !account) return device ?? account
  if (device.synced === account.updatedAt) return device
  return device.at >= Date.parse(account.updatedAt) ? device : account
}

/** The place of a moment of the narration, as another device or another narration can find it. */
export function placeAt(story: Story, ms: number): ReadingPlace {
  const { narration } = story
  const nearEnd = typeof narration?.durationMs === 'number' && ms > narration.durationMs - marginMs
  if (ms < marginMs || nearEnd) return beginning
  const sentences = spokenSentences(story)
  const sentence = sentences[sentenceAt(sentences, ms)]
  return {
    section: sentence?.section ?? 0,
    sentenceStart: sentence?.start ?? 0,
    positionMs: Math.round(ms),
    narrationId: narration?.id ?? null,
  }
}

/** The moment at which the sentence of a place begins in this story's narration; 0 at its beginning. */
export function momentOf(story: Story, place: ReadingPlace | null): number {
  if (!place) return 0
  if (place.positionMs !== null && place.narrationId === story.narration?.id) {
    return sentenceStart(story, place.positionMs)
  }
  const said = spokenSentences(story).findLast(
    ({ section, start }) => section === place.section && start <= place.sentenceStart,
  )
  return said && (place.section > 0 || place.sentenceStart > 0) ? said.fromMs : 0
}

/** Where the story goes on. */
export const startingPlace = (story: Story): ReadingPlace | null =>
  newerPlace(placeIn(story.id), story.readingPosition)
