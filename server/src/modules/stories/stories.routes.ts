import {
  approveStory,
  changeSentence as changeSentenceCall,
  deleteStory as deleteCall,
  familyStories,
  favoriteStory,
  generateStory,
  getStory,
  listOwnStories,
  listStories,
  restoreStory as restoreCall,
  saveReadingPosition,
  sentenceChanges,
  shareStory,
  stopSharingStory,
  storyFile,
  storyProgress,
  storyRequest,
  understandStory,
  undoSentence as undoSentenceCall,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { ExpectedError, NotFound } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { sendFile } from '../../platform/http/media.ts'
import { prefersAsync, serve, serveEvents, serveFile, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { openFamily, ownerFor } from '../families/index.ts'
import type { PictureDeps } from '../pictures/index.ts'
import type { SpeechDeps } from '../voices/index.ts'
import { deleteStory, restoreStory } from './delete-story.ts'
import { changeSentence, undoSentence } from './edit/change-sentence.ts'
import { selectChanges } from './edit/sentence-changes.queries.ts'
import { followStory } from './read/follow-story.ts'
import { presentCards, presentFamilyCards, presentStory } from './read/present-story.ts'
import { ownStory, readableStory } from './read/readable-story.ts'
import { savePosition } from './read/reading-position.queries.ts'
import { waitForStory } from './read/wait-for-story.ts'
import { requestAgain } from './request/request-again.ts'
import { requestStory } from './request/request-story.ts'
import { understandDetails } from './request/understand-details.ts'
import { seriesRoutes } from './series/series.routes.ts'
import { selectAccess, selectStoryForJob, setFavorite, share, stopSharing } from './stories.queries.ts'
import { selectFamilyCards, selectOwnCards, selectSampleCards } from './story-cards.queries.ts'
import type { WriterDeps } from './write/story-writer.ts'
import { markApproved } from './written-story.queries.ts'

export function storyRoutes(
  app: FastifyInstance,
  deps: PlatformDeps & SpeechDeps & PictureDeps & Pick<WriterDeps, 'writer'>,
): void {
  const { db } = deps
  seriesRoutes(app, deps)

  serve(
    app,
    generateStory,
    { access: 'account', limit: limits.newStory },
    async ({ account, body, request }) => {
      const story = body.familyId
        ? await requestStory(deps, await ownerFor(deps, account, body.familyId), body, account.id)
        : await requestStory(deps, account, body)
      if (prefersAsync(request)) return withStatus(202, story)
      return withStatus((await waitForStory(deps, story.id)) ? 200 : 202, story)
    },
  )

  serve(
    app,
    understandStory,
    { access: 'account', limit: limits.understanding },
    async ({ account, body }) => {
      const owner = body.familyId ? await ownerFor(deps, account, body.familyId) : account
      return understandDetails(deps, owner, body)
    },
  )

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

  serve(app, getStory, { access: 'public', onChildScreen: true }, async ({ account, params }) => {
    return presentStory(db, account, await readableStory(db, account, params.id))
  })

  serve(app, storyRequest, { access: 'account' }, async ({ account, params }) => {
    const story = await selectStoryForJob(db, (await ownStory(db, account, params.id)).id)
    if (!story?.brief) throw new NotFound('Story')
    return requestAgain(db, account, story.brief)
  })

  serve(app, deleteCall, { access: 'account' }, async ({ account, params }) => {
    await deleteStory(deps, await ownStory(db, account, params.id))
    return withStatus(204, null)
  })

  serve(app, restoreCall, { access: 'account' }, async ({ account, params }) => {
    await restoreStory(deps, account, params.id)
    return withStatus(204, null)
  })

  serve(app, approveStory, { access: 'account' }, async ({ account, params }) => {
    const story = await ownStory(db, account, params.id)
    if (!(await markApproved(db, story.id))) throw new ExpectedError(409, 'conflict', readItWhole)
    return withStatus(204, null)
  })

  serve(app, sentenceChanges, { access: 'account' }, async ({ account, params }) => {
    const changes = await selectChanges(db, (await ownStory(db, account, params.id)).id)
    return changes.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() }))
  })

  serve(
    app,
    changeSentenceCall,
    { access: 'account', limit: limits.changedSentence },
    async ({ account, params, body }) => changeSentence(deps, await ownStory(db, account, params.id), body),
  )

  serve(
    app,
    undoSentenceCall,
    { access: 'account', limit: limits.changedSentence },
    async ({ account, params }) => undoSentence(deps, await ownStory(db, account, params.id), params.change),
  )

  serve(app, favoriteStory, { access: 'account' }, async ({ account, params, body }) => {
    const story = await ownStory(db, account, params.id)
    await setFavorite(db, story.id, body.favorite)
    return { id: story.id, favorite: body.favorite }
  })

  serve(
    app,
    saveReadingPosition,
    { access: 'account', onChildScreen: true },
    async ({ account, params, body }) => {
      const story = await readableStory(db, account, params.id)
      const { updatedAt } = await savePosition(db, account.id, story.id, body)
      return { updatedAt: updatedAt.toISOString() }
    },
  )

  serve(app, shareStory, { access: 'account' }, async ({ account, params, body }) => {
    const story = await ownStory(db, account, params.id)
    if ((await selectAccess(db, story.id))?.awaitsParent)
      throw new ExpectedError(409, 'conflict', readItFirst)
    const sharedUntil = await share(db, story.id, body?.duration)
    return {
      url: `${deps.config.http.publicUrl}/story/${story.id}`,
      isShared: true,
      sharedUntil: sharedUntil?.toISOString() ?? null,
    }
  })

  serve(app, stopSharingStory, { access: 'account' }, async ({ account, params }) => {
    const story = await ownStory(db, account, params.id)
    await stopSharing(db, story.id)
    return withStatus(204, null)
  })

  serveEvents(
    app,
    storyProgress,
    { access: 'public', limit: limits.storyProgress },
    ({ account, params, reply }) => followStory(deps, reply, () => readableStory(db, account, params.id)),
  )

  serveFile(
    app,
    storyFile,
    { access: 'public', onChildScreen: true },
    async ({ account, params, request, reply }) => {
      const story = await readableStory(db, account, params.id)
      const file = await deps.files.find(`stories/${story.id}/${params['*']}`)
      if (!file) throw new NotFound('File')
      return sendFile(request, reply, file, story.isSample ? 'installation' : 'family')
    },
  )
}

const readItWhole = 'This story is still being written. Please read it to its end before you say yes.'
const readItFirst = 'Nobody could check this story. Please read it and approve it before you share it.'
