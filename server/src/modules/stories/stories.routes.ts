import {
  deleteStory as deleteCall,
  familyStories,
  favoriteStory,
  generateStory,
  getStory,
  listOwnStories,
  listStories,
  restoreStory as restoreCall,
  saveReadingPosition,
  shareStory,
  stopSharingStory,
  storyProgress,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors.ts'
import { sendFile } from '../../platform/http/media.ts'
import { byAddress } from '../../platform/http/rate-limits.ts'
import { prefersAsync, serve, withStatus } from '../../platform/http/route.ts'
import { openFamily, ownerFor } from '../families/index.ts'
import { deleteStory, restoreStory } from './delete-story.ts'
import { followStory } from './follow-story.ts'
import { presentCards, presentFamilyCards, presentStory } from './present-story.ts'
import { ownStory, readableStory } from './readable-story.ts'
import { savePosition } from './reading-position.queries.ts'
import { requestStory } from './request-story.ts'
import { seriesRoutes } from './series/series.routes.ts'
import {
  selectFamilyCards,
  selectOwnCards,
  selectSampleCards,
  setFavorite,
  setShared,
} from './stories.queries.ts'
import { waitForStory } from './wait-for-story.ts'

/** Families do not ask this often; a script that does is slowed before it fills the queue. */
const costly = { max: 30, timeWindow: '1 minute', keyGenerator: byAddress }
/** Each is a connection that stays; a page that has lost its network asks again every few seconds. */
const lasting = { max: 120, timeWindow: '1 minute' }

export function storyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  seriesRoutes(app, deps)

  serve(app, generateStory, { access: 'account', limit: costly }, async ({ account, body, request }) => {
    const story = body.familyId
      ? await requestStory(deps, await ownerFor(deps, account, body.familyId), body, account.id)
      : await requestStory(deps, account, body)
    if (prefersAsync(request)) return withStatus(202, story)
    return withStatus((await waitForStory(deps, story.id)) ? 200 : 202, story)
  })

  serve(app, listStories, { access: 'public' }, async ({ account, query }) => {
    const rows = account ? await selectOwnCards(db, account.id, query) : await selectSampleCards(db, query)
    return presentCards(db, rows)
  })

  serve(app, listOwnStories, { access: 'account' }, async ({ account, query }) => {
    return presentCards(db, await selectOwnCards(db, account.id, query))
  })

  serve(app, familyStories, { access: 'account' }, async ({ account, params, query }) => {
    const { ownerId } = await openFamily(db, account, params.id)
    return presentFamilyCards(db, await selectFamilyCards(db, { ownerId, memberId: account.id }, query))
  })

  serve(app, getStory, { access: 'public' }, async ({ account, params }) => {
    return presentStory(db, account, await readableStory(db, account, params.id))
  })

  serve(app, deleteCall, { access: 'account' }, async ({ account, params }) => {
    await deleteStory(deps, await ownStory(db, account, params.id))
    return withStatus(204, null)
  })

  serve(app, restoreCall, { access: 'account' }, async ({ account, params }) => {
    await restoreStory(deps, account, params.id)
    return withStatus(204, null)
  })

  serve(app, favoriteStory, { access: 'account' }, async ({ account, params, body }) => {
    const story = await ownStory(db, account, params.id)
    await setFavorite(db, story.id, body.favorite)
    return { id: story.id, favorite: body.favorite }
  })

  serve(app, saveReadingPosition, { access: 'account' }, async ({ account, params, body }) => {
    const story = await readableStory(db, account, params.id)
    const { updatedAt } = await savePosition(db, account.id, story.id, body)
    return { updatedAt: updatedAt.toISOString() }
  })

  serve(app, shareStory, { access: 'account' }, async ({ account, params }) => {
    const story = await ownStory(db, account, params.id)
    await setShared(db, story.id, true)
    return { url: `${deps.config.http.publicUrl}/story/${story.id}`, isShared: true }
  })

  serve(app, stopSharingStory, { access: 'account' }, async ({ account, params }) => {
    const story = await ownStory(db, account, params.id)
    await setShared(db, story.id, false)
    return withStatus(204, null)
  })

  app.get(
    storyProgress.url,
    {
      schema: { params: storyProgress.params },
      config: { rateLimit: lasting },
      onRequest: (request) => app.identify(request),
    },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof storyProgress.params>
      await followStory(deps, reply, () => readableStory(db, request.account, id))
    },
  )

  app.get('/media/stories/:id/*', { schema: { params: StoryFile } }, async (request, reply) => {
    await app.identify(request)
    const { id, '*': path } = request.params as z.infer<typeof StoryFile>
    const story = await readableStory(db, request.account, id)
    const file = await deps.files.find(`stories/${story.id}/${path}`)
    if (!file) throw new NotFound('File')
    return sendFile(request, reply, file, 'family')
  })
}

const StoryFile = z.object({
  id: z.uuid(),
  '*': z
    .string()
    .regex(
      /^(pictures|narration\/\d+|readings\/\d+\/[a-z0-9-]+)\/[a-z0-9-]+\.(svg|webp|mp3)$/,
      'File not found',
    ),
})
