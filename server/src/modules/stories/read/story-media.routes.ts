import {
  defaultCadence,
  generateRealImages,
  narrateStoryAgain,
  plans,
  realImagesStatus,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { UpgradeRequired } from '../../../platform/errors.ts'
import { limits } from '../../../platform/http/limits.ts'
import { prefersAsync, serve, withStatus } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { PictureDeps } from '../../pictures/index.ts'
import { refuseUnapproved } from '../../plans/index.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { readGeneration, regenerateImages, waitForImages } from '../illustrate/regenerate-images.ts'
import { narrateAgain } from '../narrate/narrate-again.ts'
import { ownStory } from './readable-story.ts'
import { waitForNarration } from './wait-for-narration.ts'

/** New narrations and pictures for a finished story. */
export function storyMediaRoutes(app: FastifyInstance, deps: PlatformDeps & PictureDeps & SpeechDeps): void {
  const { db, config } = deps

  serve(
    app,
    narrateStoryAgain,
    { access: 'account', limit: limits.storyMedia },
    async ({ account, params, body, request }) => {
      const story = await ownStory(db, account, params.id)
      const { providerId, voiceId, options } = body
      const cadence = options.cadence ?? defaultCadence
      const narrationId = await narrateAgain(deps, account, story, { providerId, voiceId, cadence })
      if (prefersAsync(request)) return withStatus(202, { narrationId })
      const audioUrl = await waitForNarration(deps, story.id, narrationId)
      return audioUrl ? withStatus(200, { audioUrl, narrationId }) : withStatus(202, { narrationId })
    },
  )

  serve(
    app,
    generateRealImages,
    { access: 'account', limit: limits.storyMedia },
    async ({ account, params, request }) => {
      const story = await ownStory(db, account, params.id)
      refuseUnapproved(config, account)
      if (!plans[account.tier].realImages) {
        throw new UpgradeRequired('plan', 'Real images come with the Moonbeam plan.')
      }
      const generationId = await regenerateImages(deps, story)
      if (prefersAsync(request)) return withStatus(202, await readGeneration(deps, story))
      const images = await waitForImages(deps, story.id, generationId)
      return withStatus(images.stillPainting ? 202 : 200, images)
    },
  )

  serve(app, realImagesStatus, { access: 'account' }, async ({ account, params }) => {
    return readGeneration(deps, await ownStory(db, account, params.id))
  })
}
