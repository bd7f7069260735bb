import { createHash } from 'node:crypto'
import { DatabaseRefused } from '../platform/database/index.ts'
import type { Files, ListedFile } from '../platform/files.ts'
import { inParallel } from '../platform/parallel.ts'
import { contentTypeOf } from '../providers/files/keys.ts'

const atOnce = 4

/**
 * Carries every file and reads each back. Those that are there already, byte for byte, are left as they are.
 * @throws when a file does not come back as it was
 */
export async function copyFiles(from: Files, to: Files, say: (what: string) => void): Promise<void> {
  const files = await listed(from)
  await inParallel(atOnce, files, async ({ key, size }, index) => {
    const bytes = await from.read(key)
    if (bytes?.length !== size) throw new Error(`${key} changed while it was read`)
    if (!(await isThere(to, key, bytes))) {
      await to.put(key, bytes, contentTypeOf(key))
      if (!(await isThere(to, key, bytes))) throw new Error(`${key} did not arrive as it was`)
    }
    if ((index + 1) % 500 === 0) say(`${index + 1} of ${files.length} files`)
  })
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  say(`${files.length} files (${bytes} bytes) are the same in both places.`)
}

/** @throws {DatabaseRefused} when there is any file that the source does not have */
export async function refuseForeignFiles(from: Files, to: Files): Promise<void> {
  const ours = new Set((await listed(from)).map(({ key }) => key))
  for await (const { key } of to.list()) {
    if (ours.has(key)) continue
    throw new DatabaseRefused(
      `The place for files is not empty: it holds ${key}. Choose another, or a prefix in it.`,
    )
  }
}

export async function listed(files: Files): Promise<ListedFile[]> {
  const found: ListedFile[] = []
  for await (const file of files.list()) found.push(file)
  return found
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function isThere(files: Files, key: string, bytes: Uint8Array): Promise<boolean> {
  const found = await files.find(key)
  if (found?.size !== bytes.length) return false
  const there = await files.read(key)
  return there !== null && digestOf(there) === digestOf(bytes)
}
