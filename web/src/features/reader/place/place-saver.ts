import type { StoryPosition } from '@nightlight/contract'
import { type StoredPlace, storedPlace, storePlace } from './resume.ts'

/** The server is updated at most this often. */
const sendEveryMs = 10_000

/** Sends the place to the server. @returns the server's `updatedAt`, or null if it failed */
export type SendPlace = (place: StoryPosition) => Promise<string | null>

/**
 * Saves the reading position: on this device at every new sentence, on the server now and then and when the page is left. What could
 * not be sent is sent with the next sentence.
 */
export class PlaceSaver {
  private readonly storyId: string
  private readonly send: SendPlace
  private last: StoryPosition | null = null
  private unsent: StoryPosition | null = null
  private sentAt = Number.NEGATIVE_INFINITY
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(storyId: string, send: SendPlace) {
    this.storyId = storyId
    this.send = send
  }

  /** Can be called at any rate: only a new sentence counts. */
  note(place: StoryPosition): void {
    if (isSame(this.last, place)) return
    this.last = place
    this.unsent = place
    this.remember({ ...place, at: Date.now() })
    const wait = this.sentAt + sendEveryMs - Date.now()
    if (wait <= 0) this.flush()
    else this.timer ??= setTimeout(() => this.flush(), wait)
  }

  /** Takes over a newer position from the server. */
  adopt(place: StoryPosition, updatedAt: string): void {
    this.last = place
    this.unsent = null
    this.remember({ ...place, at: Date.parse(updatedAt), synced: updatedAt })
  }

  /** Sends the unsent position now. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const place = this.unsent
    if (!place) return
    this.unsent = null
    this.sentAt = Date.now()
    void this.send(place).then((updatedAt) => {
      if (updatedAt) this.remember({ synced: updatedAt })
      else this.unsent ??= place
    })
  }

  private remember(change: Partial<StoredPlace>): void {
    const before = storedPlace(this.storyId)
    if (!this.last) return
    storePlace(this.storyId, { ...this.last, at: Date.now(), synced: null, ...before, ...change })
  }
}

const isSame = (one: StoryPosition | null, other: StoryPosition) =>
  one !== null &&
  one.section === other.section &&
  one.sentenceStart === other.sentenceStart &&
  one.narrationId === other.narrationId
