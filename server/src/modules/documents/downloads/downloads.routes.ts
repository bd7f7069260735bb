import { prepareStoryDownload, storyAudioFile, urlOf } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../../platform/http/limits.ts'
import { serve, serveFile } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { ownStory } from '../../stories/index.ts'
import { exportStoryAudio } from './export-story-audio.ts'

/** Downloads of stories as MP3, on plans that include them. */
export function downloadRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  serve(
    app,
    prepareStoryDownload,
    { access: 'account', limit: limits.storySound },
    async ({ account, params, body }) => {
      const story = await ownStory(deps.db, account, params.id)
      await exportStoryAudio(deps, account, story, body.music)
      const query = { music: body.music ?? undefined }
      return { audioUrl: urlOf(storyAudioFile, { params: { id: story.id }, query }) }
    },
  )

  serveFile(
    app,
    storyAudioFile,
    { access: 'account', limit: limits.storySound },
    async ({ account, params, query, reply }) => {
      const story = await ownStory(deps.db, account, params.id)
      const { name, mp3 } = await exportStoryAudio(deps, account, story, query.music ?? null)
      return reply
        .type('audio/mpeg')
        .header('cache-control', 'private, no-store')
        .header('content-length', mp3.length)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(mp3)
    },
  )
}
