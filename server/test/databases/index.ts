import type { Database } from '../../src/platform/database/index.ts'
import { freshEmbedded } from './embedded.ts'
import { freshOnServer } from './on-server.ts'

/** For suites that run on both databases. */
export const kinds = ['embedded', 'server'] as const

/** What `TEST_DATABASE=postgres` makes of every database that a test does not choose itself. */
const usual: Database['kind'] = process.env.TEST_DATABASE === 'postgres' ? 'server' : 'embedded'

/** A database of its own for one test or suite, migrated and empty. Closing it removes it. */
export function freshDatabase(kind: Database['kind'] = usual): Promise<Database> {
  return kind === 'embedded' ? freshEmbedded() : freshOnServer()
}
