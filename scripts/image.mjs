// `npm run image`: builds the container image without a Docker engine, says how large it is above its base, starts it as its user on a
// read-only file system, and waits until it is ready. Needs Linux, root, and Debian's podman and debootstrap, which make the base
// image from Debian's packages and the Node that the repository installs. With `--if-possible` it does nothing where they are missing.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './setup.mjs'

const base = `docker.io/library/node:${pinnedVersion()}-bookworm-slim`
const image = 'nightlight'
/** Megabytes above the base that the image may have. */
const limit = 350
const startLimitMs = 120_000

const missing = findMissing()
if (missing.length > 0) {
  console.log(`The image cannot be built here: it needs ${missing.join(', ')}.`)
  process.exit(process.argv.includes('--if-possible') ? 0 : 1)
}
const folder = mkdtempSync(join(tmpdir(), 'nightlight-image-'))
try {
  if (podman(['image', 'exists', base]).status !== 0) makeBase()
  build()
  const [whole = 0, below = 0] = [sizeOf(image), sizeOf(base)]
  const megabytes = Math.round((whole - below) / 1e6)
  console.log(`The image has ${megabytes} MB above its base (limit ${limit}).`)
  await startImage()
  if (megabytes > limit) throw new Error(`The image is larger than ${limit} MB above its base.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node
}

function findMissing() {
  const tools = ['podman', 'debootstrap'].filter((tool) => spawnSync('which', [tool]).status !== 0)
  return [...(process.getuid?.() === 0 ? [] : ['root']), ...tools]
}

function podman(args, options = {}) {
  return spawnSync('podman', args, { encoding: 'utf8', maxBuffer: 1 << 28, ...options })
}

function mustRun(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: root })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed.`)
}

/** What the official image of Node has: Debian, the user `node`, Node and npm. */
function makeBase() {
  const system = join(folder, 'base')
  mustRun('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system])
  mustRun('chroot', [system, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node'])
  const bin = join(system, 'usr/local/bin')
  cpSync(join(root, 'node_modules/node/bin/node'), join(bin, 'node'), { dereference: true })
  chmodSync(join(bin, 'node'), 0o755)
  const npm = dirname(
    dirname(spawnSync('readlink', ['-f', which('npm')], { encoding: 'utf8' }).stdout.trim()),
  )
  cpSync(npm, join(system, 'usr/local/lib/npm'), { recursive: true })
  symlinkSync('../lib/npm/bin/npm-cli.js', join(bin, 'npm'))
  for (const left of ['var/cache/apt', 'var/lib/apt/lists']) rmSync(join(system, left), { recursive: true })
  mustRun('tar', ['-C', system, '-cf', join(folder, 'base.tar'), '.'])
  mustRun('podman', ['import', '--quiet', join(folder, 'base.tar'), base])
  rmSync(system, { recursive: true })
}

const which = (command) => spawnSync('which', [command], { encoding: 'utf8' }).stdout.trim()

/** npm in the image reaches the registry as npm on this machine does. Nothing of that is part of the image. */
function build() {
  const settings = join(folder, 'npmrc')
  const own = join(process.env.HOME ?? '', '.npmrc')
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  writeFileSync(
    settings,
    (existsSync(own) ? `${readFileSync(own, 'utf8')}\n` : '') +
      (authorities ? 'cafile=/run/authorities.pem\n' : ''),
  )
  const mounts = [
    `${settings}:/root/.npmrc:ro`,
    ...(authorities ? [`${resolve(authorities)}:/run/authorities.pem:ro`] : []),
  ]
  mustRun('podman', [
    ...[
      'build',
      '--quiet',
      '--format',
      'docker',
      '--isolation',
      'chroot',
      '--network',
      'host',
      '--pull=never',
    ],
    ...mounts.flatMap((mount) => ['--volume', mount]),
    ...['-f', 'deploy/Containerfile', '-t', image, '.'],
  ])
}

function sizeOf(name) {
  return Number(podman(['image', 'inspect', '--format', '{{.Size}}', name]).stdout)
}

/** As a container would run it: nothing can be written but /data and /tmp, as the user of the image, with its environment. */
async function startImage() {
  const system = podman(['image', 'mount', image]).stdout.trim()
  const view = join(folder, 'view')
  const data = join(folder, 'data')
  for (const each of [view, data]) mkdirSync(each)
  const mounted = []
  const mount = (...args) => {
    mustRun('mount', args)
    mounted.push(args.at(-1))
  }
  try {
    mount('--bind', system, view)
    mount('-o', 'remount,bind,ro', view)
    mustRun('chown', ['1000:1000', data])
    mount('--bind', data, join(view, 'data'))
    mount('-t', 'tmpfs', 'tmpfs', join(view, 'tmp'))
    mount('-t', 'proc', 'proc', join(view, 'proc'))
    mount('--bind', '/dev', join(view, 'dev'))
    const port = await freePort()
    const [{ Config }] = JSON.parse(podman(['image', 'inspect', image]).stdout)
    const environment = Object.fromEntries(Config.Env.map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
    if (Config.User !== 'node') throw new Error('The image does not run as the user node.')
    const [command, ...args] = Config.Cmd
    const child = spawn(
      'chroot',
      ['--userspec=1000:1000', view, '/usr/bin/env', '-C', Config.WorkingDir, command, ...args],
      {
        env: { ...environment, PORT: String(port), HOST: '127.0.0.1', SAMPLE_CONTENT: 'false' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    const ended = once(child, 'exit')
    try {
      await waitUntilReady(port, child)
      console.log('The image starts as its user on a read-only file system, and is ready.')
    } finally {
      child.kill('SIGTERM')
      await ended
    }
  } finally {
    for (const path of [...new Set(mounted)].reverse()) spawnSync('umount', ['-l', path])
    podman(['image', 'unmount', image])
  }
}

async function waitUntilReady(port, child) {
  const deadline = Date.now() + startLimitMs
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The image ended with ${child.exitCode}.`)
    if (Date.now() > deadline) throw new Error('The image does not become ready.')
    const origin = `http://127.0.0.1:${port}`
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) {
      const page = await (await fetch(origin)).text()
      if (!page.includes('<title>')) throw new Error('The image does not serve the web app.')
      return
    }
    await wait(250)
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
