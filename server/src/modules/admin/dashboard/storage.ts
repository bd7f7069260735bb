import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export interface Storage {
  /** Bytes; null where there is no such folder. */
  readonly files: number | null
  readonly free: number | null
  readonly total: number | null
}

/** Adding up the sizes of many files takes a while, so the sum is cached. */
const maxAgeMs = 10 * 60_000

/** How full the disk is, and how much of that are stored files. */
export function openStorageMonitor(dataDir: string): () => Promise<Storage> {
  let cached: { at: number; files: Promise<number | null> } | null = null
  return async () => {
    if (!cached || Date.now() - cached.at > maxAgeMs) {
      cached = { at: Date.now(), files: sizeOf(join(dataDir, 'files')) }
    }
    const disk = await statfs(dataDir).catch(() => null)
    return {
      files: await cached.files,
      free: disk && disk.bavail * disk.bsize,
      total: disk && disk.blocks * disk.bsize,
    }
  }
}

/** Whether so little space is left that a story could fail. */
export const isNearlyFull = ({ free, total }: Storage): boolean =>
  free !== null && total !== null && (free < 1024 ** 3 || free < total / 20)

async function sizeOf(folder: string): Promise<number | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) return null
  let bytes = 0
  for (const entry of entries) {
    const path = join(folder, entry.name)
    // A file may be deleted meanwhile.
    if (entry.isDirectory()) bytes += (await sizeOf(path)) ?? 0
    else
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      )
  }
  return bytes
}
