import { pino } from 'pino'
import type { Database } from '../../src/platform/database/index.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openJobs } from '../../src/platform/jobs/index.ts'

/** Creates what a start creates in an empty database, so that no test has to wait for it. */
export async function fill(database: Database): Promise<void> {
  await migrate(database)
  const jobs = await openJobs(database, { log: pino({ level: 'silent' }) })
  await jobs.close()
}
