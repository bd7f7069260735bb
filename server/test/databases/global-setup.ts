import { embeddedTemplate } from './embedded.ts'
import { serverTemplate } from './on-server.ts'
import { startPostgres } from './postgres.ts'

/**
 * Before the first test file: the templates are made, and one PostgreSQL server serves the whole run. The processes that run
 * the files inherit its address. It ends with this process.
 */
export async function setup(): Promise<void> {
  await embeddedTemplate()
  process.env.TEST_DATABASE_URL = await startPostgres()
  await serverTemplate()
}
