// `npm run test:e2e`: the browser tests. All of them share three browsers side by side, each with a server and a database of its own
// that begin as copies of one house; with arguments (a file, -g …) it is one browser, and an empty house. In the end the logs of all
// servers are searched for words of families.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, root } from './setup.mjs'

const asked = process.argv.slice(2)
/** One more than the cores of a small machine: browsers and servers wait for each other much of the time. */
const workers = 3

/** Where the servers keep their data. The first of them may have been prepared there already. */
const folder = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'nightlight-e2e-'))
const code = await everything().finally(() => rmSync(folder, { recursive: true, force: true }))
process.exit(code)

async function everything() {
  const code = asked.length > 0 ? await playwright(asked) : await inThreeBrowsers()
  return (await run('node', ['e2e/search-logs.ts'])) || code
}

async function inThreeBrowsers() {
  const code = process.env.E2E_DATA_DIR ? 0 : await run('node', ['e2e/prepare-house.ts'])
  if (code !== 0) return code
  for (let worker = 1; worker < workers; worker++)
    cpSync(join(folder, '0'), join(folder, String(worker)), { recursive: true })
  return await playwright([], { E2E_WORKERS: String(workers) })
}

function playwright(args, env = {}) {
  return run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], env)
}

/** @returns the exit code */
function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, E2E_DATA_DIR: folder, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
