import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsHeard, wordsLeaked } from '../server/test/heard-log.ts'
import { logIn, logsOf, wordsIn } from './logged-server.ts'

/** Looks for everything that families wrote and read in what the servers of a run have logged. */
const logs = logsOf(process.env.E2E_DATA_DIR ?? '')
const folders = existsSync(logs) ? readdirSync(logs).map((name) => join(logs, name)) : []
if (folders.length === 0) throw new Error('No server has left a log')

let lines = 0
let words = 0
for (const folder of folders) {
  const log = readFileSync(logIn(folder), 'utf8')
  const heard = wordsHeard(wordsIn(folder))
  const leaked = wordsLeaked(log, heard)
  if (leaked.length > 0) report(log, leaked)
  refuseSilence(log, heard)
  lines += log.split('\n').length
  // Without what was planted.
  words += heard.size - 1
}
if (!process.exitCode) console.log(`${words} words of families are in none of ${lines} lines of logs.`)

function report(log: string, leaked: readonly string[]): void {
  process.exitCode = 1
  console.error(`A log has words of families: ${leaked.slice(0, 20).join(' | ')}`)
  const guilty = log.split('\n').filter((line) => leaked.some((word) => line.includes(word)))
  for (const line of guilty.slice(0, 20)) console.error(line)
}

/** A log that leaves out the calls, or a server that was not listened to, would have nothing to find. */
function refuseSilence(log: string, heard: ReadonlySet<string>): void {
  const registered = /"route":"\/api\/register","status":201/.test(log)
  if (heard.size > 1 && !log.includes('"route":')) throw new Error('The log tells of no call')
  // What was planted, a name and a password.
  if (registered && heard.size < 3) throw new Error('Nobody heard the family that has registered')
}
