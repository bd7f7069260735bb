import { checkOfflineStories, offlineStory, plans } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../../platform/http/limits.ts'
import { serve } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { presentStory, readableStory } from '../../stories/index.ts'
import { offlineCopy } from './offline-story.ts'
import { readableOfflineStories, versionOf } from './readable-offline-stories.ts'

/** Offline copies. The device has the list of its copies; these calls say which of them it may have. */
export function offlineRoutes(app: FastifyInstance, { db }: PlatformDeps): void {
  serve(
    app,
    offlineStory,
    { access: 'account', limit: limits.offlineStories },
    async ({ account, params }) => {
      const readable = await readableStory(db, account, params.id)
      const story = offlineCopy(account, await presentStory(db, account, readable))
      return { allowance: plans[account.tier].offlineStories, version: versionOf(story), story }
    },
  )

  serve(
    app,
    checkOfflineStories,
    { access: 'account', limit: limits.offlineStories },
    async ({ account, body }) => {
      const stories = await readableOfflineStories(db, account, body.ids)
      return { allowance: plans[account.tier].offlineStories, stories }
    },
  )
}
