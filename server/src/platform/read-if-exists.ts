import { access, constants, readdir, readFile } from 'node:fs/promises'

/** A file or folder that cannot be read, or is needed and missing; the message names it and says what to do. */
export class Unreadable extends Error {
  constructor(path: string, { code = 'unknown error' }: NodeJS.ErrnoException) {
    super(
      code === 'ENOENT'
        ? `There is no file ${path}.`
        : `${path} is there but cannot be read (${code}). Make it readable for the account that runs Nightlight.`,
    )
  }
}

/**
 * Only a file that does not exist is null: treating one that cannot be read as missing would lose its content.
 * @returns null if there is no such file
 * @throws {Unreadable} on every other error
 */
export const readIfExists = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch(onlyMissing(path, null))

/**
 * @returns the names in a folder; none if there is no such folder
 * @throws {Unreadable} on every other error
 */
export const listIfExists = (path: string): Promise<string[]> => readdir(path).catch(onlyMissing(path, []))

/** An error handler that returns a value if a file or folder is missing, and rethrows everything else. */
export function ifMissing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value
    throw error
  }
}

/** @throws {Unreadable} if there is no such file, or it cannot be read */
export async function requireReadable(path: string): Promise<void> {
  await access(path, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new Unreadable(path, error)
  })
}

const onlyMissing =
  <T>(path: string, value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw new Unreadable(path, error)
  }
