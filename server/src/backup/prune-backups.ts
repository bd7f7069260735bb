import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseRefused } from '../platform/database/index.ts'
import { type BackupHead, entryNames } from './create-backup.ts'
import { removeDrafts } from './remove-drafts.ts'
import { readTarGz } from './tar.ts'

/**
 * Removes the backups in a folder that are older than the retention days, and the drafts of backups that were killed, so that
 * deleted data does not survive in them. Files that are no backups are left alone, whatever their names.
 * @returns the names of those that were removed
 */
export async function pruneBackups(
  folder: string,
  retentionDays: number,
  now = Date.now(),
): Promise<string[]> {
  const oldest = now - retentionDays * 24 * 60 * 60 * 1000
  const removed = await removeDrafts(folder, now)
  for (const name of (await readdir(folder)).sort()) {
    if (!/\.(tgz|tar\.gz)$/.test(name)) continue
    const path = join(folder, name)
    const madeAt = await madeAtOf(path)
    if (madeAt === null || madeAt >= oldest) continue
    await rm(path)
    removed.push(name)
  }
  return removed
}

/** Milliseconds since 1970; null for a file that is no backup. Backups of early releases lack the time, so the file's own is used. */
async function madeAtOf(path: string): Promise<number | null> {
  try {
    for await (const { name, bytes } of readTarGz(path)) {
      if (name !== entryNames.head) return null
      const { format, madeAt } = JSON.parse(Buffer.from(bytes).toString()) as Partial<BackupHead>
      if (format !== 1) return null
      return madeAt ? Date.parse(madeAt) : (await stat(path)).mtimeMs
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefused || error instanceof SyntaxError)) throw error
  }
  return null
}
