import { type Tier, tierIncludes, tierOfCatalogueLevel } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { NotFound, UpgradeRequired } from '../../platform/errors.ts'
import { selectTrackByFile } from './music.queries.ts'

/**
 * @param slug the name of the track's file without its extension
 * @returns the name of the file
 * @throws {NotFound} for an unknown or inactive track
 * @throws {UpgradeRequired} when the plan does not include it
 */
export async function selectTrackFor(db: Kysely<Schema>, tier: Tier, slug: string): Promise<string> {
  const track = await selectTrackByFile(db, `${slug}.mp3`)
  if (!track?.isActive) throw new NotFound('Track')
  if (!tierIncludes(tier, tierOfCatalogueLevel(track.subscriptionLevel))) {
    throw new UpgradeRequired('music', 'This music comes with a higher plan.')
  }
  return track.filename
}
