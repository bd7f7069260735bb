import {
  backgroundMusic,
  type MusicTrack,
  type SubscriptionLevel,
  type Tier,
  tierIncludes,
  tierOfCatalogueLevel,
  trackFile,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { NotFound, UpgradeRequired } from '../../platform/errors.ts'
import { sendFile } from '../../platform/http/media.ts'
import { serve, serveFile } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { musicFile } from './import-music.ts'
import { selectActiveTracks, selectTrackByFile, type TrackRow } from './music.queries.ts'

export function musicRoutes(app: FastifyInstance, { db, files }: PlatformDeps): void {
  serve(app, backgroundMusic, { access: 'public', onChildScreen: true }, async ({ account }) => {
    const tier = account?.tier ?? 'firefly'
    return (await selectActiveTracks(db)).map((track) => present(track, tier))
  })

  serveFile(
    app,
    trackFile,
    { access: 'public', onChildScreen: true },
    async ({ account, params, request, reply }) => {
      const track = await selectTrackByFile(db, params.file)
      // Administrators can also listen to inactive tracks.
      const isOffered = track?.isActive || account?.isAdmin
      const stored = track && isOffered ? await files.find(musicFile(track.filename)) : null
      if (!track || !stored) throw new NotFound('Track')
      if (!tierIncludes(account?.tier ?? 'firefly', tierOf(track))) {
        throw new UpgradeRequired('track', 'This music comes with a higher plan.')
      }
      return sendFile(request, reply, stored, 'installation')
    },
  )
}

const tierOf = (track: { subscriptionLevel: SubscriptionLevel }): Tier =>
  tierOfCatalogueLevel(track.subscriptionLevel)

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
