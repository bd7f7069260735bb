import type { PGlite } from '@electric-sql/pglite'
import { type Driver, PGliteDialect, PostgresAdapter } from 'kysely'
import type { Mutex } from '../mutex.ts'
import { GuardedDriver, type TransactionGuard } from '../transaction-guard.ts'

/**
 * Kysely's dialect for PGlite with one difference: our mutex hands out the single connection, so that a query that would wait for
 * its own transaction fails at once, and callers that do not use Kysely share the queue.
 */
export class GuardedPGliteDialect extends PGliteDialect {
  readonly #guard: TransactionGuard
  readonly #mutex: Mutex

  constructor(pglite: PGlite, guard: TransactionGuard, mutex: Mutex) {
    super({ pglite })
    this.#guard = guard
    this.#mutex = mutex
  }

  override createDriver(): Driver {
    return new GuardedDriver(super.createDriver(), this.#guard, this.#mutex)
  }

  /** The driver queues, so Kysely does not have to. */
  override createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }
}
