import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export interface Storage {
  /** Bytes; null where there is no such folder. */
  readonly files: number | null
  readonly free: number | null
  readonly total: number | null
}

/** Looking at every file takes a while where there are many. */
const freshMs = 10 * 60_000

/** How full the disk is, and how much of it the files are. */
export function storageOf(dataDir: string): () => Promise<Storage> {
  let known: { at: number; files: Promise<number | null> } | null = null
  return async () => {
    if (!known || Date.now() - known.at > freshMs) {
      known = { at: Date.now(), files: sizeOf(join(dataDir, 'files')) }
    }
    const disk = await statfs(dataDir).catch(() => null)
    return {
      files: await known.files,
      free: disk && disk.bavail * disk.bsize,
      total: disk && disk.blocks * disk.bsize,
    }
  }
}

/** Whether so little is left that a story could fail for it. */
export const isNearlyFull = ({ free, total }: Storage): boolean =>
  free !== null && total !== null && (free < 1024 ** 3 || free < total / 20)

async function sizeOf(folder: string): Promise<number | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) return null
  let bytes = 0
  for (const entry of entries) {
    const path = join(folder, entry.name)
    // A file may go while it is being looked at.
    if (entry.isDirectory()) bytes += (await sizeOf(path)) ?? 0
    else
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      )
  }
  return bytes
}
