import {
  defaultCadence,
  followRealImages,
  generateRealImages,
  narrateStoryAgain,
  plans,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { UpgradeRequired } from '../../platform/errors.ts'
import { prefersAsync, serve, withStatus } from '../../platform/http/route.ts'
import { refuseUnapproved } from '../plans/index.ts'
import { narrateAgain } from './narrate-again.ts'
import { followPainting, paintAgain, waitForPainting } from './paint-again.ts'
import { ownStory } from './readable-story.ts'
import { waitForNarration } from './wait-for-narration.ts'

/** A narration is minutes of work for the engine, and with a service it costs money. */
const costly = { max: 20, timeWindow: '10 minutes' }

/** Sound and pictures that a finished story is given anew. */
export function storyMediaRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps

  serve(
    app,
    narrateStoryAgain,
    { access: 'account', limit: costly },
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
    { access: 'account', limit: costly },
    async ({ account, params, request }) => {
      const story = await ownStory(db, account, params.id)
      refuseUnapproved(config, account)
      if (!plans[account.tier].realImages) {
        throw new UpgradeRequired('plan', 'Real images come with the Moonbeam plan.')
      }
      const paintingId = await paintAgain(deps, story)
      if (prefersAsync(request)) return withStatus(202, await followPainting(deps, story))
      const painted = await waitForPainting(deps, story.id, paintingId)
      return withStatus(painted.stillPainting ? 202 : 200, painted)
    },
  )

  serve(app, followRealImages, { access: 'account' }, async ({ account, params }) => {
    return followPainting(deps, await ownStory(db, account, params.id))
  })
}
