import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** The engine has stopped for good. Acknowledged commits are in the folder, and a restart finds them. */
export class DatabaseStopped extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The database has stopped and needs a new start: ${reason}`, { cause })
    this.name = 'DatabaseStopped'
  }
}

/**
 * A PGlite that is not called again once PostgreSQL has panicked, as it does when the disk is full or fails to write: the engine
 * would loop for ever and block the process.
 */
export class WatchedPGlite extends PGlite {
  #stopped: DatabaseStopped | null = null
  readonly #failure = Promise.withResolvers<DatabaseStopped>()

  static async open(options: PGliteOptions): Promise<WatchedPGlite> {
    const pglite = new WatchedPGlite(options)
    await pglite.waitReady
    return pglite
  }

  /** Resolves when it has stopped for good. */
  get failure(): Promise<DatabaseStopped> {
    return this.#failure.promise
  }

  override async execProtocolStream(
    ...message: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    if (this.#stopped) throw this.#stopped
    try {
      return await super.execProtocolStream(...message)
    } catch (error) {
      if (!isFatal(error)) throw error
      this.#stopped = new DatabaseStopped(error)
      this.#failure.resolve(this.#stopped)
      throw this.#stopped
    }
  }

  /** A stopped engine cannot be shut down any more. */
  override async close(): Promise<void> {
    if (!this.#stopped) await super.close()
  }
}

/** Severities after which PostgreSQL has exited, or errors of a crashed engine. */
function isFatal(error: unknown): boolean {
  const { severity, name } = (error ?? {}) as { severity?: string; name?: string }
  return severity === 'PANIC' || severity === 'FATAL' || name === 'RuntimeError' || name === 'ExitStatus'
}
