// `npm run test:e2e`: the browser tests. All of them run as three parts side by side, each against a server and a database of its
// own that begin as copies of one house; with arguments (a file, -g …) it is one Playwright with these arguments and an empty house.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { environment, root } from './setup.mjs'

const asked = process.argv.slice(2)
/** One more than the cores of a small machine: browsers and servers wait for each other much of the time. */
const parts = [1, 2, 3]
const firstPort = Number(process.env.E2E_PORT ?? 3187)

process.exit(asked.length > 0 ? await playwright(asked, firstPort) : await allParts())

async function allParts() {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-e2e-'))
  try {
    const house = join(folder, 'house')
    const code = await run('node', ['e2e/prepare-house.ts'], { E2E_PORT: firstPort, E2E_DATA_DIR: house })
    if (code !== 0) return code
    const codes = await Promise.all(
      parts.map((part) => {
        const copy = join(folder, String(part))
        cpSync(house, copy, { recursive: true })
        return playwright(
          [`--shard=${part}/${parts.length}`],
          firstPort + part - 1,
          { E2E_DATA_DIR: copy },
          `${part} │ `,
        )
      }),
    )
    return codes.find((code) => code !== 0) ?? 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function playwright(args, port, env = {}, prefix = '') {
  const command = ['test', '--config', 'e2e/playwright.config.ts', ...args]
  return run('playwright', command, { ...env, E2E_PORT: port, E2E_OUTPUT: `test-results/${port}` }, prefix)
}

/** @returns the exit code, after every line of the output was printed behind the prefix */
function run(command, args, env, prefix = '') {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...environment,
      ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)])),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(prefix + line))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
