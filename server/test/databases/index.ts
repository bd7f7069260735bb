import type { Database } from '../../src/platform/database/index.ts'
import { freshEmbedded } from './embedded.ts'
import { freshOnServer } from './on-server.ts'

/** For suites that run on both databases. */
export const kinds = ['embedded', 'server'] as const

/** The kind of database for tests that do not choose one: on the server, unless `TEST_DATABASE=embedded`. */
const standard: Database['kind'] = process.env.TEST_DATABASE === 'embedded' ? 'embedded' : 'server'

/** A database of its own for one test or suite, migrated and empty. Closing it removes it. */
export function freshDatabase(kind: Database['kind'] = standard): Promise<Database> {
  return kind === 'embedded' ? freshEmbedded() : freshOnServer()
}
