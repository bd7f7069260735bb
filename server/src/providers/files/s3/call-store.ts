import { S3Errors } from '@bradenmacdonald/s3-lite-client'
import { FilesUnavailable } from '../../../platform/files.ts'

/**
 * Calls the store once.
 * @throws {FilesUnavailable} when it does not respond in time, cannot be reached, or reports that it is busy
 */
export async function callStore<T>(work: () => Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new StoreTimeout(timeoutMs)), timeoutMs)
  try {
    return await Promise.race([work(), timeout])
  } catch (error) {
    throw isTemporary(error) ? new FilesUnavailable(error) : error
  } finally {
    clearTimeout(timer)
  }
}

/** The response to HEAD has no body with the reason; a missing bucket was detected at the start. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3Errors.ServerError && error.statusCode === 404 && error.code !== 'NoSuchBucket'

class StoreTimeout extends Error {
  constructor(withinMs: number) {
    super(`The store did not respond within ${withinMs / 1000} seconds`)
  }
}

/** Messages of fetch when a connection fails or breaks. */
const connectionFailure = /^(fetch failed|terminated)$/

/**
 * Whether the store fails temporarily, rather than the request being wrong. Keys that are refused may be new and not known
 * everywhere yet, or our clock may be wrong for a while; wrong keys were detected at the start.
 */
function isTemporary(error: unknown): boolean {
  if (error instanceof S3Errors.ServerError) {
    return error.statusCode >= 500 || [401, 403, 408, 425, 429].includes(error.statusCode)
  }
  return (
    error instanceof StoreTimeout || (error instanceof TypeError && connectionFailure.test(error.message))
  )
}
