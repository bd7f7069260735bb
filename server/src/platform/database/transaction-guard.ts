import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type ConnectionBuilder,
  type ControlledTransactionBuilder,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type KyselyConfig,
  type QueryCompiler,
  type TransactionBuilder,
  type TransactionSettings,
} from 'kysely'
import type { Mutex } from './mutex.ts'

/**
 * Knows whether the running code was called from inside an open transaction. With one connection, a query on the database itself
 * would then wait for ever for that transaction to end; with many, it would silently not be part of it.
 */
export class TransactionGuard {
  readonly #scopes = new AsyncLocalStorage<{ open: boolean } | undefined>()

  /** Work that was started in a transaction and outlives it is not affected. */
  async inside<T>(work: () => Promise<T>): Promise<T> {
    const scope = { open: true }
    return this.#scopes.run(scope, async () => {
      try {
        return await work()
      } finally {
        scope.open = false
      }
    })
  }

  /** Runs work that is not part of the caller's transaction and not awaited by it. */
  outside<T>(work: () => T): T {
    return this.#scopes.run(undefined, work)
  }

  /** @throws {QueryOutsideTransaction} inside an open transaction */
  check(): void {
    if (this.#scopes.getStore()?.open) throw new QueryOutsideTransaction()
  }
}

export class QueryOutsideTransaction extends Error {
  constructor() {
    super(
      'A query was made on the database itself inside an open transaction. Pass the transaction on and query that, ' +
        'or wrap work that is not part of it and not awaited in `database.outsideTransaction`.',
    )
    this.name = 'QueryOutsideTransaction'
  }
}

/** A Kysely whose callbacks for transactions and connections run under the guard. */
export class GuardedKysely<Schema> extends Kysely<Schema> {
  readonly #guard: TransactionGuard

  constructor(config: KyselyConfig, guard: TransactionGuard) {
    super(config)
    this.#guard = guard
  }

  override transaction(): TransactionBuilder<Schema> {
    return scoped(super.transaction(), this.#guard)
  }

  override connection(): ConnectionBuilder<Schema> {
    return scoped(super.connection(), this.#guard)
  }

  override startTransaction(): ControlledTransactionBuilder<Schema> {
    throw new Error('Use transaction().execute: a transaction without a callback cannot be guarded.')
  }
}

function scoped<Builder extends object>(builder: Builder, guard: TransactionGuard): Builder {
  return new Proxy(builder, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function') return member
      if (key === 'execute') {
        return (callback: (db: unknown) => Promise<unknown>, ...rest: unknown[]) =>
          member.call(target, (db: unknown) => guard.inside(() => callback(db)), ...rest)
      }
      return (...args: unknown[]) => {
        const result: unknown = member.apply(target, args)
        return result instanceof target.constructor ? scoped(result, guard) : result
      }
    },
  })
}

/** Checks before a connection is handed out and, where there is only one, makes callers queue for it. */
export class GuardedDriver implements Driver {
  readonly #driver: Driver
  readonly #guard: TransactionGuard
  readonly #mutex: Mutex | undefined
  #release: () => void = () => undefined

  constructor(driver: Driver, guard: TransactionGuard, mutex?: Mutex) {
    this.#driver = driver
    this.#guard = guard
    this.#mutex = mutex
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard.check()
    if (!this.#mutex) return this.#driver.acquireConnection()
    const release = await this.#mutex.acquire()
    this.#release = release
    return this.#driver.acquireConnection()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#driver.releaseConnection(connection)
    this.#release()
  }

  init = (): Promise<void> => this.#driver.init()
  destroy = (): Promise<void> => this.#driver.destroy()
  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings): Promise<void> =>
    this.#driver.beginTransaction(connection, settings)
  commitTransaction = (connection: DatabaseConnection): Promise<void> =>
    this.#driver.commitTransaction(connection)
  rollbackTransaction = (connection: DatabaseConnection): Promise<void> =>
    this.#driver.rollbackTransaction(connection)

  async savepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.savepoint?.(connection, name, compile)
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.rollbackToSavepoint?.(connection, name, compile)
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.releaseSavepoint?.(connection, name, compile)
  }
}
