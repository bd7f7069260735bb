import type { ReadingPlace } from '@nightlight/contract'
import { type KeptPlace, placeIn, rememberPlace } from './resume.ts'

/** The account is told at most this often. */
const tellEveryMs = 10_000

/** Tells the account. @returns its `updatedAt`, or null when it could not be told */
export type TellAccount = (place: ReadingPlace) => Promise<string | null>

/**
 * Keeps where somebody is in a story: on this device at every new sentence, and with the account now and then and when the
 * page is left. What could not be told is told with the next sentence.
 */
export class PlaceKeeper {
  private readonly storyId: string
  private readonly tell: TellAccount
  private last: ReadingPlace | null = null
  private untold: ReadingPlace | null = null
  private toldAt = Number.NEGATIVE_INFINITY
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(storyId: string, tell: TellAccount) {
    this.storyId = storyId
    this.tell = tell
  }

  /** To be called as often as one likes: only another sentence counts. */
  note(place: ReadingPlace): void {
    if (isSame(this.last, place)) return
    this.last = place
    this.untold = place
    this.remember({ ...place, at: Date.now() })
    const wait = this.toldAt + tellEveryMs - Date.now()
    if (wait <= 0) this.flush()
    else this.timer ??= setTimeout(() => this.flush(), wait)
  }

  /** The account knew better: from here on that is the place of this device as well. */
  adopt(place: ReadingPlace, updatedAt: string): void {
    this.last = place
    this.untold = null
    this.remember({ ...place, at: Date.parse(updatedAt), synced: updatedAt })
  }

  /** Tells what is untold, now. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const place = this.untold
    if (!place) return
    this.untold = null
    this.toldAt = Date.now()
    void this.tell(place).then((updatedAt) => {
      if (updatedAt) this.remember({ synced: updatedAt })
      else this.untold ??= place
    })
  }

  private remember(change: Partial<KeptPlace>): void {
    const before = placeIn(this.storyId)
    if (!this.last) return
    rememberPlace(this.storyId, { ...this.last, at: Date.now(), synced: null, ...before, ...change })
  }
}

const isSame = (one: ReadingPlace | null, other: ReadingPlace) =>
  one !== null &&
  one.section === other.section &&
  one.sentenceStart === other.sentenceStart &&
  one.narrationId === other.narrationId
