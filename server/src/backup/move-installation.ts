import { isDeepStrictEqual } from 'node:util'
import { copyDatabase } from './copy-database.ts'
import { copyFiles, refuseForeignFiles } from './copy-files.ts'
import { finishImport } from './import-progress.ts'
import { type Location, openInstallation } from './location.ts'

/**
 * Carries an installation from one place to another and compares the two; the one it comes from stays as it is. Killed at any moment,
 * the same call goes on.
 * @param say hears of progress, in sentences
 */
export async function moveInstallation(
  from: Location,
  to: Location,
  say: (what: string) => void,
): Promise<void> {
  const source = await openInstallation(from)
  try {
    const target = await openInstallation(to)
    try {
      const filesMove = !isDeepStrictEqual(from.files, to.files)
      if (filesMove) await refuseForeignFiles(source.files, target.files)
      await copyDatabase(source.database, target.database, say)
      if (filesMove) await copyFiles(source.files, target.files, say)
      await target.database.withLock('nightlight move', finishImport)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
