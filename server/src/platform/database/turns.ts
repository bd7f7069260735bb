/** Lets callers in one at a time, in the order they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve()
  #refusal: Error | null = null

  /** Waits for its turn. @returns what ends the turn; it may be called once or more */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    if (this.#refusal) {
      resolve()
      throw this.#refusal
    }
    return resolve
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
}
