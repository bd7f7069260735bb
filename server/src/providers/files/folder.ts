import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Files, FilesUnavailable, type ListedFile } from '../../platform/files.ts'
import { ifMissing } from '../../platform/read-if-exists.ts'
import { contentTypeOf, validatedKey, validatedPrefix } from './keys.ts'

/** Files in a folder of this machine. */
export function filesInFolder(folder: string): Files {
  const pathOf = (key: string) => join(folder, validatedKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder })
      await writeAtomically(path, bytes)
    },
    async find(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(ifMissing(null))
      if (!found?.isFile()) return null
      return {
        size: found.size,
        contentType: contentTypeOf(key),
        address: null,
        open: (range) => createReadStream(path, range && { start: range.from, end: range.to }),
      }
    },
    read: (key) => readFile(pathOf(key)).catch(ifMissing(null)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeAll(prefix) {
      // Renamed first: a worker may still be writing into it, and a folder that is not empty cannot be removed.
      await rename(pathOf(validatedPrefix(prefix)), join(folder, trashPrefix + randomUUID())).catch(
        ifMissing(null),
      )
      await removeTrash(folder)
    },
    removeOlder: (prefix, before) => removeOlder(pathOf(validatedPrefix(prefix)), before),
    list: () => listBelow(folder, ''),
    async check() {
      await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
      await access(folder, constants.R_OK | constants.W_OK).catch((error: unknown) => {
        throw new FilesUnavailable(error)
      })
    },
  }
}

/** Voices and pictures of families must not be readable by other users of the machine. */
const ownerOnly = { folder: 0o700, file: 0o600 }

const trashPrefix = '.gone-'

/** Removes renamed folders, including those that a crash has left. */
async function removeTrash(folder: string): Promise<void> {
  const names = await readdir(folder).catch(ifMissing([]))
  for (const name of names.filter((each) => each.startsWith(trashPrefix))) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function* listBelow(folder: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch(ifMissing([]))
  for (const entry of entries) {
    const key = prefix + entry.name
    if (key.startsWith(trashPrefix)) continue
    if (entry.isDirectory()) yield* listBelow(folder, `${key}/`)
    else if (entry.isFile() && !isDraft(key)) {
      const found = await stat(join(folder, key)).catch(ifMissing(null))
      if (found) yield { key, size: found.size }
    }
  }
}

async function removeOlder(folder: string, before: Date): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(ifMissing([]))
  let removed = 0
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(ifMissing(null))
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** Suffix of files that are being written; a crash may leave some. */
const draftSuffix = '.draft'
const isDraft = (key: string) => key.endsWith(draftSuffix)

/** Atomic even in a crash: the bytes are flushed before the rename. */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}${draftSuffix}`
  try {
    const file = await open(draft, 'w', ownerOnly.file)
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
