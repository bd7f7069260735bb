import {
  type Canon,
  continueStory as continueCall,
  getSeries,
  listSeriesStories,
  storySeries,
  updateSeries,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors.ts'
import { limits } from '../../../platform/http/limits.ts'
import { prefersAsync, serve, withStatus } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { presentCards } from '../read/present-story.ts'
import { ownStory } from '../read/readable-story.ts'
import { waitForStory } from '../read/wait-for-story.ts'
import { selectSeriesCards } from '../story-cards.queries.ts'
import type { WriterDeps } from '../write/story-writer.ts'
import { continueStory } from './continue-story.ts'
import { ownSeries, presentSeries, presentSeriesOf } from './own-series.ts'
import { lockSeries, saveSeries } from './series.queries.ts'

export function seriesRoutes(
  app: FastifyInstance,
  deps: PlatformDeps & SpeechDeps & Pick<WriterDeps, 'writer'>,
): void {
  const { db } = deps

  serve(app, storySeries, { access: 'account' }, async ({ account, params }) => {
    return presentSeriesOf(db, account, await ownStory(db, account, params.id))
  })

  serve(app, continueCall, { access: 'account', limit: limits.newStory }, async (call) => {
    const { account, params, body, request } = call
    const story = await continueStory(deps, account, await ownStory(db, account, params.id), body)
    if (prefersAsync(request)) return withStatus(202, story)
    return withStatus((await waitForStory(deps, story.id)) ? 200 : 202, story)
  })

  serve(app, getSeries, { access: 'account' }, async ({ account, params }) => {
    return presentSeries(db, await ownSeries(db, account, params.id))
  })

  serve(app, updateSeries, { access: 'account' }, async ({ account, params, body }) => {
    const own = await ownSeries(db, account, params.id)
    await db.transaction().execute(async (trx) => {
      const series = await lockSeries(trx, own.id)
      if (!series) throw new NotFound('Series')
      const changes = Object.entries(body.canon ?? {}).filter(([, text]) => text !== undefined)
      const canon: Canon = { ...series.canon, ...Object.fromEntries(changes) }
      await saveSeries(trx, own.id, { title: body.title ?? series.title, canon })
    })
    return presentSeries(db, own)
  })

  serve(app, listSeriesStories, { access: 'account' }, async ({ account, params }) => {
    const series = await ownSeries(db, account, params.id)
    return presentCards(db, await selectSeriesCards(db, series.id, account.id))
  })
}
