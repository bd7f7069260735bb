import pLimit from 'p-limit'

/** Admits callers one at a time, in their order, until it is closed. */
export class Mutex {
  readonly #limit = pLimit(1)
  #refusal: Error | null = null

  /** Waits until every earlier caller has released it. @returns releases it; may be called more than once */
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

  /** How many hold it (0 or 1), and how many wait. */
  get load(): { readonly inUse: number; readonly waiting: number } {
    return { inUse: this.#limit.activeCount, waiting: this.#limit.pendingCount }
  }

  /** From now on every caller is rejected with this error, including those that wait. */
  refuse(reason: Error): void {
    this.#refusal ??= reason
  }

  /** Waits for earlier callers; later ones are rejected with this error. */
  async close(reason: Error): Promise<void> {
    await this.#limit(() => this.refuse(reason))
  }
}
