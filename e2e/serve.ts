import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startLogged } from './logged-server.ts'

/**
 * Runs the server and saves the setup code that it prints, so that tests can register as its first administrator. Prints the
 * warnings and errors of its log.
 */
const server = startLogged({})
server.stderr.pipe(process.stderr)
createInterface({ input: server.stdout }).on('line', (line) => {
  if (!isBelowWarning(line)) process.stdout.write(`${line}\n`)
  const code = /[?&]setup=([\w-]+)/.exec(line)?.[1]
  if (code && process.env.DATA_DIR) writeFileSync(join(process.env.DATA_DIR, 'setup-code'), code)
})
server.once('close', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))

function isBelowWarning(line: string): boolean {
  const level = /^\{"level":(\d+),/.exec(line)?.[1]
  return level !== undefined && Number(level) < 40
}
