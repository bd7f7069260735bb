import type { PGlite } from '@electric-sql/pglite'
import { type Driver, PGliteDialect, PostgresAdapter } from 'kysely'
import type { Mutex } from '../mutex.ts'
import { GuardedDriver, type TransactionGuard } from '../transaction-guard.ts'

/**
 * Kysely's dialect for PGlite with one difference: who waits for the single connection is decided here, so that a query
 * that would wait for its own transaction fails at once, and together with those who do not come through Kysely.
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

  /** Kysely need not queue: the driver does. */
  override createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }
}
