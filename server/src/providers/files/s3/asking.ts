import { S3Errors } from '@bradenmacdonald/s3-lite-client'
import { FilesUnavailable } from '../../../platform/files.ts'

/**
 * Asks the store once.
 * @throws {FilesUnavailable} when it does not answer in time, cannot be reached, or says that it is busy
 */
export async function asking<T>(work: () => Promise<T>, withinMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooLate(withinMs)), withinMs)
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    throw mayPass(error) ? new FilesUnavailable(error) : error
  } finally {
    clearTimeout(timer)
  }
}

/** The answer to HEAD has no body that would name the reason; a bucket that is missing was found out at start. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3Errors.ServerError && error.statusCode === 404 && error.code !== 'NoSuchBucket'

class TooLate extends Error {
  constructor(withinMs: number) {
    super(`The store did not answer within ${withinMs / 1000} seconds`)
  }
}

/** What fetch says when there is no connection, and when one breaks off. */
const broken = /^(fetch failed|terminated)$/

/**
 * Whether it is the store that fails, and not what it was asked. Keys that are refused may be new and not known everywhere
 * yet, or our clock may be wrong for a while: wrong ones were found out at start.
 */
function mayPass(error: unknown): boolean {
  if (error instanceof S3Errors.ServerError) {
    return error.statusCode >= 500 || [401, 403, 408, 425, 429].includes(error.statusCode)
  }
  return error instanceof TooLate || (error instanceof TypeError && broken.test(error.message))
}
