import { maxEndingMs, mixStory, storyEnding, storyTail } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { InvalidInput } from '../../../platform/errors.ts'
import { limits } from '../../../platform/http/limits.ts'
import { serve, serveFile } from '../../../platform/http/route.ts'
import { mediaUrl } from '../../../platform/media-url.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { readableStory } from '../../stories/index.ts'
import { NotRecorded } from './mix-with-music.ts'
import { findStorySound, makeStorySound } from './story-sound.ts'
import { makeStoryTail } from './story-tail.ts'

/**
 * Sound for devices on which a page cannot set the volume, such as phones with iOS: what is to be quieter has to be quieter in the
 * file. For everybody who may listen to the story.
 */
export function mixRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db, files, mixer } = deps

  serve(
    app,
    mixStory,
    { access: 'public', limit: limits.storyMix, onChildScreen: true },
    async ({ account, params, body }) => {
      const story = await readableStory(db, account, params.id)
      const sound = await makeStorySound(deps, account?.tier ?? 'firefly', { story, music: body.music })
      return { audioUrl: mediaUrl(sound) }
    },
  )

  serveFile(
    app,
    storyEnding,
    { access: 'public', limit: limits.storyMix, onChildScreen: true },
    async ({ account, params, query, reply }) => {
      const { fromMs, toMs, music = null } = query
      if (toMs <= fromMs) throw new InvalidInput('toMs', 'An ending ends after it begins')
      if (toMs - fromMs > maxEndingMs)
        throw new InvalidInput('toMs', `An ending lasts at most ${maxEndingMs / 1000} seconds`)
      const story = await readableStory(db, account, params.id)
      const key = await findStorySound(deps, account?.tier ?? 'firefly', { story, music })
      const sound = await files.read(key)
      if (!sound) throw new NotRecorded()
      const mp3 = await mixer.fadeOut(sound, { fromMs, toMs })
      return reply
        .type('audio/mpeg')
        .header('cache-control', 'private, no-store')
        .header('content-length', mp3.length)
        .send(mp3)
    },
  )

  serveFile(
    app,
    storyTail,
    { access: 'public', limit: limits.storyMix, onChildScreen: true },
    async ({ account, params, reply }) => {
      const mp3 = await makeStoryTail(deps, account?.tier ?? 'firefly', params)
      return (
        reply
          .type('audio/mpeg')
          // The same for every story: a device fetches it once.
          .header('cache-control', 'private, max-age=2592000')
          .header('content-length', mp3.length)
          .send(mp3)
      )
    },
  )
}
