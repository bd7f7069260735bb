import { defaultCadence, generateRealImages, narrateStoryAgain, plans } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ExpectedError, UpgradeRequired } from '../../platform/errors.ts'
import { prefersAsync, serve, withStatus } from '../../platform/http/route.ts'
import { refuseUnapproved } from '../plans/index.ts'
import { narrateAgain } from './narrate-again.ts'
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

  serve(app, generateRealImages, { access: 'account', limit: costly }, async ({ account, params }) => {
    await ownStory(db, account, params.id)
    refuseUnapproved(config, account)
    if (!plans[account.tier].realImages) {
      throw new UpgradeRequired('plan', 'Real images come with the Moonbeam plan.')
    }
    throw new NoPictureService()
  })
}

/** The pictures of this house are painted by the illustrator; a service that makes others is not configured. */
class NoPictureService extends ExpectedError {
  constructor() {
    super(503, 'unavailable', 'Real images need a picture service, and none is set up here.', {
      suggestion: 'No picture service is set up here. Whoever runs this Nightlight can add one.',
    })
  }
}
