import type { Database } from '../../src/platform/database/index.ts'
import { freshEmbedded } from './embedded.ts'
import { freshOnServer } from './on-server.ts'

/** For suites that run on both databases. */
export const kinds = ['embedded', 'server'] as const

/** What every database is that a test does not choose itself: on the server, unless `TEST_DATABASE=embedded`. */
const standard: Database['kind'] = process.env.TEST_DATABASE === 'embedded' ? 'embedded' : 'server'

/** A database of its own for one test or suite, migrated and empty. Closing it removes it. */
export function freshDatabase(kind: Database['kind'] = standard): Promise<Database> {
  return kind === 'embedded' ? freshEmbedded() : freshOnServer()
}
