import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3Client } from '@bradenmacdonald/s3-lite-client'
import { FilesUnavailable, type ListedFile, type StoredFile } from '../../../platform/files.ts'
import { inParallel } from '../../../platform/parallel.ts'
import { contentTypeOf, validatedKey, validatedPrefix } from '../keys.ts'
import type { Store } from '../with-retries.ts'
import { asking, isMissing } from './asking.ts'
import { presignedUrl } from './presigned-url.ts'

export interface S3Place {
  /** Without a slash at its end. */
  readonly endpoint: string
  /** How browsers reach the same store, where that is another address. */
  readonly publicEndpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Before every key; ends in a slash, or is empty. */
  readonly prefix: string
}

/** Objects are removed one by one, so many at a time: the call that removes many is missing on some servers. */
const removedAtOnce = 8

/** Who asks whether we are ready does not wait long. */
const checkWithinMs = 3_000

/** Names of files are never used twice. */
const keep = 'private, max-age=31536000, immutable'

/** Files in a bucket of an S3 store, which stays private: browsers get addresses that run out. */
export function filesInS3(place: S3Place, { answerWithinMs = 20_000 } = {}): Store {
  const client = clientAt(place, place.endpoint)
  const publicly = clientAt(place, place.publicEndpoint)
  const nameOf = (key: string) => place.prefix + validatedKey(key)
  const ask = <T>(work: () => Promise<T>) => asking(work, answerWithinMs)

  const stat = (key: string) => ask(() => client.statObject(nameOf(key))).catch(ifMissing(null))

  async function find(key: string): Promise<StoredFile | null> {
    const found = await stat(key)
    if (!found) return null
    return {
      size: found.size,
      contentType: found.metadata['Content-Type'] ?? contentTypeOf(key),
      address: await presignedUrl(publicly, nameOf(key)),
      open: (range) => Readable.from(contentOf(key, range)),
    }
  }

  async function* contentOf(key: string, range?: { from: number; to: number }): AsyncGenerator<Uint8Array> {
    const offset = range?.from ?? 0
    const length = range ? range.to - range.from + 1 : 0
    const answer = await ask(() => client.getPartialObject(nameOf(key), { offset, length }))
    if (answer.body) yield* answer.body as ReadableStream<Uint8Array>
  }

  const objects = (prefix: string) => client.listObjects({ prefix: place.prefix + prefix })
  const remove = (names: readonly string[]) =>
    inParallel(removedAtOnce, names, (name) => ask(() => client.deleteObject(name)))

  return {
    async put(key, bytes, contentType) {
      const metadata = { 'Content-Type': contentType, 'Cache-Control': keep }
      // Our own buffers are never shared between threads, which the client's type wants to know.
      await ask(() => client.putObject(nameOf(key), bytes as Uint8Array<ArrayBuffer>, { metadata }))
    },
    find,
    async read(key) {
      const read = async () => new Uint8Array(await (await client.getObject(nameOf(key))).arrayBuffer())
      return ask(read).catch(ifMissing(null))
    },
    async removeAll(prefix) {
      const found = await ask(() => all(objects(validatedPrefix(prefix))))
      await remove(found.map(({ key }) => key))
    },
    async removeOlder(prefix, before, found = new Set()) {
      const listed = await ask(() => all(objects(validatedPrefix(prefix))))
      const old = listed.filter(({ lastModified }) => lastModified < before).map(({ key }) => key)
      for (const name of old) found.add(name)
      await remove(old)
      return found.size
    },
    async *list(): AsyncGenerator<ListedFile> {
      const pages = objects('')
      for (;;) {
        const { value, done } = await ask(() => pages.next())
        if (done || !value) return
        yield { key: value.key.slice(place.prefix.length), size: value.size }
      }
    },
    async check() {
      // Nothing has this name: that the store says so is an answer.
      const look = () => client.statObject(nameOf('start/check')).catch(ifMissing(null))
      await asking(look, Math.min(answerWithinMs, checkWithinMs)).catch((error: unknown) => {
        throw error instanceof FilesUnavailable ? error : new FilesUnavailable(error)
      })
    },
  }
}

const clientAt = (place: S3Place, endPoint: string): S3Client =>
  new S3Client({
    endPoint,
    bucket: place.bucket,
    region: place.region,
    accessKey: place.accessKeyId,
    secretKey: place.secretAccessKey,
  })

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

function ifMissing<T>(instead: T) {
  return (error: unknown): T => {
    if (isMissing(error)) return instead
    throw error
  }
}
