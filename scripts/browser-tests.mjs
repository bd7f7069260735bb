// `npm run test:e2e`: the browser tests, on several browsers in parallel, each with a server and a database of its own that begin as copies
// of one prepared installation; with arguments (a file, -g …) on one browser; with `--prepare` the installation alone is made. In the end the logs of all servers are searched for
// personal data.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cache, digestOf, environment, filesBelow, root } from './setup.mjs'

const args = process.argv.slice(2)
const workers = args.length > 0 ? 1 : Number(process.env.E2E_WORKERS ?? 2)

/** Where the servers keep their data, and leave their logs. */
const folder = mkdtempSync(join(tmpdir(), 'nightlight-e2e-'))
const children = new Set()
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
const code = await runAll().finally(() => rmSync(folder, { recursive: true, force: true }))
process.exit(code)

async function runAll() {
  if (!existsSync(join(root, 'web/dist/index.html'))) {
    console.error('The web app has not been built: run `npm run build` first.')
    return 1
  }
  const installation = await preparedInstallation()
  if (!installation) return 1
  if (args.includes('--prepare')) return 0
  for (let worker = 0; worker < workers; worker++)
    cpSync(installation, join(folder, String(worker)), { recursive: true })
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    E2E_WORKERS: String(workers),
    E2E_PORT: process.env.E2E_PORT ?? String(await freePorts(workers)),
  })
  return (await run('node', ['e2e/search-logs.ts'])) || code
}

/**
 * The data folder of a prepared installation with music, sample stories and an administrator. It is reused until
 * something changes that it depends on.
 * @returns null when it cannot be made
 */
async function preparedInstallation() {
  const sources = [
    'server/src',
    'server/migrations',
    'understanding/src',
    'storyteller/src',
    'illustrator/src',
    'lullaby/src',
    'contract/src',
  ]
    .flatMap((name) => filesBelow(join(root, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
  const makers = [
    ...filesBelow(join(root, 'server/test/fake-engines')),
    'server/test/fake-providers.ts',
    'e2e/prepare-installation.ts',
  ]
  const prepared = join(
    cache,
    `installation-${digestOf(['package-lock.json', ...sources, ...makers]).slice(0, 16)}`,
  )
  if (existsSync(prepared)) return prepared
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache).filter((each) => each.startsWith('installation-')))
    rmSync(join(cache, name), { recursive: true, force: true })
  const draft = mkdtempSync(join(cache, 'draft-'))
  try {
    const variables = { E2E_DATA_DIR: draft, E2E_PORT: String(await freePorts(1)) }
    if (await run('node', ['e2e/prepare-installation.ts'], variables)) return null
    if (await run('node', ['e2e/search-logs.ts'], variables)) return null
    renameSync(join(draft, '0'), prepared)
  } catch (error) {
    // Another run may have created it meanwhile; then that one is used.
    if (!existsSync(prepared)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return prepared
}

/**
 * The first of a number of consecutive free ports: other runs may be using some.
 * @param {number} count
 */
async function freePorts(count) {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (free.every(Boolean)) return first
  }
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer()
  const listening = await Promise.race([
    once(server.listen(port, 'localhost'), 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false)
  if (listening) await new Promise((resolve) => server.close(resolve))
  return listening
}

/** @returns the exit code */
function run(command, args, variables = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, E2E_DATA_DIR: folder, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  children.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })
}
