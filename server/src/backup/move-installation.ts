import { isDeepStrictEqual } from 'node:util'
import { copyDatabase } from './copy-database.ts'
import { copyFiles, refuseForeignFiles } from './copy-files.ts'
import { finishImport } from './import-progress.ts'
import { type Location, openInstallation } from './location.ts'

/**
 * Copies an installation to another location and compares the two; the source is not changed. After a kill at any moment, the
 * same call continues.
 * @param print receives sentences about the progress
 */
export async function moveInstallation(
  from: Location,
  to: Location,
  print: (what: string) => void,
): Promise<void> {
  const source = await openInstallation(from)
  try {
    const target = await openInstallation(to)
    try {
      const filesMove = !isDeepStrictEqual(from.files, to.files)
      if (filesMove) await refuseForeignFiles(source.files, target.files)
      await copyDatabase(source.database, target.database, print)
      if (filesMove) await copyFiles(source.files, target.files, print)
      await target.database.withLock('nightlight move', finishImport)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
