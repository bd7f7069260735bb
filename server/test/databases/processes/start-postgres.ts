import { fromNpm } from '../find-postgres.ts'
import { startWith } from '../postgres.ts'

// Starts the PostgreSQL server from npm, prints its URL, and stays.
const url = await startWith(await fromNpm())
setInterval(() => undefined, 60_000)
process.stdout.write(`at ${url}\n`)
