import { checkOfflineStories, offlineStory, plans } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../../platform/http/limits.ts'
import { serve } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { presentStory, readableStory } from '../../stories/index.ts'
import { storyForDevice } from './offline-story.ts'
import { storiesStillThere, versionOf } from './stories-still-there.ts'

/** Stories that devices keep. The device holds the list; what may be on it is said here. */
export function offlineRoutes(app: FastifyInstance, { db }: PlatformDeps): void {
  serve(
    app,
    offlineStory,
    { access: 'account', limit: limits.offlineStories },
    async ({ account, params }) => {
      const readable = await readableStory(db, account, params.id)
      const story = storyForDevice(account, await presentStory(db, account, readable))
      return { allowance: plans[account.tier].offlineStories, version: versionOf(story), story }
    },
  )

  serve(
    app,
    checkOfflineStories,
    { access: 'account', limit: limits.offlineStories },
    async ({ account, body }) => {
      const stories = await storiesStillThere(db, account, body.ids)
      return { allowance: plans[account.tier].offlineStories, stories }
    },
  )
}
