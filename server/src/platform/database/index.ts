import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { EmbeddedEngine } from './embedded/engine.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openServer } from './remote/open-server.ts'
import type { Schema } from './schema.ts'

export { notify } from './notify.ts'
export { DatabaseRefused } from './refused.ts'
export { QueryOutsideTransaction } from './transaction-guard.ts'

export type DatabaseLocation =
  /** In a folder that this process has for itself; it is made when it is not there. */
  | { readonly kind: 'embedded'; readonly folder: string }
  /** `poolSize` is the number of connections for queries. */
  | { readonly kind: 'server'; readonly url: string; readonly poolSize: number }

/**
 * One PostgreSQL, in this process or on a server. What is above this folder does not care which: int8 comes as a number, a
 * time as a Date, and JSON as it was put in.
 */
export interface Database {
  readonly kind: DatabaseLocation['kind']
  readonly db: Kysely<Schema>
  /** For the job engine, which brings its own SQL. */
  readonly engine: EmbeddedEngine | { readonly kind: 'server'; readonly url: string }
  /**
   * Hears what is notified on a channel, by any process, once it is committed. After a lost connection `onGap` tells that
   * something may have been missed: read again what the notifications are about.
   * @returns the end of it
   */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  /** Runs what is begun inside a transaction but is neither part of it nor awaited by it. */
  outsideTransaction<T>(work: () => T): T
  /**
   * Runs statements on one connection as they are written, several at once where there are no parameters. Nobody else holds
   * the same lock meanwhile, in any process; statements may take their time.
   */
  exclusively<T>(lock: string, work: (run: RunSql) => Promise<T>): Promise<T>
  /** How busy it is, as this process sees it. */
  load(): DatabaseLoad
  /** Frees what deleted rows held and refreshes what the planner knows. A server does so by itself. */
  maintain(): Promise<void>
  /**
   * Resolves when the database has stopped for good, as the embedded one does when the disk is full. Every query is refused
   * then, nothing that was acknowledged is lost, and only a new start of the process helps: end it.
   */
  readonly failure: Promise<Error>
  /** Waits for what is under way. */
  close(): Promise<void>
}

export interface DatabaseLoad {
  /** Connections. */
  readonly open: number
  readonly inUse: number
  /** Who waits for a connection. */
  readonly waiting: number
  /** Statements that were not carried out since the process has begun. */
  readonly failures: number
}

export type RunSql = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>

/** @throws {DatabaseRefused} when the database cannot be used; the message says what to do */
export function openDatabase(where: DatabaseLocation): Promise<Database> {
  return where.kind === 'embedded' ? openEmbedded(where.folder) : openServer(where.url, where.poolSize)
}

/**
 * A value for a jsonb column or parameter. Without this, a list would reach a server as one of PostgreSQL's own arrays, and
 * a text as JSON that it is not.
 */
export const json = (value: unknown): RawBuilder<never> => sql`${JSON.stringify(value)}::jsonb`
