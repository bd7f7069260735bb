import {
  addChild as addChildCall,
  type Child,
  changeChild as changeChildCall,
  chooseDefaultVoice as chooseDefaultVoiceCall,
  getChild,
  listChildren,
  photoFile,
  portraitFile,
  removeChild,
  suggestLooks as suggestLooksCall,
  urlOf,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { sendSvg } from '../../platform/http/media.ts'
import { serve, serveFile, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { previewFolder } from '../voices/index.ts'
import { addChild } from './add-child.ts'
import { changeChild } from './change-child.ts'
import { childInfoRoutes } from './child-info.routes.ts'
import { type ChildRow, deleteChild } from './children.queries.ts'
import { chooseDefaultVoice } from './choose-default-voice.ts'
import { consentRoutes } from './consent.routes.ts'
import { drawPortrait } from './draw-portrait.ts'
import { ownChild, ownChildren } from './own-child.ts'
import { suggestLooks } from './suggest-looks.ts'

export function childRoutes(app: FastifyInstance, deps: PlatformDeps): void {
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

  serve(app, suggestLooksCall, { access: 'public', limit: limits.suggestedLooks }, async ({ body }) => ({
    looks: suggestLooks(body),
  }))

  serveFile(
    app,
    portraitFile,
    { access: 'account', limit: limits.drawing },
    async ({ account, params, request, reply }) =>
      sendSvg(request, reply, drawPortrait(await ownChild(db, account, params.id))),
  )
}

function present(child: ChildRow): Child {
  const { id, characterCreatedAt, characterBible, photoAnalysisResults, sourcePhotos } = child
  return {
    ...child,
    characterPhotos: (sourcePhotos ?? []).map((photo) =>
      urlOf(photoFile, { params: { id, photoId: photo.id } }),
    ),
    characterCreatedAt: characterCreatedAt?.toISOString() ?? null,
    characterBible: characterBible && { ...characterBible },
    photoAnalysisResults: photoAnalysisResults && { ...photoAnalysisResults },
    sourcePhotos: sourcePhotos?.map((photo) => ({ ...photo })) ?? null,
    portraitUrl: urlOf(portraitFile, { params: { id: child.id, version: String(child.profileVersion) } }),
    createdAt: child.createdAt.toISOString(),
  }
}
