import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Provides a file for an upload that is too large for memory. It has no name any more when the work begins, so nothing is left of it
 * when this process is killed.
 * @param folder on a disk: a system's folder for temporary files may be in memory
 */
export async function withTemporaryFile<T>(
  folder: string,
  work: (file: FileHandle) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    return await work(file)
  } finally {
    await file.close()
  }
}
