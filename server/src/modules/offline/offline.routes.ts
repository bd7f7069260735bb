import { keepStory, keptStories, plans } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve } from '../../platform/http/route.ts'
import { presentStory, readableStory } from '../stories/index.ts'
import { storiesStillThere } from './stories-still-there.ts'
import { storyForDevice } from './story-for-device.ts'
import { versionOf } from './version-of.ts'

/** A device asks for one story after the other, and looks after all of them whenever it comes back to a network. */
const often = { max: 120, timeWindow: '1 minute' }

/** Stories that devices keep. The device holds the list; what may be on it is said here. */
export function offlineRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, keepStory, { access: 'account', limit: often }, async ({ account, params }) => {
    const readable = await readableStory(db, account, params.id)
    const story = storyForDevice(account, await presentStory(db, account, readable))
    return { allowance: plans[account.tier].offlineStories, version: versionOf(story), story }
  })

  serve(app, keptStories, { access: 'account', limit: often }, async ({ account, body }) => {
    const stories = await storiesStillThere(db, account, body.ids)
    return { allowance: plans[account.tier].offlineStories, stories }
  })
}
