import { TooMuchAtOnce, UploadsBusy } from './busy.ts'

/** What one request holds of the memory for uploads. */
export interface HeldMemory {
  /** @throws {UploadsBusy | TooMuchAtOnce} when there is not that much left */
  take(bytes: number): void
  giveBack(bytes: number): void
  /** Gives everything back. */
  release(): void
}

/**
 * How many bytes of uploads this process keeps in memory, all requests together. Bytes count when they have arrived, not when they are
 * announced: a slow line takes nothing away from others.
 */
export class UploadMemory {
  readonly #most: number
  readonly #mostOfOne: number
  readonly #held = new Map<string, number>()

  /**
   * @param most bytes of all uploaders together
   * @param mostOfOne bytes of one uploader, so that one family cannot shut the others out
   */
  constructor(most: number, mostOfOne: number) {
    this.#most = most
    this.#mostOfOne = mostOfOne
  }

  get bytes(): number {
    return [...this.#held.values()].reduce((sum, bytes) => sum + bytes, 0)
  }

  /** @param uploader the account that it counts for */
  hold(uploader: string): HeldMemory {
    let held = 0
    const change = (bytes: number) => {
      held += bytes
      const all = (this.#held.get(uploader) ?? 0) + bytes
      if (all > 0) this.#held.set(uploader, all)
      else this.#held.delete(uploader)
    }
    return {
      take: (bytes) => {
        if ((this.#held.get(uploader) ?? 0) + bytes > this.#mostOfOne) throw new TooMuchAtOnce()
        if (this.bytes + bytes > this.#most) throw new UploadsBusy()
        change(bytes)
      },
      giveBack: (bytes) => change(-Math.min(bytes, held)),
      release: () => change(-held),
    }
  }
}
