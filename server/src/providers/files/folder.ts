import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Files } from '../../platform/files.ts'

/** Files in a folder of this machine. */
export function filesInFolder(folder: string): Files {
  const pathOf = (key: string) => join(folder, checked(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, bytes)
    },
    async find(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(ifMissing(null))
      if (!found?.isFile()) return null
      return {
        size: found.size,
        contentType: contentTypeOf(key),
        open: (range) => createReadStream(path, range && { start: range.from, end: range.to }),
      }
    },
    read: (key) => readFile(pathOf(key)).catch(ifMissing(null)),
    async removeAll(prefix) {
      if (!prefix.endsWith('/')) throw new Error(`Not a folder: ${prefix}`)
      await rm(pathOf(prefix), { recursive: true, force: true })
    },
    removeOlder: (prefix, before) => removeOlder(pathOf(prefix), before),
  }
}

async function removeOlder(folder: string, before: Date): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]))
  let removed = 0
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(folder, entry.name)
    const found = await stat(path).catch(ifMissing(null))
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** A crash leaves the old file or the new one: the bytes reach the disk before the name does. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    const file = await open(draft, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Keys are made by our own code; one that leaves the folder is a mistake, and stops here. */
function checked(key: string): string {
  const fine = /^[a-z0-9._/-]+$/i.test(key) && !key.split('/').includes('..') && !key.startsWith('/')
  if (!fine) throw new Error('A file key may hold letters, digits, dots and dashes only')
  return key
}

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
}

const contentTypeOf = (key: string) => contentTypes[extname(key)] ?? 'application/octet-stream'

function ifMissing<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return instead
    throw error
  }
}
