import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Runs the server as it is delivered and keeps the link that it prints for its first administrator, so that journeys can become
 * one through the front door.
 */
const main = resolve(import.meta.dirname, '../server/src/main.ts')
const server = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })

let printed = ''
server.stdout.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk)
  printed = (printed + chunk).slice(-4000)
  const code = /[?&]setup=([\w-]+)/.exec(printed)?.[1]
  if (code && process.env.DATA_DIR) writeFileSync(join(process.env.DATA_DIR, 'setup-code'), code)
})
server.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
