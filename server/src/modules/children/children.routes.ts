import {
  addChild as addChildCall,
  type Child,
  changeChild as changeChildCall,
  chooseDefaultVoice as chooseDefaultVoiceCall,
  getChild,
  listChildren,
  removeChild,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { Unauthenticated } from '../../platform/errors.ts'
import { drawn, sendDrawing } from '../../platform/http/media.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { previewFolder } from '../narration/index.ts'
import { addChild } from './add-child.ts'
import { changeChild } from './change-child.ts'
import { childInfoRoutes } from './child-info.routes.ts'
import { type ChildRow, deleteChild } from './children.queries.ts'
import { chooseDefaultVoice } from './choose-default-voice.ts'
import { consentRoutes } from './consent.routes.ts'
import { drawPortrait } from './draw-portrait.ts'
import { ownChild, ownChildren } from './own-child.ts'

export function childRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  childInfoRoutes(app, deps)
  consentRoutes(app, deps)

  serve(app, listChildren, { access: 'account' }, async ({ account }) => {
    return (await ownChildren(db, account)).map(present)
  })

  serve(app, addChildCall, { access: 'account' }, async ({ account, body }) => {
    return present(await addChild(db, account, body))
  })

  serve(app, getChild, { access: 'account' }, async ({ account, params }) => {
    return present(await ownChild(db, account, params.id))
  })

  serve(app, changeChildCall, { access: 'account' }, async ({ account, params, body }) => {
    return present(await changeChild(db, await ownChild(db, account, params.id), body))
  })

  serve(app, removeChild, { access: 'account' }, async ({ account, params }) => {
    const child = await ownChild(db, account, params.id)
    await deleteChild(db, child.id)
    await deps.files.removeAll(`children/${child.id}/`)
    await deps.files.removeAll(previewFolder(account.id))
    return withStatus(204, null)
  })

  serve(app, chooseDefaultVoiceCall, { access: 'account' }, async ({ account, params, body }) => {
    return present(await chooseDefaultVoice(db, account, await ownChild(db, account, params.id), body))
  })

  app.get(
    '/media/children/:id/:version/portrait.svg',
    {
      schema: { params: Portrait },
      config: { rateLimit: drawn },
      onRequest: (request) => app.identify(request),
    },
    async (request, reply) => {
      if (!request.account) throw new Unauthenticated()
      const { id } = request.params as z.infer<typeof Portrait>
      return sendDrawing(reply, drawPortrait(await ownChild(db, request.account, id)))
    },
  )
}

/** The profile's version is in the address, so that a browser may keep the picture until the profile changes. */
const Portrait = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647), version: z.string() })

function present(child: ChildRow): Child {
  return {
    ...child,
    portraitUrl: `/media/children/${child.id}/${child.profileVersion}/portrait.svg`,
    createdAt: child.createdAt.toISOString(),
  }
}
