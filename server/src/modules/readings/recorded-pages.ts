import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { readingsData, selectPages } from './readings.queries.ts'

/** All pages that relatives have recorded for the account, one after the other. */
export async function* recordedPagesOfAccount(
  { db, files }: Pick<PlatformDeps, 'db' | 'files'>,
  userId: number,
) {
  for (const reading of await readingsData(db, userId)) {
    for (const { position, file } of await selectPages(db, reading.id)) {
      const mp3 = await files.read(file)
      if (mp3) yield { reading, position, mp3 }
    }
  }
}
