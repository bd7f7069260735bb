import { randomUUID } from 'node:crypto'
import { S3Errors } from '@bradenmacdonald/s3-lite-client'
import { type Files, FilesRefused, FilesUnavailable } from '../../platform/files.ts'
import { filesInFolder } from './folder.ts'
import { filesInS3, type S3Settings } from './s3/index.ts'
import { withRetries } from './with-retries.ts'

export type FilesLocation =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Settings)

export interface OpenedFiles {
  /** For requests that somebody waits for: retries for a short time. */
  readonly files: Files
  /** For jobs: retries for long enough to survive a store that is down for a minute. */
  readonly retryingFiles: Files
}

const retryForMs = { requests: 2_000, start: 5_000, work: 90_000 }

/** @throws {FilesRefused} when the location cannot be used; the message says what to do */
export async function openFiles(location: FilesLocation): Promise<OpenedFiles> {
  if (location.kind === 'folder') {
    const files = filesInFolder(location.folder)
    return { files, retryingFiles: files }
  }
  const store = filesInS3(location)
  await checkAccess(withRetries(store, retryForMs.start)).catch((error: unknown) => {
    throw new FilesRefused(`The store at S3_ENDPOINT cannot be used: ${reasonOf(error, location)}`, {
      cause: error,
    })
  })
  return {
    files: withRetries(store, retryForMs.requests),
    retryingFiles: withRetries(store, retryForMs.work),
  }
}

/** Fails at the start rather than with the first picture. */
async function checkAccess(files: Files): Promise<void> {
  const key = `start/${randomUUID()}`
  await files.put(`${key}/hello`, new Uint8Array([1]), 'application/octet-stream')
  await files.read(`${key}/hello`)
  await files.removeAll(`${key}/`)
}

function reasonOf(error: unknown, { bucket }: S3Settings): string {
  const cause = error instanceof FilesUnavailable ? error.cause : error
  if (!(cause instanceof S3Errors.ServerError)) return `it does not respond (${describe(cause)}).`
  if (cause.code === 'NoSuchBucket') return `it has no bucket ${bucket}. Create it, or correct S3_BUCKET.`
  if (cause.code === 'RequestTimeTooSkewed') {
    return 'its clock and that of this machine differ by more than 15 minutes. Set the clock of this machine right.'
  }
  if (cause.statusCode === 403) {
    return `it refuses our key (${cause.code}). See S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION; the key must be allowed to list, read, write and delete.`
  }
  return `${cause.code} (${cause.statusCode}).`
}

/** The cause of an error of fetch says more than its message. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return code ? String(code) : error.message
}
