import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedTemplate } from '../server/test/databases/embedded.ts'
import { startLogged } from './logged-server.ts'

/** A server of the product with its own configuration and database, for one test file. */
export interface OwnServer {
  readonly address: string
  /** Of its database, files and keys. */
  readonly folder: string
  /** Whoever registers with this code becomes the administrator. */
  readonly setupCode: string
  close(): Promise<void>
}

/** @param options `host` is the name by which browsers call it */
export async function startOwnServer(
  environment: Readonly<Record<string, string>>,
  { host = 'localhost', ...options }: { realEngines?: boolean; host?: string } = {},
): Promise<OwnServer> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-own-'))
  // Creating a database is as much work as the rest of a start. The first start is in prepare-installation.ts.
  cpSync(await embeddedTemplate(), join(folder, 'database'), { recursive: true })
  const address = `${environment.HTTPS ? 'https' : 'http'}://${host}:${port}`
  const server = startLogged(
    {
      ...environment,
      PORT: String(port),
      PUBLIC_URL: address,
      SAMPLE_CONTENT: 'false',
      DATA_DIR: folder,
      DATABASE_URL: '',
    },
    options,
  )
  server.stderr.pipe(process.stderr)
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const setupCode = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const code = /[?&]setup=([\w-]+)/.exec(output)?.[1]
      if (code) resolve(code)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  return {
    address,
    folder,
    setupCode,
    async close() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Test files run in parallel, so a port is chosen when a server starts. */
async function freePort(): Promise<number> {
  const placeholder = createServer().listen(0, '127.0.0.1')
  await once(placeholder, 'listening')
  const { port } = placeholder.address() as AddressInfo
  placeholder.close()
  await once(placeholder, 'close')
  return port
}
