import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { readConfig } from '../src/config.ts'

/** An S3 store in this process with one empty bucket. It verifies the signatures of requests that read or write an object. */
export interface S3Store {
  /** Environment variables for the bucket. */
  readonly environment: Record<
    'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >
  readonly origin: string
  /** Makes it respond to the next requests only with this status; 0 closes the connection. */
  refuse(status: number, requests?: number): void
  stopRefusing(): void
  close(): Promise<void>
}

/** The location of files by an environment. */
export const filesLocation = (environment: Record<string, string>) => readConfig(environment).files

/** @param kept a folder that is kept with its content when the store closes */
export async function startS3Store(kept?: string): Promise<S3Store> {
  const directory = kept ?? (await mkdtemp(join(tmpdir(), 'nightlight-s3-')))
  const open = (allowMismatchedSignatures: boolean) =>
    new S3rver({
      directory,
      silent: true,
      vhostBuckets: false,
      allowMismatchedSignatures,
      configureBuckets: [{ name: 'stories', configs: [] }],
    })
  const s3 = open(false)
  await s3.configureBuckets()
  const [ofObjects, ofBuckets] = [s3.callback(), open(true).callback()]
  // s3rver computes the signature of `/bucket/` as if the URL were `/bucket`, and would refuse every list.
  const answer: RequestListener = (request, response) =>
    (/^\/[^/?]+\/\?/.test(request.url ?? '') ? ofBuckets : ofObjects)(request, response)
  const refusing = { status: 503, left: 0 }
  const server = createServer((request, response) => {
    if (refusing.left === 0) return answer(request, response)
    refusing.left -= 1
    if (refusing.status === 0) request.socket.destroy()
    else response.writeHead(refusing.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    environment: {
      S3_ENDPOINT: origin,
      S3_BUCKET: 'stories',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    origin,
    refuse: (status, requests = Number.POSITIVE_INFINITY) =>
      void Object.assign(refusing, { status, left: requests }),
    stopRefusing: () => void Object.assign(refusing, { left: 0 }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (!kept) await rm(directory, { recursive: true, force: true })
    },
  }
}
