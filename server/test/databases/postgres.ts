import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { fromNpm, localInstallation, type PostgresPrograms, reachableBy } from './find-postgres.ts'

/** PostgreSQL refuses to run as root; nobody may. */
const nobody = { uid: 65_534, gid: 65_534 }
const identity = () => (process.getuid?.() === 0 ? nobody : {})

let started: Promise<string> | null = null

/**
 * A PostgreSQL server for the tests: the one at TEST_DATABASE_URL, or one of our own on a free local port, from a local
 * installation or from npm. It ends and its folder is removed with the process that started it.
 * @returns the URL of its database `postgres`
 */
export function startPostgres(): Promise<string> {
  started ??= process.env.TEST_DATABASE_URL ? Promise.resolve(process.env.TEST_DATABASE_URL) : startAnyOne()
  return started
}

const startAnyOne = async () => startWith(localInstallation() ?? (await fromNpm()))

/** A server for one test, which can be restarted. */
export interface RestartablePostgres {
  /** The URL of its database `postgres`. */
  readonly url: string
  /** Aborts running statements and restarts, on the same port. @param meanwhile runs while it is down */
  restart(meanwhile?: () => Promise<unknown>): Promise<void>
  /** Starts it again after it has ended by itself. */
  startAgain(): Promise<unknown>
}

/** Where a server stores its data: in a temporary folder on this disk, or in one that is kept and may already contain data. */
export type DataLocation = { readonly disk: string } | { readonly kept: string }

export async function startRestartable(location?: DataLocation): Promise<RestartablePostgres> {
  const start = await prepare(localInstallation() ?? (await fromNpm()), location)
  const url = await start()
  return {
    url,
    async restart(meanwhile) {
      await endServer(url)
      await meanwhile?.()
      await start()
    },
    startAgain: start,
  }
}

async function endServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(`select current_setting('data_directory') as folder`)
  await client.end()
  const pidFile = join(rows[0].folder, 'postmaster.pid')
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
  while (existsSync(pidFile)) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Starts a server with these programs, as the user nobody if we are root. */
export async function startWith(found: PostgresPrograms): Promise<string> {
  const start = await prepare(found, { disk: tmpdir() }, [...withoutDurability, ...forSmallDatabases])
  return start()
}

/** Creates the folder of a server. @returns starts it, and restarts it when it has ended */
async function prepare(
  found: PostgresPrograms,
  location: DataLocation = { disk: tmpdir() },
  settings = withoutDurability,
): Promise<() => Promise<string>> {
  const isKept = 'kept' in location
  const folder = isKept ? location.kept : mkdtempSync(join(location.disk, 'nightlight-postgres-'))
  if (process.getuid?.() === 0) chownSync(folder, nobody.uid, nobody.gid)
  chmodSync(folder, 0o700)
  const programs = reachableBy(identity(), found)
  if (!existsSync(join(folder, 'data'))) initialise(programs, folder)
  const port = await freePort()
  const url = `postgres://nightlight@127.0.0.1:${port}/postgres`
  return async () => {
    await reachable(url, launch(programs, folder, port, isKept, settings))
    return url
  }
}

function initialise({ initdb }: PostgresPrograms, folder: string): void {
  const common = [
    '-D',
    join(folder, 'data'),
    '-U',
    'nightlight',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
  ]
  // Upper and lower case have to work for every alphabet, as on production servers.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
    const { status, stderr } = spawnSync(initdb, [...common, `--locale=${locale}`], {
      ...identity(),
      cwd: folder,
      encoding: 'utf8',
    })
    if (status === 0) return
    if (!stderr.includes('locale')) throw new Error(`initdb failed: ${stderr}`)
  }
  throw new Error('initdb knows neither C.UTF-8 nor en_US.UTF-8')
}

/** Tests need no durability. */
const withoutDurability = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=64MB',
]

/** Hundreds of databases of a few rows, each gone in seconds: there is no replica, nothing to tidy up and no query worth compiling. */
const forSmallDatabases = ['wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off', 'jit=off']

/** Its standard input closes when this process ends in any way; then it stops the server and removes a temporary folder. */
const guardian = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; cd /; rm -rf "$FOLDER"'

function launch(
  { postgres }: PostgresPrograms,
  folder: string,
  port: number,
  isKept: boolean,
  settings: readonly string[],
): ChildProcess {
  const parameters = [
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    ...settings.flatMap((each) => ['-c', each]),
  ]
  const options = { ...identity(), cwd: folder, env: { ...process.env, FOLDER: isKept ? '' : folder } }
  if (process.platform === 'win32') {
    const server = spawn(postgres, parameters, { ...options, stdio: 'ignore' })
    process.once('exit', () => {
      server.kill()
      if (!isKept) rmSync(folder, { recursive: true, force: true })
    })
    return server
  }
  const server = spawn('sh', ['-c', guardian, 'sh', postgres, ...parameters], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl+C is for the tests; the server ends after them.
    detached: true,
  })
  server.unref()
  ;(server.stdin as unknown as { unref(): void }).unref()
  return server
}

async function reachable(url: string, server: ChildProcess): Promise<void> {
  let exited = false
  server.once('exit', () => {
    exited = true
  })
  const giveUp = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (exited || Date.now() > giveUp)
        throw new Error('The PostgreSQL server for the tests did not start', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
