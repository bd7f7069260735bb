import { categories, tracks } from '@nightlight/lullaby'
import type { Deps } from '../../deps.ts'
import { insertCategory, insertTrack } from './music.queries.ts'
import { fileOf, renderMusic } from './render-music.job.ts'

/** Lists our own music, and has the pieces rendered that are not on file yet. */
export async function seedMusic({ db, jobs, files }: Pick<Deps, 'db' | 'jobs' | 'files'>): Promise<void> {
  for (const category of categories) {
    const { name, description, sortOrder } = category
    const { id } = await insertCategory(db, { name, description, sortOrder })
    for (const track of tracks.filter((each) => each.category === category.id)) {
      await insertTrack(db, {
        title: track.title,
        description: track.description,
        filename: `${track.id}.mp3`,
        webPath: `/media/music/${track.id}.mp3`,
        categoryId: id,
        duration: Math.round(track.seconds),
        subscriptionLevel: track.tier,
        isDefault: track.id === tracks[0]?.id,
      })
    }
  }
  for (const [index, track] of tracks.entries()) {
    if (await files.find(fileOf(track.id))) continue
    // The default at once; the others when the first stories have had the machine to themselves.
    const startAfter = new Date(Date.now() + (index === 0 ? 0 : laterMs))
    await jobs.enqueue(db, renderMusic, { trackId: track.id }, { singletonKey: track.id, startAfter })
  }
}

const laterMs = 45_000
