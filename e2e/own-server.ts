import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLogged } from './logged-server.ts'

/** The product as it is delivered, set up as one journey needs it, on a database of its own. */
export interface OwnServer {
  readonly address: string
  /** Makes whoever registers with it the administrator. */
  readonly setupCode: string
  close(): Promise<void>
}

export async function startOwnServer(
  environment: Readonly<Record<string, string>>,
  options: { realEngines?: boolean } = {},
): Promise<OwnServer> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-own-'))
  const address = `http://localhost:${port}`
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
  const ended = new Promise<void>((end) => server.once('close', () => end()))
  const setupCode = await new Promise<string>((open, fail) => {
    let printed = ''
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk
      const code = /[?&]setup=([\w-]+)/.exec(printed)?.[1]
      if (code) open(code)
    })
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}`)))
  })
  return {
    address,
    setupCode,
    async close() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Journeys run side by side: which ports are taken is known when one begins. */
async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  holder.close()
  await once(holder, 'close')
  return port
}
