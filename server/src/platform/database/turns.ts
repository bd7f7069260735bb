/** Lets callers in one at a time, in the order they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve()
  #refusal: Error | null = null
  #asked = 0
  #ended = 0

  /** Waits for its turn. @returns what ends the turn; it may be called once or more */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#asked++
    const end = this.#ending(resolve)
    await before
    if (this.#refusal) {
      end()
      throw this.#refusal
    }
    return end
  }

  /** Whether somebody has the turn, and how many wait for theirs. */
  get load(): { readonly inUse: number; readonly waiting: number } {
    const present = this.#asked - this.#ended
    return { inUse: Math.min(1, present), waiting: Math.max(0, present - 1) }
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take()
    try {
      return await work()
    } finally {
      end()
    }
  }

  /** From now on everybody is refused with this error, those who wait included. */
  refuse(reason: Error): void {
    this.#refusal ??= reason
  }

  /** Waits for those who came before; whoever comes later is refused with this error. */
  async end(reason: Error): Promise<void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    this.refuse(reason)
    resolve()
  }

  #ending(resolve: () => void): () => void {
    let isOver = false
    return () => {
      if (!isOver) this.#ended++
      isOver = true
      resolve()
    }
  }
}
