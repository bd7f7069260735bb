import {
  type Canon,
  continueStory as continueCall,
  getSeries,
  listSeriesStories,
  storySeries,
  updateSeries,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../platform/errors.ts'
import { byAddress } from '../../../platform/http/rate-limits.ts'
import { prefersAsync, serve, withStatus } from '../../../platform/http/route.ts'
import { presentCards } from '../present-story.ts'
import { ownStory } from '../readable-story.ts'
import { selectSeriesCards } from '../stories.queries.ts'
import { waitForStory } from '../wait-for-story.ts'
import { continueStory } from './continue-story.ts'
import { ownSeries, presentSeries, presentSeriesOf } from './own-series.ts'
import { lockSeries, saveSeries } from './series.queries.ts'

/** As for the making of any story. */
const costly = { max: 30, timeWindow: '1 minute', keyGenerator: byAddress }

export function seriesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, storySeries, { access: 'account' }, async ({ account, params }) => {
    return presentSeriesOf(db, account, await ownStory(db, account, params.id))
  })

  serve(app, continueCall, { access: 'account', limit: costly }, async (call) => {
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
    return presentCards(db, await selectSeriesCards(db, series.id))
  })
}
