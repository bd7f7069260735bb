import { downloadStorySound, TrackSlug } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { Unauthenticated } from '../../platform/errors.ts'
import { serve } from '../../platform/http/route.ts'
import { ownStory } from '../stories/index.ts'
import { storyToKeep } from './story-to-keep.ts'

/** Putting music under a story takes a thread for some seconds. */
const costly = { max: 20, timeWindow: '10 minutes' }

/** Stories as sound to keep, on plans that have it. */
export function downloadRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, downloadStorySound, { access: 'account', limit: costly }, async ({ account, params, body }) => {
    const story = await ownStory(deps.db, account, params.id)
    await storyToKeep(deps, account, story, body.music)
    const query = body.music ? `?music=${body.music}` : ''
    return { audioUrl: `/media/downloads/${story.id}/story.mp3${query}` }
  })

  app.get(
    '/media/downloads/:id/story.mp3',
    {
      schema: { params: Params, querystring: Query },
      config: { rateLimit: costly },
      onRequest: app.identify,
    },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof Params>
      const { music = null } = request.query as z.infer<typeof Query>
      if (!request.account) throw new Unauthenticated()
      const story = await ownStory(deps.db, request.account, id)
      const { name, mp3 } = await storyToKeep(deps, request.account, story, music)
      return reply
        .type('audio/mpeg')
        .header('cache-control', 'private, no-store')
        .header('content-length', mp3.length)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(mp3)
    },
  )
}

const Params = z.object({ id: z.uuid() })
const Query = z.object({ music: TrackSlug.optional() })
