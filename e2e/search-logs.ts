import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLeaks, readRecorded } from '../server/test/log-capture.ts'
import { logIn, logsOf, personalDataIn } from './logged-server.ts'

/** Searches the logs of all servers of a run for personal data. */
const logs = logsOf(process.env.E2E_DATA_DIR ?? '')
const folders = existsSync(logs) ? readdirSync(logs).map((name) => join(logs, name)) : []
if (folders.length === 0) throw new Error('No server has left a log')

let lines = 0
let searched = 0
for (const folder of folders) {
  const log = readFileSync(logIn(folder), 'utf8')
  const recorded = readRecorded(personalDataIn(folder))
  const leaked = findLeaks(log, recorded)
  if (leaked.length > 0) report(log, leaked)
  refuseEmpty(log, recorded)
  lines += log.split('\n').length
  // Without the canary.
  searched += recorded.size - 1
}
if (!process.exitCode)
  console.log(`None of ${searched} pieces of personal data is in any of ${lines} lines of logs.`)

function report(log: string, leaked: readonly string[]): void {
  process.exitCode = 1
  console.error(`A log has personal data: ${leaked.slice(0, 20).join(' | ')}`)
  const leakingLines = log.split('\n').filter((line) => leaked.some((word) => line.includes(word)))
  for (const line of leakingLines.slice(0, 20)) console.error(line)
}

/** Fails if there was nothing to find: a log without requests, or a server without a recorder. */
function refuseEmpty(log: string, recorded: ReadonlySet<string>): void {
  const registered = /"route":"\/api\/register","status":201/.test(log)
  if (recorded.size > 1 && !log.includes('"route":')) throw new Error('The log has no request')
  // The canary, a name and a password.
  if (registered && recorded.size < 3) throw new Error('The registration was not recorded')
}
