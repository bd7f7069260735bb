import { createHash } from 'node:crypto'
import { DatabaseRefused } from '../platform/database/index.ts'
import type { Files, ListedFile } from '../platform/files.ts'
import { inParallel } from '../platform/parallel.ts'
import { contentTypeOf } from '../providers/files/keys.ts'

const concurrency = 4

/**
 * Copies every file and reads each back. Files that already exist with the same bytes are skipped.
 * @throws when a file differs after it was copied
 */
export async function copyFiles(from: Files, to: Files, print: (what: string) => void): Promise<void> {
  const files = await listFiles(from)
  await inParallel(concurrency, files, async ({ key, size }, index) => {
    const bytes = await from.read(key)
    if (bytes?.length !== size) throw new Error(`${key} changed while it was read`)
    if (!(await isIdentical(to, key, bytes))) {
      await to.put(key, bytes, contentTypeOf(key))
      if (!(await isIdentical(to, key, bytes))) throw new Error(`${key} differs after it was copied`)
    }
    if ((index + 1) % 500 === 0) print(`${index + 1} of ${files.length} files`)
  })
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  print(`${files.length} files (${bytes} bytes) are identical in source and target.`)
}

/** @throws {DatabaseRefused} when the target has a file that the source does not have */
export async function refuseForeignFiles(from: Files, to: Files): Promise<void> {
  const ours = new Set((await listFiles(from)).map(({ key }) => key))
  for await (const { key } of to.list()) {
    if (ours.has(key)) continue
    throw new DatabaseRefused(
      `The target for files is not empty: it contains ${key}. Choose another one, or a prefix in it.`,
    )
  }
}

export async function listFiles(files: Files): Promise<ListedFile[]> {
  const listing: ListedFile[] = []
  for await (const file of files.list()) listing.push(file)
  return listing
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function isIdentical(files: Files, key: string, bytes: Uint8Array): Promise<boolean> {
  const listing = await files.find(key)
  if (listing?.size !== bytes.length) return false
  const copied = await files.read(key)
  return copied !== null && digestOf(copied) === digestOf(bytes)
}
