import pLimit from 'p-limit'

/** Lets callers in one at a time, in the order in which they came, until it is closed. */
export class Mutex {
  readonly #limit = pLimit(1)
  #refusal: Error | null = null

  /** Waits until everybody who came before has released it. @returns what releases it; it may be called once or more */
  acquire(): Promise<() => void> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    return new Promise((resolve, reject) => {
      this.run(async () => {
        resolve(release)
        await released
      }).catch(reject)
    })
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#limit(() => {
      if (this.#refusal) throw this.#refusal
      return work()
    })
  }

  /** Whether somebody is inside, and how many wait. */
  get load(): { readonly inUse: number; readonly waiting: number } {
    return { inUse: this.#limit.activeCount, waiting: this.#limit.pendingCount }
  }

  /** From now on everybody is refused with this error, those who wait included. */
  refuse(reason: Error): void {
    this.#refusal ??= reason
  }

  /** Waits for those who came before; whoever comes later is refused with this error. */
  async close(reason: Error): Promise<void> {
    await this.#limit(() => this.refuse(reason))
  }
}
