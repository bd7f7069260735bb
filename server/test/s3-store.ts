import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver, { type ListedObject, type ObjectStore } from '@20minutes/s3rver'
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
  /** Lists these keys beside its objects, until it is called again: more objects than could be written in a test. */
  listAlso(keys: readonly string[]): void
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
  let listedOnly: readonly string[] = []
  const answer: RequestListener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    if (pathname === '/stories/' && searchParams.get('list-type') === '2') {
      void sendList(s3.store, listedOnly, searchParams, response)
      return
    }
    // s3rver computes the signature of `/bucket/` as if the URL were `/bucket`, and would refuse every call about a bucket.
    const handle = /^\/[^/?]+\/\?/.test(request.url ?? '') ? ofBuckets : ofObjects
    handle(request, response)
  }
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
    listAlso(keys) {
      listedOnly = keys
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (!kept) await rm(directory, { recursive: true, force: true })
    },
  }
}

/** s3rver encrypts the token of a next page with a cipher that Node no longer has, so pages are made here. The token is the last key. */
async function sendList(
  store: ObjectStore,
  listedOnly: readonly string[],
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const prefix = query.get('prefix') ?? ''
  const pageSize = Math.min(1000, Number(query.get('max-keys') ?? 1000))
  const { objects } = await store.listObjects('stories', { prefix })
  const pretended = listedOnly.map((key) => ({ key, size: 1, lastModifiedDate: new Date(0) }))
  const after = query.get('continuation-token') ?? ''
  const rest = [...objects, ...pretended]
    .filter(({ key }) => key.startsWith(prefix) && key > after)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const page = rest.slice(0, pageSize)
  const isTruncated = rest.length > page.length
  const next = isTruncated
    ? `<NextContinuationToken>${escapeXml(page.at(-1)?.key ?? '')}</NextContinuationToken>`
    : ''
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${page.map(contentsOf).join('')}</ListBucketResult>`,
    )
}

const contentsOf = ({ key, size, lastModifiedDate }: ListedObject) =>
  `<Contents><Key>${escapeXml(key)}</Key><Size>${size}</Size><LastModified>${lastModifiedDate.toISOString()}</LastModified></Contents>`

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
