import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '../platform/read-if-exists.ts'

/** A backup has this behind its name until it is complete. */
export const draftSuffix = '.draft'

const isDraft = (name: string) => /\.(tgz|tar\.gz)\.draft$/.test(name)

/** A backup that is being written grows all the time: a draft that has not changed for this long was left by one that was killed. */
const abandonedAfterMs = 60_000

/**
 * Removes what killed backups have left in a folder: drafts contain families' data and never become old.
 * @returns their names
 */
export async function removeDrafts(folder: string, now = Date.now()): Promise<string[]> {
  const removed: string[] = []
  for (const name of (await readdir(folder)).filter(isDraft).sort()) {
    const path = join(folder, name)
    const changedAt = (await stat(path).catch(ifMissing(null)))?.mtimeMs ?? now
    if (now - changedAt < abandonedAfterMs) continue
    await rm(path, { force: true })
    removed.push(name)
  }
  return removed
}
