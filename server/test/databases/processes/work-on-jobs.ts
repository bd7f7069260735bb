import { pino } from 'pino'
import { openDatabase } from '../../../src/platform/database/index.ts'
import { openJobs } from '../../../src/platform/jobs/index.ts'
import { testJob } from '../test-job.ts'

// Works on test jobs in the database at a folder or URL until it is stopped. Prints when it starts one; then it either hangs, or
// inserts a row and prints that it is done.
const [at = '', behaviour = ''] = process.argv.slice(2)
const database = await openDatabase(
  at.startsWith('postgres') ? { kind: 'server', url: at, poolSize: 3 } : { kind: 'embedded', folder: at },
)
const jobs = await openJobs(database, { log: pino({ level: 'silent' }) })
await jobs.declare([testJob])
process.once('SIGTERM', async () => {
  await jobs.close({ deadlineMs: 100 })
  await database.close()
})
await jobs.work(testJob, { concurrency: 1 }, async ({ id, data }) => {
  process.stdout.write(`start ${data.to}\n`)
  if (behaviour === 'hang') await new Promise(() => setInterval(() => undefined, 60_000))
  await database.db
    .insertInto('setupLinks')
    .values({ codeHash: `${data.to} ${id}` })
    .execute()
  process.stdout.write(`done ${data.to}\n`)
})
process.stdout.write('working\n')
