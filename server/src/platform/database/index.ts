import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { EmbeddedEngine } from './embedded/engine.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openServer } from './remote/open-server.ts'
import type { Schema } from './schema.ts'

export { notify } from './notify.ts'
export { DatabaseRefused } from './refused.ts'
export { QueryOutsideTransaction } from './transaction-guard.ts'
export { isDatabaseUnavailable } from './unavailable.ts'

export type DatabaseLocation =
  /** In a folder that only this process opens; it is created if necessary. */
  | { readonly kind: 'embedded'; readonly folder: string }
  /** `poolSize` is the number of connections for queries. */
  | { readonly kind: 'server'; readonly url: string; readonly poolSize: number }

/**
 * A PostgreSQL database, in this process or on a server. Callers need not know which: int8 is returned as a number, a time as a
 * Date, and JSON as it was inserted.
 */
export interface Database {
  readonly kind: DatabaseLocation['kind']
  readonly db: Kysely<Schema>
  /** For the job engine, which has its own SQL. */
  readonly engine: EmbeddedEngine | { readonly kind: 'server'; readonly url: string }
  /**
   * Calls `onNotify` for each notification on a channel, by any process, once it is committed. `onGap` is called after a lost
   * connection, when notifications may have been missed: read again what they are about.
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  /** Runs work that is started inside a transaction but is neither part of it nor awaited by it. */
  outsideTransaction<T>(work: () => T): T
  /**
   * Runs raw statements on one connection, several in one call where there are no parameters, while holding a lock across all
   * processes. There is no statement timeout.
   */
  withLock<T>(lock: string, work: (run: RunSql) => Promise<T>): Promise<T>
  /** How busy it is, from the view of this process. */
  load(): DatabaseLoad
  /** Frees the space of deleted rows and refreshes the planner's statistics. A server does so by itself. */
  maintain(): Promise<void>
  /**
   * Resolves when the database has stopped for good, as the embedded one does when the disk is full. Every query is refused then,
   * no acknowledged commit is lost, and only a restart of the process helps: end it.
   */
  readonly failure: Promise<Error>
  /** Waits for running work. */
  close(): Promise<void>
}

export interface DatabaseLoad {
  /** Connections. */
  readonly open: number
  readonly inUse: number
  /** Callers that wait for a connection. */
  readonly waiting: number
  /** Statements that failed since the process started. */
  readonly failures: number
}

export type RunSql = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>

/** @throws {DatabaseRefused} when the database cannot be used; the message says what to do */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.kind === 'embedded'
    ? openEmbedded(location.folder)
    : openServer(location.url, location.poolSize)
}

/**
 * A value for a jsonb column or parameter. Without this, a list would reach a server as a PostgreSQL array, and a string as
 * invalid JSON.
 */
export const json = (value: unknown): RawBuilder<never> => sql`${JSON.stringify(value)}::jsonb`
