import { type Kysely, type RawBuilder, sql } from 'kysely'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openServer } from './remote/open-server.ts'
import type { Schema } from './schema.ts'

export type Where =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string; readonly poolSize: number }

/** One PostgreSQL, in this process or on a server. What is above this folder does not care which. */
export interface Database {
  readonly kind: Where['kind']
  readonly db: Kysely<Schema>
  /** For the job engine, which brings its own SQL. */
  readonly engine: EngineAccess
  /**
   * Hears what is notified on a channel, once it is committed. After a lost connection `onGap` tells that something may
   * have been missed.
   */
  listen(channel: string, hear: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export type EngineAccess =
  | { readonly kind: 'embedded'; readonly pglite: import('@electric-sql/pglite').PGlite }
  | { readonly kind: 'server'; readonly url: string }

export function openDatabase(where: Where): Promise<Database> {
  return where.kind === 'embedded' ? openEmbedded(where.folder) : openServer(where.url, where.poolSize)
}

/** A database that cannot be opened as it is; the message says what to do. */
export { DatabaseRefused } from './refused.ts'

/** A value for a jsonb column. Without this, `pg` would make an array of PostgreSQL from a list. */
export const json = (value: unknown): RawBuilder<never> => sql`${JSON.stringify(value)}::jsonb`
