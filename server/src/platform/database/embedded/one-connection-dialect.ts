import type { PGlite } from '@electric-sql/pglite'
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
} from 'kysely'
import { refuseInsideTransaction } from '../open-transactions.ts'

/**
 * Kysely's dialect for PGlite with one difference: who waits for the single connection is decided here, so that a query
 * that would wait for its own transaction fails at once.
 */
export class OneConnectionDialect extends PGliteDialect implements Dialect {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override createAdapter() {
    return new TakingTurns()
  }

  override createDriver(): Driver {
    return new OneConnectionDriver({ pglite: this.#pglite })
  }
}

class TakingTurns extends PGliteAdapter {
  /** Kysely need not queue: the driver does. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class OneConnectionDriver extends PGliteDriver {
  #lastTurn: Promise<void> = Promise.resolve()
  #endTurn: () => void = () => {}

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction()
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#lastTurn
    this.#lastTurn = promise
    await before
    this.#endTurn = resolve
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn()
  }
}
