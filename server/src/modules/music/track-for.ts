import { type Tier, tierIncludes, tierOfCatalogueLevel } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { NotFound, UpgradeRequired } from '../../platform/errors.ts'
import { selectTrackByFile } from './music.queries.ts'

/**
 * @param slug the track's name without its ending
 * @returns its file name, where it is offered and the plan reaches it
 */
export async function selectTrackFor(db: Kysely<Schema>, tier: Tier, slug: string): Promise<string> {
  const track = await selectTrackByFile(db, `${slug}.mp3`)
  if (!track?.isActive) throw new NotFound('Track')
  if (!tierIncludes(tier, tierOfCatalogueLevel(track.subscriptionLevel))) {
    throw new UpgradeRequired('music', 'This music comes with a higher plan.')
  }
  return track.filename
}
