import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3Client } from '@bradenmacdonald/s3-lite-client'
import { FilesUnavailable, type ListedFile, type StoredFile } from '../../../platform/files.ts'
import { inParallel } from '../../../platform/parallel.ts'
import { contentTypeOf, validatedKey, validatedPrefix } from '../keys.ts'
import type { Store } from '../with-retries.ts'
import { callStore, isMissing } from './call-store.ts'
import { presignedUrl, validHours } from './presigned-url.ts'

export interface S3Settings {
  /** Without a trailing slash. */
  readonly endpoint: string
  /** The URL by which browsers reach the same store. */
  readonly publicEndpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Prefix of every key; ends in a slash, or is empty. */
  readonly prefix: string
}

/** How many objects are removed at a time. Some servers lack the call that removes many. */
const removeConcurrency = 8

/** Readiness checks must be fast. */
const checkTimeoutMs = 3_000

/** For as long as a presigned URL of it is valid: the next one is cached separately anyway. */
const cacheControl = `private, max-age=${validHours * 3600}, immutable`

/** Files in a bucket of an S3 store, which stays private: browsers get URLs that expire. */
export function filesInS3(settings: S3Settings, { answerWithinMs = 20_000 } = {}): Store {
  const client = clientAt(settings, settings.endpoint)
  const publicClient = clientAt(settings, settings.publicEndpoint)
  const nameOf = (key: string) => settings.prefix + validatedKey(key)
  const call = <T>(work: () => Promise<T>) => callStore(work, answerWithinMs)

  const stat = (key: string) => call(() => client.statObject(nameOf(key))).catch(ifMissing(null))

  async function find(key: string): Promise<StoredFile | null> {
    const found = await stat(key)
    if (!found) return null
    return {
      size: found.size,
      contentType: found.metadata['Content-Type'] ?? contentTypeOf(key),
      address: await presignedUrl(publicClient, nameOf(key)),
      open: (range) => Readable.from(contentOf(key, range)),
    }
  }

  async function* contentOf(key: string, range?: { from: number; to: number }): AsyncGenerator<Uint8Array> {
    const offset = range?.from ?? 0
    const length = range ? range.to - range.from + 1 : 0
    const response = await call(() => client.getPartialObject(nameOf(key), { offset, length }))
    if (response.body) yield* response.body as ReadableStream<Uint8Array>
  }

  const objects = (prefix: string) => client.listObjects({ prefix: settings.prefix + prefix })
  const remove = (names: readonly string[]) =>
    inParallel(removeConcurrency, names, (name) => call(() => client.deleteObject(name)))

  return {
    async put(key, bytes, contentType) {
      const metadata = { 'Content-Type': contentType, 'Cache-Control': cacheControl }
      // Our buffers are never shared between threads, which the type of the client requires.
      await call(() => client.putObject(nameOf(key), bytes as Uint8Array<ArrayBuffer>, { metadata }))
    },
    find,
    async read(key) {
      const read = async () => new Uint8Array(await (await client.getObject(nameOf(key))).arrayBuffer())
      return call(read).catch(ifMissing(null))
    },
    remove: (key) => remove([nameOf(key)]),
    async removeAll(prefix) {
      const found = await call(() => all(objects(validatedPrefix(prefix))))
      await remove(found.map(({ key }) => key))
    },
    async removeOlder(prefix, before, found = new Set()) {
      const listed = await call(() => all(objects(validatedPrefix(prefix))))
      const old = listed.filter(({ lastModified }) => lastModified < before).map(({ key }) => key)
      for (const name of old) found.add(name)
      await remove(old)
      return found.size
    },
    async *list(): AsyncGenerator<ListedFile> {
      const pages = objects('')
      for (;;) {
        const { value, done } = await call(() => pages.next())
        if (done || !value) return
        yield { key: value.key.slice(settings.prefix.length), size: value.size }
      }
    },
    async check() {
      // The object does not exist: that the store says so shows that it works.
      const look = () => client.statObject(nameOf('start/check')).catch(ifMissing(null))
      await callStore(look, Math.min(answerWithinMs, checkTimeoutMs)).catch((error: unknown) => {
        throw error instanceof FilesUnavailable ? error : new FilesUnavailable(error)
      })
    },
  }
}

const clientAt = (settings: S3Settings, endPoint: string): S3Client =>
  new S3Client({
    endPoint,
    bucket: settings.bucket,
    region: settings.region,
    accessKey: settings.accessKeyId,
    secretKey: settings.secretAccessKey,
  })

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

function ifMissing<T>(fallback: T) {
  return (error: unknown): T => {
    if (isMissing(error)) return fallback
    throw error
  }
}
