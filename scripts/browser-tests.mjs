// `npm run test:e2e`: the browser tests. All of them run as two halves side by side, each against a server and a database of its
// own; with arguments (a file, -g …) it is one Playwright with these arguments.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { environment, root } from './setup.mjs'

const asked = process.argv.slice(2)
const halves = asked.length > 0 ? [asked] : [['--shard=1/2'], ['--shard=2/2']]
const firstPort = Number(process.env.E2E_PORT ?? 3187)

const codes = await Promise.all(halves.map(runHalf))
process.exit(codes.find((code) => code !== 0) ?? 0)

function runHalf(args, index) {
  const port = firstPort + index
  const half = spawn('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: root,
    env: { ...environment, E2E_PORT: String(port), E2E_OUTPUT: `test-results/${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  for (const stream of [half.stdout, half.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      console.log(halves.length > 1 ? `${index + 1} │ ${line}` : line),
    )
  }
  return new Promise((resolve, reject) => {
    half.once('error', reject)
    half.once('exit', (code) => resolve(code ?? 1))
  })
}
