import { TooMuchAtOnce, UploadsBusy } from './busy.ts'

interface Waiting {
  readonly uploader: string
  readonly begin: () => void
}

/**
 * Decodes what was uploaded, one file after the other: a photo or a recording needs many times the memory of its file. Whoever waits
 * longest is next, except that nobody has two turns while somebody else waits.
 */
export class DecodingQueue {
  readonly #longest: number
  readonly #longestOfOne: number
  readonly #waiting: Waiting[] = []
  #busyFor: string | null = null

  /**
   * @param longest how many wait at most
   * @param longestOfOne how many of one uploader wait at most
   */
  constructor(longest: number, longestOfOne: number) {
    this.#longest = longest
    this.#longestOfOne = longestOfOne
  }

  /** @throws {UploadsBusy | TooMuchAtOnce} at once when the queue is full */
  async run<T>(uploader: string, decode: () => Promise<T>): Promise<T> {
    await this.#turn(uploader)
    try {
      return await decode()
    } finally {
      this.#next()
    }
  }

  #turn(uploader: string): Promise<void> {
    if (this.#busyFor === null) {
      this.#busyFor = uploader
      return Promise.resolve()
    }
    const own = this.#waiting.filter((waiting) => waiting.uploader === uploader).length
    if (own >= this.#longestOfOne) throw new TooMuchAtOnce()
    if (this.#waiting.length >= this.#longest) throw new UploadsBusy()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ uploader, begin: resolve })
    return promise
  }

  #next(): void {
    const other = this.#waiting.findIndex(({ uploader }) => uploader !== this.#busyFor)
    const [next] = this.#waiting.splice(Math.max(0, other), 1)
    this.#busyFor = next?.uploader ?? null
    next?.begin()
  }
}
