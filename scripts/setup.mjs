// Runs on whatever Node a machine has (20.19 and up), before anything is installed: plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Digests of the steps that are done, by the files that they depend on. */
export const cache = join(root, 'node_modules', '.nightlight')
const binaries = join(root, 'node_modules', '.bin')

/**
 * The environment for what we start: the pinned Node and the installed tools come first. On Linux, memory that threads of pictures
 * and sound let go is shared by all of them: each would keep its own otherwise, and a process grows to twice the size. What Node has
 * compiled is kept, and goes with what is installed: a server starts with a third less work from its second time on.
 */
export const environment = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.compiled'),
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
}

export const pinnedNode = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node')

/** Installs the dependencies of the lock file, unless they are there. */
export function install() {
  refuseOldNode()
  unlessDone('install', ['package-lock.json', 'package.json'], () => {
    console.log('Nightlight: installing what it needs (once) …')
    // Binaries come inside the packages; only the scripts that package.json allows have to run.
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'])
  })
}

/** Builds the web app, unless nothing that it is made from has changed. */
export function buildWeb() {
  const sources = ['web', 'contract', 'illustrator', 'lullaby'].flatMap((folder) =>
    filesBelow(join(root, folder)),
  )
  unlessDone('web', ['package-lock.json', ...sources], () => {
    console.log('Nightlight: building the web app …')
    run('npm', ['run', 'build', '--silent'])
  })
}

/** Runs a command to its end and stops everything when it fails. */
export function run(command, args, env = {}) {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1))
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Nightlight needs Node 20.19 or later to start; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Remembers a digest of what a step was made from, so that it is done again only when that changes. */
function unlessDone(name, files, step) {
  const digest = digestOf(files)
  const stamp = join(cache, name)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && outputExists(name)) return
  step()
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, digest)
}

const outputExists = (name) => name !== 'web' || existsSync(join(root, 'web', 'dist', 'index.html'))

/** @param {readonly string[]} files from the root of the repository */
export function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) {
    hash.update(file)
    hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** @param {string} folder */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => !/[\\/](node_modules|dist)[\\/]/.test(path) && statSync(path).isFile())
    .map((path) => path.slice(root.length + 1))
}
