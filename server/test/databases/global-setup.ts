import { embeddedTemplate } from './embedded.ts'
import { serverTemplate } from './on-server.ts'
import { startPostgres } from './postgres.ts'

/**
 * Before the first test file: creates the templates, and starts one PostgreSQL server for the whole run. The processes that run
 * the test files inherit its URL. It ends with this process.
 */
export async function setup(): Promise<void> {
  await embeddedTemplate()
  process.env.TEST_DATABASE_URL = await startPostgres()
  await serverTemplate()
}
