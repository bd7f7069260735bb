import { trackFile, urlOf } from '@nightlight/contract'
import { categories, type Track, tracks } from '@nightlight/lullaby'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { seedOnce } from '../../platform/seeded.ts'
import { insertCategory, insertTrack, selectDefaultTrack, selectDurations } from './music.queries.ts'
import { renderMusic, trackFileKey } from './render-music.job.ts'

/** Adds the built-in tracks, and enqueues the rendering of those that have no file yet, or whose music has another length by now. */
export async function seedMusic({
  db,
  jobs,
  files,
}: Pick<PlatformDeps, 'db' | 'jobs' | 'files'>): Promise<void> {
  await seedOnce(
    db,
    'music',
    tracks.map(({ id }) => id),
    insertTracks,
  )
  const durations = await selectDurations(db)
  for (const [index, track] of tracks.entries()) {
    const duration = durations.get(fileOf(track))
    const isAsWritten = duration === undefined || duration === Math.round(track.seconds)
    if (isAsWritten && (await files.find(trackFileKey(track.id)))) continue
    // The default track at once; the others later, so that they do not slow down the first stories.
    const startAfter = new Date(Date.now() + (index === 0 ? 0 : startDelayMs))
    await jobs.enqueue(db, renderMusic, { trackId: track.id }, { singletonKey: track.id, startAfter })
  }
}

const startDelayMs = 45_000

const fileOf = ({ id }: Pick<Track, 'id'>) => `${id}.mp3`

async function insertTracks(trx: Kysely<Schema>, newIds: ReadonlySet<string>): Promise<void> {
  const hasDefault = (await selectDefaultTrack(trx)) !== undefined
  for (const category of categories) {
    const added = tracks.filter((track) => track.category === category.id && newIds.has(track.id))
    if (added.length === 0) continue
    const { name, description, sortOrder } = category
    const { id } = await insertCategory(trx, { name, description, sortOrder })
    for (const track of added) {
      await insertTrack(trx, {
        title: track.title,
        description: track.description,
        filename: fileOf(track),
        webPath: urlOf(trackFile, { params: { file: fileOf(track) } }),
        categoryId: id,
        duration: Math.round(track.seconds),
        subscriptionLevel: track.tier,
        isDefault: !hasDefault && track.id === tracks[0]?.id,
      })
    }
  }
}
