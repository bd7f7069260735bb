import type { StoryPosition } from '@nightlight/contract'
import { type StoredPosition, storedPosition, storePosition } from './resume.ts'

/** The server is updated at most this often. */
const sendEveryMs = 10_000

/** Sends the position to the server. @returns the server's `updatedAt`, or null if it failed */
export type SendPosition = (position: StoryPosition) => Promise<string | null>

/**
 * Saves the reading position: on this device at every new sentence, on the server at intervals and when the page is left. If sending
 * fails, it is retried with the next sentence.
 */
export class PositionSaver {
  private readonly storyId: string
  private readonly send: SendPosition
  private last: StoryPosition | null = null
  private unsent: StoryPosition | null = null
  private sentAt = Number.NEGATIVE_INFINITY
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(storyId: string, send: SendPosition) {
    this.storyId = storyId
    this.send = send
  }

  /** Can be called at any rate: only a new sentence counts. */
  update(position: StoryPosition): void {
    if (!isSame(this.last, position)) this.stop(position)
  }

  /** Somebody has stopped just there, within whatever sentence. */
  stop(position: StoryPosition): void {
    this.last = position
    this.unsent = position
    this.store({ ...position, at: Date.now() })
    const delayMs = this.sentAt + sendEveryMs - Date.now()
    if (delayMs <= 0) this.flush()
    else this.timer ??= setTimeout(() => this.flush(), delayMs)
  }

  /** Takes over a newer position from the server. */
  adopt(position: StoryPosition, updatedAt: string): void {
    this.last = position
    this.unsent = null
    this.store({ ...position, at: Date.parse(updatedAt), synced: updatedAt })
  }

  /** Sends the unsent position now. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const position = this.unsent
    if (!position) return
    this.unsent = null
    this.sentAt = Date.now()
    void this.send(position).then((updatedAt) => {
      if (updatedAt) this.store({ synced: updatedAt })
      else this.unsent ??= position
    })
  }

  private store(change: Partial<StoredPosition>): void {
    const before = storedPosition(this.storyId)
    if (!this.last) return
    storePosition(this.storyId, { ...this.last, at: Date.now(), synced: null, ...before, ...change })
  }
}

const isSame = (one: StoryPosition | null, other: StoryPosition) =>
  one !== null &&
  one.section === other.section &&
  one.sentenceStart === other.sentenceStart &&
  one.narrationId === other.narrationId
