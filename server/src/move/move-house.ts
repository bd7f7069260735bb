import { isDeepStrictEqual } from 'node:util'
import { copyDatabase } from './copy-database.ts'
import { copyFiles, refuseStrangers } from './copy-files.ts'
import { endFilling } from './filling.ts'
import { type Address, openHouse } from './place.ts'

/**
 * Carries a house from one place to another and compares the two; the one it comes from stays as it is. Killed at any moment,
 * the same call goes on.
 * @param say hears of progress, in sentences
 */
export async function moveHouse(from: Address, to: Address, say: (what: string) => void): Promise<void> {
  const source = await openHouse(from)
  try {
    const target = await openHouse(to)
    try {
      const filesMove = !isDeepStrictEqual(from.files, to.files)
      if (filesMove) await refuseStrangers(source.files, target.files)
      await copyDatabase(source.database, target.database, say)
      if (filesMove) await copyFiles(source.files, target.files, say)
      await target.database.exclusively('nightlight move', endFilling)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
