import {
  backgroundMusic,
  type MusicTrack,
  type SubscriptionLevel,
  type Tier,
  tierIncludes,
  tierOfCatalogueLevel,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { NotFound, UpgradeRequired } from '../../platform/errors.ts'
import { sendFile } from '../../platform/http/media.ts'
import { serve } from '../../platform/http/route.ts'
import { musicFile } from './import-music.ts'
import { selectActiveTracks, selectTrackByFile, type TrackRow } from './music.queries.ts'

export function musicRoutes(app: FastifyInstance, { db, files }: Deps): void {
  serve(app, backgroundMusic, { access: 'public' }, async ({ account }) => {
    const tier = account?.tier ?? 'firefly'
    return (await selectActiveTracks(db)).map((track) => present(track, tier))
  })

  app.get('/media/music/:file', { schema: { params: MusicFile } }, async (request, reply) => {
    await app.identify(request)
    const { file } = request.params as z.infer<typeof MusicFile>
    const track = await selectTrackByFile(db, file)
    // Administrators listen to what is kept back as well.
    const isOffered = track?.isActive || request.account?.isAdmin
    const stored = track && isOffered ? await files.find(musicFile(track.filename)) : null
    if (!track || !stored) throw new NotFound('Track')
    if (!tierIncludes(request.account?.tier ?? 'firefly', tierOf(track))) {
      throw new UpgradeRequired('track', 'This music comes with a higher plan.')
    }
    return sendFile(request, reply, stored, 'family')
  })
}

const MusicFile = z.object({ file: z.string().regex(/^[a-z0-9-]{1,80}\.mp3$/) })

const tierOf = (track: { subscriptionLevel: string }): Tier =>
  tierOfCatalogueLevel(track.subscriptionLevel as SubscriptionLevel)

function present(track: TrackRow, tier: Tier): MusicTrack {
  const accessible = tierIncludes(tier, tierOf(track))
  return {
    id: track.id,
    slug: track.filename.replace(/\.mp3$/, ''),
    name: track.title,
    title: track.title,
    description: track.description,
    category: track.category,
    webPath: track.webPath,
    duration: track.duration,
    tier: tierOf(track),
    isDefault: track.isDefault,
    isAccessible: accessible,
    requiresUpgrade: !accessible,
  }
}
